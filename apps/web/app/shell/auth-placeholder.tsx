import { Skeleton } from '@mowatt/ui'

/** Stands in the header where the account will be; its words are shown when the start is cold, or slow. */
export function AuthPlaceholder() {
  return (
    <output className="account-waiting">
      <span className="account-setting-up">Setting up</span>
      <Skeleton className="size-11 rounded-full" />
    </output>
  )
}
