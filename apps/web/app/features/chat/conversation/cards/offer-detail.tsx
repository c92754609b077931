import type { ChatOffer } from '@mowatt/contract'
import { Badge } from '@mowatt/ui'
import { pounds } from '../../../../shell/app/money-words.ts'
import { PAYMENT_WORDS } from '../../../../shell/app/payment-words.ts'
import { CardNotes } from './card-notes.tsx'
import { offerDetailTexts } from './offer-texts.ts'
import { StartSwitch } from './start-switch.tsx'
import { WorkingSums } from './working-sums.tsx'

/** All details of one tariff for this home. */
export function OfferDetail({ offer, comparisonId }: { offer: ChatOffer; comparisonId: string }) {
  const { features, is_sample, rates, working, notes, payment_method, exit_fee_pence, exit_fees_now_pence } = offer
  return (
    <div className="offer-detail">
      <ul className="flex flex-wrap gap-2">
        {is_sample && (
          <li>
            <Badge>{offerDetailTexts.sampleTariff}</Badge>
          </li>
        )}
        {features.map((feature) => (
          <li key={feature}>
            <Badge>{featureWords(feature)}</Badge>
          </li>
        ))}
      </ul>
      <dl className="offer-facts">
        {rates.map(({ label, text }) => (
          <Fact key={label} label={label} text={text} />
        ))}
        <Fact label={offerDetailTexts.payment} text={PAYMENT_WORDS[payment_method]} />
        <Fact
          label={offerDetailTexts.exitFee}
          text={exit_fee_pence === 0 ? offerDetailTexts.none : offerDetailTexts.perFuel(pounds(exit_fee_pence))}
        />
        {exit_fees_now_pence > 0 && <Fact label={offerDetailTexts.leaveCurrent} text={pounds(exit_fees_now_pence)} />}
      </dl>
      <WorkingSums working={working} />
      <CardNotes notes={notes} />
      <StartSwitch comparisonId={comparisonId} tariffId={offer.tariff_id} name={offer.name} variant="quiet" />
    </div>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function featureWords(feature: string): string {
  const words = feature.replaceAll('_', ' ')
  return words === 'ev' ? offerDetailTexts.forElectricCars : words.charAt(0).toUpperCase() + words.slice(1)
}
