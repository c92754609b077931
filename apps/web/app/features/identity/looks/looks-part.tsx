import { Button, Note, Skeleton } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { useLooks } from './use-looks.ts'

const words = {
  'chat.open': 'Someone on our team opened one of your conversations',
  'account.export': 'Someone on our team made a copy of your data',
} as const

/** When people of ours looked at what the account keeps, and why. */
export function LooksPart({ settings }: { settings: IdentitySettings }) {
  const { looks, hasFailed, again } = useLooks(settings)
  if (hasFailed) {
    return (
      <>
        <Note tone="danger" announce="alert">
          We couldn’t load this. Check your connection and try again.
        </Note>
        <Button variant="quiet" onClick={again}>
          Try again
        </Button>
      </>
    )
  }
  if (!looks) return <Skeleton className="h-16 w-full rounded-4" />
  if (looks.length === 0) return <p>Nobody has looked.</p>
  return (
    <ul className="grid gap-3">
      {looks.map(({ at, what, reason }) => (
        <li key={at}>
          <p className="font-bold">{words[what]}</p>
          <p className="text-small text-text-2 wrap-anywhere">
            {dateAndTime(at)}. Why: {reason}
          </p>
        </li>
      ))}
    </ul>
  )
}
