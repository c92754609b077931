import type { Member } from '@mowatt/contract'
import { Badge, Button, ButtonLink, Link } from '@mowatt/ui'
import { isEntryOpen } from '../entry/entry-rules.ts'
import { AliasForm } from './alias-form.tsx'
import { greetingTexts } from './overview-texts.ts'

type GreetingProps = {
  member: Member
  /** Omitted if the page's form has to do it. */
  onRename: (() => void) | undefined
}

/** The member, the alias that others see, and whether they are in the competition. */
export function Greeting({ member, onRename }: GreetingProps) {
  return (
    <header className="wl-greeting">
      <div className="wl-greeting-words">
        <h1 tabIndex={-1} className="text-h2 wrap-anywhere">
          {greetingTexts.hello(member.alias)}
        </h1>
        <p className="text-text-2">{greetingTexts.aliasOnly}</p>
        <p className="text-small text-text-2">
          {greetingTexts.signedIn[0]}
          <b className="text-text wrap-anywhere">{member.email}</b>{' '}
          <Link href="/account" className="inline-block">
            {greetingTexts.signedIn[1]}
          </Link>
        </p>
      </div>
      <div className="wl-greeting-side">
        <EntryBadge competition={member.competition} />
        <ButtonLink href="/mowatt" variant="quiet" size="small">
          {greetingTexts.chatWithMo}
        </ButtonLink>
        {onRename ? (
          <Button variant="quiet" size="small" onClick={onRename}>
            {greetingTexts.changeAlias}
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
    return <Badge>{status === 'upcoming' ? greetingTexts.opensSoon : greetingTexts.closed}</Badge>
  if (eligible) return <Badge tone="success">{greetingTexts.entered}</Badge>
  return <Badge tone="warn">{missing.length === 1 ? greetingTexts.oneStep : greetingTexts.steps(missing.length)}</Badge>
}
