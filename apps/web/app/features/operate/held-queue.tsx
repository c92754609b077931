import type { listHeldEntries, ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { EmptyState, Note } from '@mowatt/ui'
import { useEffect, useRef, useState } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { DecideEntry } from './decide-entry.tsx'
import { EntryState } from './entry-state.tsx'
import { ListPages } from './list-pages.tsx'
import { decideTexts, heldTexts } from './member-texts.ts'

type Queue = ReplyOf<typeof listHeldEntries>

type HeldQueueProps = {
  queue: Queue
  isFirstPage: boolean
  call: Call
  onChange: (queue: Queue) => void
  /** There are more behind these, or they may have changed. */
  onStale: () => void
}

/** Pending entries. A decided one is removed, and the focus moves to the next. */
export function HeldQueue({ queue, isFirstPage, call, onChange, onStale }: HeldQueueProps) {
  const [told, setTold] = useState('')
  const [decided, setDecided] = useState<{ at: number }>()
  const said = useRef<HTMLOutputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { entries, next } = queue

  useEffect(() => {
    if (!decided) return
    const places = list.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []
    const place = places[Math.min(decided.at, places.length - 1)]
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
  }, [decided])

  function leave(at: number, words: string) {
    setTold(words)
    setDecided({ at })
    const left = entries.toSpliced(at, 1)
    onChange({ entries: left, next })
    if (left.length === 0 && next !== null) onStale()
  }

  /** It may still wait: for another operator, or for another decision. */
  function stay(words: string) {
    setTold(words)
    said.current?.focus()
    onStale()
  }
  return (
    <div ref={list} className="ops-queue">
      <output ref={said} tabIndex={-1} className="ops-told">
        {told}
      </output>
      {entries.length === 0 && (
        <section className="ops-panel" data-place tabIndex={-1} aria-label={heldTexts.noneLabel}>
          <EmptyState isSmall headingLevel="h2" title={heldTexts.none} text={heldTexts.noneText} />
        </section>
      )}
      {entries.some(({ proposals }) => proposals !== null) && <Note tone="info">{decideTexts.needsSecond}</Note>}
      {entries.length > 0 && (
        <ul className="ops-queue">
          {entries.map((entry, at) => (
            <li key={entry.entry_id} className="ops-panel">
              <div className="ops-entry-head">
                <h2 className="text-h4" data-place tabIndex={-1}>
                  {heldTexts.entry(entry.what, inThousands(entry.points))}
                </h2>
                <EntryState state={entry.state} />
              </div>
              <p className="text-small text-text-2">
                <AppLink href={`/operate/members/${encodeURIComponent(entry.member_id)}`}>{entry.alias}</AppLink>,{' '}
                {longDate(entry.at.slice(0, 10))}. {entry.reason}
              </p>
              <DecideEntry
                entry={entry}
                call={call}
                onDecided={(told) => (entry.proposals === null ? leave(at, told) : stay(told))}
              />
            </li>
          ))}
        </ul>
      )}
      <ListPages
        first="/operate/held"
        isFirst={isFirstPage}
        next={next === null ? null : `/operate/held?after=${next}`}
      />
    </div>
  )
}
