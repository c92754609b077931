import { Skeleton } from '@mowatt/ui'
import { authPlaceholderTexts } from './shell-texts.ts'

/** Stands in the header where the account will be; its words are shown when the start is cold, or slow. */
export function AuthPlaceholder() {
  return (
    <output className="account-waiting">
      <span className="account-setting-up">{authPlaceholderTexts.settingUp}</span>
      <Skeleton className="size-11 rounded-full" />
    </output>
  )
}
