import type { Switch } from '@mowatt/contract'
import { Badge, Card } from '@mowatt/ui'
import { pounds, savingWords } from '../../shell/app/money-words.ts'
import { sayMoment } from './say-moment.ts'
import { isOpen } from './switch-states.ts'

/** The exact tariff and price that the switch is about. */
export function OfferSummary({ about }: { about: Switch }) {
  const { tariff, state, offer_expires_at } = about
  const { saving_pence: saving, exit_fees_now_pence: fees } = tariff
  return (
    <Card tone="flat" className="grid gap-4">
      <div className="switch-head">
        <div className="min-w-0">
          <h2 className="text-h4 wrap-anywhere">{tariff.name}</h2>
          <p className="text-small text-text-2 wrap-anywhere">
            {tariff.supplier}. {tariff.term}
          </p>
        </div>
        {tariff.is_sample && <Badge>Sample tariff</Badge>}
      </div>
      <p className="switch-price">
        <b>{pounds(tariff.yearly_pence)}</b> a year
        {saving !== null && (
          <span className="switch-saving" data-is-less={saving > 0}>
            {saving === 0 ? 'The same as now' : `${savingWords(saving)} than now`}
          </span>
        )}
      </p>
      <dl className="switch-rates">
        {tariff.rates.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>How you pay</dt>
          <dd>{PAYS[tariff.payment_method]}</dd>
        </div>
        {fees > 0 && (
          <div>
            <dt>Leaving your present tariff today costs</dt>
            <dd>{pounds(fees)}</dd>
          </div>
        )}
      </dl>
      {isOpen(state) && <p className="text-small text-text-2">This price holds until {sayMoment(offer_expires_at)}.</p>}
    </Card>
  )
}

const PAYS = {
  direct_debit: 'Direct Debit',
  standard_credit: 'When the bill comes',
  prepayment: 'Prepayment meter',
} as const
