import type { Switch } from '@mowatt/contract'

/** What a household should know before it agrees: times, rights, and what can stop a switch. */
export function BeforeYouAgree({ about: { tariff } }: { about: Switch }) {
  const isPrepayment = tariff.payment_method === 'prepayment'
  return (
    <section className="switch-panel" aria-labelledby="switch-before-title">
      <h2 id="switch-before-title" className="text-h4">
        What happens when you agree
      </h2>
      <ul className="switch-points">
        <li>We send your request to {tariff.supplier}. Your supply is never interrupted, and nobody has to come.</li>
        <li>When they accept, you have 14 days to change your mind. We wait for them to pass before anything moves.</li>
        <li>Then your supply moves within 5 working days. Later than that, the new supplier owes you compensation.</li>
        <li>
          {isPrepayment
            ? 'A debt of up to £500 for each fuel moves with a prepayment meter. With more, your present supplier may object.'
            : 'Your present supplier may object if you have owed it money for more than 28 days. Newer debt goes on the final bill.'}
        </li>
        <li>Do you rent, and does your landlord pay the bill? Then only the landlord can switch.</li>
        <li>Were you ever moved by mistake? Tell either supplier: they must answer within 20 working days.</li>
      </ul>
    </section>
  )
}
