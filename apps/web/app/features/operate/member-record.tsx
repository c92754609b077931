import type { readMemberRecord, ReplyOf } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Note } from '@mowatt/ui'
import { useRef, useState } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { questName } from '../../shell/operate/quest-names.ts'
import { DecideEntry } from './decide-entry.tsx'
import { EntryState } from './entry-state.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { pointsByQuest } from './points-by-quest.ts'
import { decideTexts, recordTexts } from './member-texts.ts'

export type Record = ReplyOf<typeof readMemberRecord>

type MemberRecordProps = { record: Record; call: Call; onDecided: () => void }

/** A member: their place and how it is calculated, and every entry with the possible decisions. */
export function MemberRecord({ record, call, onDecided }: MemberRecordProps) {
  const [told, setTold] = useState('')
  const said = useRef<HTMLOutputElement>(null)
  const { member, rank, total, entries, held_points: held, referrals } = record
  const decided = (words: string) => {
    setTold(words)
    // The form that had the focus is removed.
    said.current?.focus()
    onDecided()
  }
  return (
    <>
      <FigureTiles
        tiles={[
          { figure: inThousands(rank), words: recordTexts.place(inThousands(total)) },
          { figure: inThousands(member.points), words: recordTexts.counting },
          { figure: inThousands(held), words: recordTexts.held },
          {
            figure: inThousands(referrals.credited),
            words: recordTexts.friends(referrals.held),
          },
        ]}
      />
      <section className="ops-panel" aria-labelledby="why-title">
        <h2 id="why-title" className="text-h4">
          {recordTexts.whyTitle}
        </h2>
        <p className="text-small text-text-2">{recordTexts.whyText(longDate(member.joined_at.slice(0, 10)))}</p>
        <table className="ops-table ops-words" aria-labelledby="why-title">
          <thead>
            <tr>
              <th scope="col">{recordTexts.from}</th>
              <th scope="col">{recordTexts.points}</th>
            </tr>
          </thead>
          <tbody>
            {pointsByQuest(entries).map(({ quest, points }) => (
              <tr key={quest}>
                <th scope="row">{questName(quest)}</th>
                <td>{inThousands(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="ops-panel" aria-labelledby="ledger-title">
        <h2 id="ledger-title" className="text-h4">
          {recordTexts.ledger}
        </h2>
        <output ref={said} tabIndex={-1} className="ops-told">
          {told}
        </output>
        {entries.some(({ proposals }) => proposals !== null) && <Note tone="info">{decideTexts.needsSecond}</Note>}
        <ul className="ops-entries">
          {entries.map((entry) => (
            <li key={entry.entry_id}>
              <div className="ops-entry-head">
                <h3 className="text-body font-bold">{recordTexts.entry(entry.what, inThousands(entry.points))}</h3>
                <EntryState state={entry.is_taken_back ? 'taken_back' : entry.state} />
              </div>
              <p className="text-small text-text-2">
                {longDate(entry.at.slice(0, 10))}. {entry.why}
              </p>
              {entry.reason && <p className="text-small">{entry.reason}</p>}
              <DecideEntry
                entry={{ ...entry, appeal: entry.appeal?.state === 'open' ? entry.appeal.text : null }}
                answered={entry.appeal?.state === 'open' ? null : entry.appeal}
                mayReverse
                call={call}
                onDecided={decided}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
