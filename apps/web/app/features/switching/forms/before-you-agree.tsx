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
        <li>We’ll send your request to {tariff.supplier}. Your energy stays on, and nobody needs to visit.</li>
        <li>
          When your new supplier accepts your request, you have 14 days to change your mind. Your supply won’t be
          switched until those 14 days are up.
        </li>
        <li>
          Your supply is then switched within 5 working days. If the switch is late, your new supplier owes you
          compensation.
        </li>
        <li>
          {isPrepayment
            ? 'If you have a prepayment meter, a debt of up to £500 per fuel moves with you to your new supplier. If you owe more, your current supplier can object to the switch.'
            : 'Your current supplier can object to the switch if you’ve owed it money for more than 28 days. Newer debt is added to your final bill.'}
        </li>
        <li>If you rent and your landlord pays the bill, only your landlord can switch supplier.</li>
        <li>If you’re ever switched by mistake, tell either supplier. They must reply within 20 working days.</li>
      </ul>
    </section>
  )
}
