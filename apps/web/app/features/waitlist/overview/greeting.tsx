import type { Member } from '@mowatt/contract'
import { Badge, Button, ButtonLink, Link } from '@mowatt/ui'
import { isEntryOpen } from '../entry/entry-words.ts'
import { AliasForm } from './alias-form.tsx'

type GreetingProps = {
  member: Member
  /** Nothing where the page's form has to do it. */
  onRename: (() => void) | undefined
}

/** Who is here, under which name others see them, and whether they are in the competition. */
export function Greeting({ member, onRename }: GreetingProps) {
  return (
    <header className="wl-greeting">
      <div className="wl-greeting-words">
        <h1 tabIndex={-1} className="text-h2 wrap-anywhere">
          Hello, {member.alias}
        </h1>
        <p className="text-text-2">Other people see your alias, never your email address.</p>
        <p className="text-small text-text-2">
          Signed in as <b className="text-text wrap-anywhere">{member.email}</b>{' '}
          <Link href="/account" className="inline-block">
            Manage your account
          </Link>
        </p>
      </div>
      <div className="wl-greeting-side">
        <EntryBadge competition={member.competition} />
        <ButtonLink href="/mowatt" variant="quiet" size="small">
          Chat with Mo
        </ButtonLink>
        {onRename ? (
          <Button variant="quiet" size="small" onClick={onRename}>
            Change alias
          </Button>
        ) : (
          <AliasForm alias={member.alias} />
        )}
      </div>
    </header>
  )
}

function EntryBadge({ competition }: { competition: Member['competition'] }) {
  const { eligible, missing, status } = competition
  if (!isEntryOpen(status))
    return <Badge>{status === 'upcoming' ? 'Competition opens soon' : 'Competition closed'}</Badge>
  if (eligible) return <Badge tone="success">In the competition</Badge>
  return <Badge tone="warn">{missing.length === 1 ? '1 step to enter' : `${missing.length} steps to enter`}</Badge>
}
