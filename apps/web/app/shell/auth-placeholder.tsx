import { Skeleton } from '@mowatt/ui'
import { authPlaceholderTexts } from './shell-texts.ts'

/** The placeholder of the account in the header; its text is shown if the start is cold, or slow. */
export function AuthPlaceholder() {
  return (
    <output className="account-waiting">
      <span className="account-setting-up">{authPlaceholderTexts.settingUp}</span>
      <Skeleton className="size-11 rounded-full" />
    </output>
  )
}
