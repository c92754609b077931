import { Button, Note, Skeleton } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import { looksTexts } from '../account/account-texts.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { useLooks } from './use-looks.ts'

/** When our staff looked at the account's data, and why. */
export function LooksPart({ settings }: { settings: IdentitySettings }) {
  const { looks, hasFailed, again } = useLooks(settings)
  if (hasFailed) {
    return (
      <>
        <Note tone="danger" announce="alert">
          {looksTexts.trouble}
        </Note>
        <Button variant="quiet" onClick={again}>
          {looksTexts.tryAgain}
        </Button>
      </>
    )
  }
  if (!looks) return <Skeleton className="h-16 w-full rounded-4" />
  if (looks.length === 0) return <p>{looksTexts.nobody}</p>
  return (
    <ul className="grid gap-3">
      {looks.map(({ at, what, reason }) => (
        <li key={at}>
          <p className="font-bold">{looksTexts.words[what]}</p>
          <p className="text-small text-text-2 wrap-anywhere">{looksTexts.why(dateAndTime(at), reason)}</p>
        </li>
      ))}
    </ul>
  )
}
