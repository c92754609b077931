import type { CardOf } from '@mowatt/contract'

/** Where each value of the reply comes from, folded until somebody wants to know. */
export function EvidenceCard({ card: { facts } }: { card: CardOf<'evidence'> }) {
  return (
    <details className="chat-card chat-fold">
      <summary>How I know</summary>
      <dl>
        {facts.map(({ text, from }) => (
          <div key={`${text} ${from}`}>
            <dt>{text}</dt>
            <dd>{from}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
