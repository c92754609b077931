import type { BillField, ChatCard } from '@mowatt/contract'
import { Badge, Card } from '@mowatt/ui'
import { useId } from 'react'
import { checkWords, confidenceWords } from '../../../../shell/app/confidence-words.ts'

type BillCardProps = { card: Extract<ChatCard, { kind: 'bill' }> }

/** What the bill says: each value as it was understood, as it is printed, and what proves it. */
export function BillCard({ card: { title, fields, is_energy_bill } }: BillCardProps) {
  const titleId = useId()
  const doubtful = fields.filter(({ status }) => status === 'doubtful').length
  return (
    <section className="chat-card" aria-labelledby={titleId}>
      <Card tone="flat">
        <div className="chat-card-head">
          <div>
            <h2 id={titleId} className="text-h3">
              {title}
            </h2>
            <p className="text-small text-text-2">{summary(fields.length, is_energy_bill)}</p>
          </div>
          {fields.length > 0 &&
            (doubtful === 0 ? (
              <Badge tone="success">Nothing in doubt</Badge>
            ) : (
              <Badge tone="danger">{doubtful === 1 ? '1 value to check' : `${doubtful} values to check`}</Badge>
            ))}
        </div>
        <dl className="bill-fields">
          {fields.map((field) => (
            <Field key={field.path} field={field} />
          ))}
        </dl>
      </Card>
    </section>
  )
}

function Field({ field }: { field: BillField }) {
  const { label, text, printed, page, status, checks } = field
  const proof = checkWords(checks)
  return (
    <div className="bill-field" data-status={status}>
      <dt>{label}</dt>
      <dd className="bill-value">{text}</dd>
      <dd className="bill-proof">
        <span className="bill-confidence">{confidenceWords(field)}.</span> Printed as{' '}
        <q className="bill-printed">{printed}</q> on page {page}.{proof && ` ${proof}`}
      </dd>
    </div>
  )
}

function summary(count: number, isEnergyBill: boolean): string {
  if (!isEnergyBill) return 'This does not read as a gas or electricity bill.'
  if (count === 0) return 'I could not read any value of it.'
  return `${count} ${count === 1 ? 'value' : 'values'}, each with where I found it.`
}
