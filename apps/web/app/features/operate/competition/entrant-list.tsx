import { excludeFromCompetition, type listEntrants, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, ChoiceField, EmptyState, Note } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { inThousands } from '../../../browser/in-thousands.ts'
import { longDate } from '../../../browser/long-date.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { ListPages } from '../list-pages.tsx'
import { ReasonForm } from '../reason-form.tsx'
import { leftOutWords } from './desk-words.ts'

type Found = ReplyOf<typeof listEntrants>
type Entry = Found['entries'][number]

type EntrantListProps = {
  found: Found
  editionId: string
  isLeftOut: boolean
  isFirstPage: boolean
  call: Call
  onActed: () => void
}

/** Who entered, and the way to keep somebody out of the ranking. */
export function EntrantList({ found, editionId, isLeftOut, isFirstPage, call, onActed }: EntrantListProps) {
  const { entries, next, exclusion } = found
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const base = `/operate/competition/${encodeURIComponent(editionId)}/entries`
  const own = isLeftOut ? `${base}?left_out=true` : base

  async function exclude(userId: string, act: 'exclude' | 'hold', reason: string): Promise<void> {
    const body = { user_id: userId, act, reason }
    const { outcome } = await call(excludeFromCompetition, { params: { id: editionId }, body })
    setTold(
      outcome === 'done' ? 'They’re out of the ranking.' : 'We’ve proposed it. Another operator has to confirm it.',
    )
    said.current?.focus()
    onActed()
  }
  return (
    <section className="ops-panel" aria-label="Entries">
      <nav className="ops-tabs" aria-label="Which entries">
        <AppLink href={base} aria-current={isLeftOut ? undefined : 'page'}>
          All entries
        </AppLink>
        <AppLink href={`${base}?left_out=true`} aria-current={isLeftOut ? 'page' : undefined}>
          Left out
        </AppLink>
      </nav>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      {exclusion === 'proposed' && (
        <Note tone="info">Entry has closed, so another operator has to confirm every exclusion.</Note>
      )}
      {entries.length === 0 && (
        <EmptyState isSmall headingLevel="h2" title={isLeftOut ? 'Nobody is left out' : 'Nobody has entered yet'} />
      )}
      <ul className="ops-entries">
        {entries.map((entry) => (
          <li key={entry.entry_id}>
            <Entrant entry={entry} canExclude={exclusion !== 'over'} onExclude={exclude} />
          </li>
        ))}
      </ul>
      <ListPages
        first={own}
        isFirst={isFirstPage}
        next={next === null ? null : `${own}${isLeftOut ? '&' : '?'}after=${next}`}
      />
    </section>
  )
}

type EntrantProps = {
  entry: Entry
  canExclude: boolean
  onExclude: (userId: string, act: 'exclude' | 'hold', reason: string) => Promise<void>
}

const choices = [
  { value: 'exclude', label: 'Exclude' },
  { value: 'hold', label: 'Hold back while we look into it' },
]

function Entrant({ entry, canExclude, onExclude }: EntrantProps) {
  const [act, setAct] = useState<'exclude' | 'hold'>('exclude')
  const { user_id: userId, place, points, left_out: leftOut, excluded } = entry
  const name = entry.alias ?? 'A deleted account'
  const out = leftOut ?? excluded
  return (
    <>
      <div className="ops-entry-head">
        <h2 className="text-body font-bold">
          {place !== null && `${inThousands(place)}. `}
          {userId === null ? (
            name
          ) : (
            <AppLink className="underline" href={`/operate/members/${encodeURIComponent(userId)}`}>
              {name}
            </AppLink>
          )}
        </h2>
        {out !== null && <Badge tone="danger">{leftOutWords(out)}</Badge>}
      </div>
      <p className="text-small text-text-2">
        Entered on {longDate(entry.entered_at.slice(0, 10))}.{points !== null && ` ${inThousands(points)} points.`}
      </p>
      {canExclude && userId !== null && (
        <details className="ops-more">
          <summary>
            Keep out of the ranking<span className="sr-only">: {name}</span>
          </summary>
          <ReasonForm
            name={`Keep ${name} out of the ranking`}
            button="Keep them out"
            variant="danger"
            onAct={(reason) => onExclude(userId, act, reason)}
          >
            <ChoiceField
              label="What to do"
              choices={choices}
              value={act}
              onChange={({ target }) => setAct(target.value === 'hold' ? 'hold' : 'exclude')}
            />
          </ReasonForm>
        </details>
      )}
    </>
  )
}
