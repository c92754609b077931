import { Button, Note, Skeleton } from '@mowatt/ui'
import { dateAndTime } from '../../../browser/long-date.ts'
import { staffAccessTexts } from '../account/account-texts.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { useStaffAccess } from './use-staff-access.ts'

/** When our staff looked at the account's data, and why. */
export function StaffAccessPart({ settings }: { settings: IdentitySettings }) {
  const { looks, hasFailed, again } = useStaffAccess(settings)
  if (hasFailed) {
    return (
      <>
        <Note tone="danger" announce="alert">
          {staffAccessTexts.trouble}
        </Note>
        <Button variant="quiet" onClick={again}>
          {staffAccessTexts.tryAgain}
        </Button>
      </>
    )
  }
  if (!looks) return <Skeleton className="h-16 w-full rounded-4" />
  if (looks.length === 0) return <p>{staffAccessTexts.nobody}</p>
  return (
    <ul className="grid gap-3">
      {looks.map(({ at, what, reason }) => (
        <li key={at}>
          <p className="font-bold">{staffAccessTexts.words[what]}</p>
          <p className="text-small text-text-2 wrap-anywhere">{staffAccessTexts.why(dateAndTime(at), reason)}</p>
        </li>
      ))}
    </ul>
  )
}
