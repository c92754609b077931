import type { Switch } from '@mowatt/contract'
import { sayAgainstStaying } from '@mowatt/contract/saving-of'
import { Badge, Card } from '@mowatt/ui'
import { pounds } from '../../shell/app/money-words.ts'
import { PAYMENT_WORDS } from '../../shell/app/payment-words.ts'
import { sayMoment } from './say-moment.ts'
import { isOpen } from './switch-states.ts'
import { offerSummaryTexts } from './switch-texts.ts'
import { sayExitFee, sayHowLong } from './tariff-words.ts'

/** The exact tariff and price that the switch is about. */
export function OfferSummary({ about }: { about: Switch }) {
  const { tariff, state, offer_expires_at } = about
  const { saving_pence, exit_fees_now_pence: fees } = tariff
  return (
    <Card tone="flat" className="grid gap-4">
      <div className="switch-head">
        <div className="min-w-0">
          <h2 className="text-h4 wrap-anywhere">{tariff.name}</h2>
          <p className="text-small text-text-2 wrap-anywhere">{tariff.supplier}</p>
        </div>
        {tariff.is_sample && <Badge>{offerSummaryTexts.sampleTariff}</Badge>}
      </div>
      <p className="switch-price">
        <b>{pounds(tariff.yearly_pence)}</b> {offerSummaryTexts.aYear}
        {saving_pence !== null && (
          <span className="switch-saving" data-is-less={saving_pence > 0}>
            {sayAgainstStaying({ ...tariff, saving_pence })}
          </span>
        )}
      </p>
      <dl className="switch-rates">
        {tariff.rates.map(({ label, text }) => (
          <Term key={label} label={label} text={text} />
        ))}
      </dl>
      <p className="text-small text-text-2">{tariff.vat}</p>
      <dl className="switch-rates">
        <Term label={offerSummaryTexts.howYouPay} text={PAYMENT_WORDS[tariff.payment_method]} />
        <Term label={offerSummaryTexts.howLongPrice} text={sayHowLong(tariff)} />
        <Term label={offerSummaryTexts.leaveEarly} text={sayExitFee(tariff)} />
        {fees > 0 && <Term label={offerSummaryTexts.leaveCurrent} text={pounds(fees)} />}
      </dl>
      {isOpen(state) && (
        <p className="text-small text-text-2">{offerSummaryTexts.offerLasts(sayMoment(offer_expires_at))}</p>
      )}
    </Card>
  )
}

function Term({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
