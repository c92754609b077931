import type { BillField, CardOf } from '@mowatt/contract'
import { Badge, ButtonLink } from '@mowatt/ui'
import { useCallback, useContext, useState } from 'react'
import { checkWords, confidenceWords } from '../../../../shell/app/confidence-words.ts'
import { BillProofSlot } from './bill-proof-slot.ts'
import { CardText } from './card-text.tsx'
import { billCardTexts } from './card-texts.ts'
import { Fold } from './fold.tsx'
import { SayChip } from './say-chip.tsx'

/** How many values are shown; the rest are behind one press. */
const FIRST = 8

/** The values of a bill: each as it was understood, as it is printed, and its proof. */
export function BillCard({ card: given, isOpen }: { card: CardOf<'bill'>; isOpen: boolean }) {
  const [live, setLive] = useState<{ card: CardOf<'bill'>; isNewer: boolean }>()
  const show = useCallback((card: CardOf<'bill'>, isNewer: boolean) => setLive({ card, isNewer }), [])
  const card = live?.card ?? given
  const { bill_id, title, fields } = card
  const showProof = useContext(BillProofSlot)?.showProof
  const doubtful = fields.filter(({ status }) => status === 'doubtful')
  const values = <Values card={card} doubtful={doubtful.length} />
  return (
    <figure aria-label={title}>
      <Fold
        isOpen={isOpen}
        title={title}
        tag={fields.length > 0 && <Doubts count={doubtful.length} isOff={card.sum?.outcome === 'differs'} />}
      >
        <p className="text-small text-text-2">{summary(card)}</p>
        {showProof && fields.length > 0 ? showProof({ billId: bill_id, fallback: values, onShown: show }) : values}
        {live?.isNewer && (
          <output className="mt-4 flex flex-wrap items-center gap-3 text-small">
            {billCardTexts.outdated[0]}
            <SayChip says={billCardTexts.compareSays}>{billCardTexts.outdated[1]}</SayChip>
          </output>
        )}
        <CardText card={card} />
      </Fold>
    </figure>
  )
}

function Values({ card: { bill_id, fields }, doubtful }: { card: CardOf<'bill'>; doubtful: number }) {
  const [isWhole, setIsWhole] = useState(false)
  const sorted = fields.toSorted((one, other) => placeOf(one) - placeOf(other))
  const shown = isWhole ? sorted : sorted.slice(0, Math.max(FIRST, doubtful))
  return (
    <>
      <dl className="bill-fields">
        {shown.map((field) => (
          <Field key={field.path} field={field} />
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2">
        {fields.length > 0 && (
          <ButtonLink href={`/bills/${encodeURIComponent(bill_id)}`} variant="quiet" size="small">
            {billCardTexts.seeProof}
          </ButtonLink>
        )}
        {shown.length < fields.length && (
          <button type="button" className="card-text-button" onClick={() => setIsWhole(true)}>
            {billCardTexts.showAll(fields.length)}
          </button>
        )}
      </div>
    </>
  )
}

const PRICES = /rate|standing charge|used|total|tariff|ends|exit fee/i

/** Values that need a look come first, then those that a year is calculated from; the rest in the order of the page. */
function placeOf({ status, label }: BillField): number {
  if (status === 'doubtful') return 0
  return PRICES.test(label) ? 1 : 2
}

function Doubts({ count, isOff }: { count: number; isOff: boolean }) {
  if (count === 0 && isOff) return <Badge tone="warn">{billCardTexts.doesntAddUp}</Badge>
  if (count === 0) return <Badge tone="success">{billCardTexts.looksRight}</Badge>
  return <Badge tone="danger">{count === 1 ? billCardTexts.oneToCheck : billCardTexts.toCheck(count)}</Badge>
}

function Field({ field }: { field: BillField }) {
  const { label, text, printed, page, status, checks } = field
  const proof = checkWords(checks)
  return (
    <div className="bill-field" data-status={status}>
      <dt>{label}</dt>
      <dd className="bill-value">{text}</dd>
      <dd className="bill-proof">
        <span className="bill-confidence">{confidenceWords(field)}.</span>
        {printed !== '' && (
          <>
            {billCardTexts.printed[0]}
            <q className="bill-printed">{printed}</q>
            {billCardTexts.printed[1]}
            {page}
            {billCardTexts.printed[2]}
          </>
        )}
        {proof && ` ${proof}`}
      </dd>
    </div>
  )
}

function summary({ fields: { length: count }, is_energy_bill, sum }: CardOf<'bill'>): string {
  // Of papers that are no bill, only a statement of what was sold has a sum.
  if (!is_energy_bill) return sum ? billCardTexts.exported : billCardTexts.otherFile
  if (count === 0) return billCardTexts.unreadable
  return count === 1 ? billCardTexts.oneValue : billCardTexts.values(count)
}
