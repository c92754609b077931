import type { Declaration, Member } from '@mowatt/contract'
import { Button, ButtonLink, Card, CheckIcon, Checkbox, ClockIcon, Link, Note } from '@mowatt/ui'
import { type FormEvent, useState } from 'react'
import { useAct } from '../../../browser/use-act.ts'
import { entryCardTexts } from '../dashboard-texts.ts'
import { declarationList, isEntryOpen } from './entry-rules.ts'
import { conditionTexts, statusTexts } from './entry-texts.ts'

type EntryCardProps = {
  competition: Member['competition']
  /** Omitted if the page's form has to do it. */
  onDeclare?: ((declarations: Record<Declaration, boolean>) => Promise<void>) | undefined
}

/** The competition beside the queue: its requirements, what is missing, and the three declarations. */
export function EntryCard({ competition, onDeclare }: EntryCardProps) {
  const isOpen = isEntryOpen(competition.status)
  return (
    <section id="competition" aria-labelledby="entry-title">
      <Card tone="flat" className="grid gap-4">
        <div className="wl-card-head">
          <h2 id="entry-title" className="text-h3">
            {entryCardTexts.title}
          </h2>
          <Link href="/competition" className="text-small font-bold">
            {isOpen ? entryCardTexts.rules : entryCardTexts.results}
          </Link>
        </div>
        {isOpen ? <OpenEntry competition={competition} onDeclare={onDeclare} /> : <ClosedEntry {...competition} />}
      </Card>
    </section>
  )
}

function ClosedEntry({ status }: Member['competition']) {
  return (
    <>
      <p className="text-text-2">{entryCardTexts.stillEarn(statusTexts[status])}</p>
      <Button disabled className="justify-self-start">
        {status === 'upcoming' ? entryCardTexts.notOpenYet : entryCardTexts.closed}
      </Button>
    </>
  )
}

function OpenEntry({ competition, onDeclare }: EntryCardProps) {
  const { declarations, missing, eligible } = competition
  const [said, setSaid] = useState<Record<Declaration, boolean>>(declarations)
  const act = useAct()
  const hasGame = !missing.includes('game')
  const isSaved = declarationList.every((each) => declarations[each])
  const isChanged = declarationList.some((each) => declarations[each] !== said[each])

  function declare(event: FormEvent) {
    if (!onDeclare) return
    event.preventDefault()
    const isComplete = declarationList.every((each) => said[each])
    // A user who has entered may withdraw a consent; that ends the entry.
    if (!isComplete && !isSaved) return act.refuse(entryCardTexts.tickAll)
    void act.run(() => onDeclare(said))
  }

  return (
    <>
      {eligible ? (
        <Note tone="success" announce="status">
          {entryCardTexts.entered}
        </Note>
      ) : (
        <p className="text-text-2">{entryCardTexts.free}</p>
      )}
      <ul className="wl-conditions">
        <Condition isMet={!missing.includes('email_verified')} text={conditionTexts.email_verified} />
        <Condition isMet={hasGame} text={conditionTexts.game} />
        {missing.includes('one_per_person') && <Condition isMet={false} text={conditionTexts.one_per_person} />}
      </ul>
      <form method="post" action="/waitlist" className="grid gap-1" onSubmit={declare}>
        <input type="hidden" name="intent" value="declare" />
        {declarationList.map((each) => (
          <Checkbox
            key={each}
            name={each}
            value="yes"
            label={conditionTexts[each]}
            defaultChecked={declarations[each]}
            onChange={(event) => setSaid({ ...said, [each]: event.currentTarget.checked })}
          />
        ))}
        {isSaved && <p className="mt-1 text-small text-text-2">{entryCardTexts.unticking}</p>}
        {act.error && (
          <Note tone="danger" announce="alert">
            {act.error}
          </Note>
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          {(!isSaved || isChanged || !onDeclare) && (
            <Button
              type="submit"
              variant="strong"
              size="small"
              isLoading={act.isBusy}
              loadingLabel={entryCardTexts.saving}
            >
              {isSaved ? entryCardTexts.save : entryCardTexts.saveAndEnter}
            </Button>
          )}
          {!hasGame && (
            <ButtonLink href="/waitlist/game" variant="quiet" size="small">
              {entryCardTexts.play}
            </ButtonLink>
          )}
        </div>
      </form>
    </>
  )
}

function Condition({ isMet, text }: { isMet: boolean; text: string }) {
  return (
    <li data-met={isMet}>
      {isMet ? <CheckIcon size="small" /> : <ClockIcon size="small" />}
      <span>
        {text}
        <span className="sr-only">{isMet ? entryCardTexts.isDone : entryCardTexts.stillMissing}</span>
      </span>
    </li>
  )
}
