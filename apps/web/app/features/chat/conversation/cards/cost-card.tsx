import type { ChatCard } from '@mowatt/contract'
import { Card } from '@mowatt/ui'
import { useId } from 'react'
import { longDate } from '../../../../browser/long-date.ts'
import { pounds } from '../../../../shell/app/confidence-words.ts'

type CostCardProps = { card: Extract<ChatCard, { kind: 'cost' }> }

/** What a year costs on the bill's own rates, with the whole sum. */
export function CostCard({ card: { from, pence, low_pence: low, high_pence: high, working, notes } }: CostCardProps) {
  const titleId = useId()
  return (
    <section className="chat-card" aria-labelledby={titleId}>
      <Card tone="flat">
        <h2 id={titleId} className="text-h3">
          What your year costs
        </h2>
        <p className="cost-figure">
          {pounds(pence)} <small>a year</small>
        </p>
        <p className="text-small text-text-2">
          On the rates of your bill, from {longDate(from)}.
          {low !== null && high !== null && low !== high && ` Between ${pounds(low)} and ${pounds(high)}.`}
        </p>
        {working.map(({ title, lines, total }) => (
          <div key={title} className="cost-sum">
            <h3 className="font-bold">{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="cost-total">{total}</p>
          </div>
        ))}
        {notes.length > 0 && (
          <ul className="cost-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}
