import { excludeFromCompetition, type listEntrants, type ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, ChoiceField, EmptyState, Note } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { inThousands } from '../../../browser/in-thousands.ts'
import { longDate } from '../../../browser/long-date.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { ListPages } from '../list-pages.tsx'
import { ReasonForm } from '../reason-form.tsx'
import { leftOutWords } from './competition-words.ts'
import { entrantListTexts } from './competition-texts.ts'

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

/** The entrants, and the way to exclude one from the ranking. */
export function EntrantList({ found, editionId, isLeftOut, isFirstPage, call, onActed }: EntrantListProps) {
  const { entries, next, exclusion } = found
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const base = `/operate/competition/${encodeURIComponent(editionId)}/entries`
  const own = isLeftOut ? `${base}?left_out=true` : base

  async function exclude(userId: string, act: 'exclude' | 'hold', reason: string): Promise<void> {
    const body = { user_id: userId, act, reason }
    const { outcome } = await call(excludeFromCompetition, { params: { id: editionId }, body })
    setTold(outcome === 'done' ? entrantListTexts.excluded : entrantListTexts.proposed)
    said.current?.focus()
    onActed()
  }
  return (
    <section className="ops-panel" aria-label={entrantListTexts.title}>
      <nav className="ops-tabs" aria-label={entrantListTexts.which}>
        <AppLink href={base} aria-current={isLeftOut ? undefined : 'page'}>
          {entrantListTexts.all}
        </AppLink>
        <AppLink href={`${base}?left_out=true`} aria-current={isLeftOut ? 'page' : undefined}>
          {entrantListTexts.leftOut}
        </AppLink>
      </nav>
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      {exclusion === 'proposed' && <Note tone="info">{entrantListTexts.closed}</Note>}
      {entries.length === 0 && (
        <EmptyState
          isSmall
          headingLevel="h2"
          title={isLeftOut ? entrantListTexts.noneLeftOut : entrantListTexts.none}
        />
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
  { value: 'exclude', label: entrantListTexts.exclude },
  { value: 'hold', label: entrantListTexts.holdBack },
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
        {entrantListTexts.entered(longDate(entry.entered_at.slice(0, 10)))}{' '}
        {points !== null && entrantListTexts.points(inThousands(points))}
      </p>
      {canExclude && userId !== null && (
        <details className="ops-more">
          <summary>
            {entrantListTexts.keepOut}
            <span className="sr-only">: {name}</span>
          </summary>
          <ReasonForm
            name={entrantListTexts.keepOutOf(name)}
            button={entrantListTexts.keepOutButton}
            variant="danger"
            onAct={(reason) => onExclude(userId, act, reason)}
          >
            <ChoiceField
              label={entrantListTexts.whatToDo}
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
