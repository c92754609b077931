import type { Switch } from '@mowatt/contract'
import { beforeYouAgreeTexts } from './switch-form-texts.ts'

/** What a household should know before it agrees: times, rights, and what can stop a switch. */
export function BeforeYouAgree({ about: { tariff } }: { about: Switch }) {
  const isPrepayment = tariff.payment_method === 'prepayment'
  return (
    <section className="switch-panel" aria-labelledby="switch-before-title">
      <h2 id="switch-before-title" className="text-h4">
        {beforeYouAgreeTexts.title}
      </h2>
      <ul className="switch-points">
        <li>{beforeYouAgreeTexts.send(tariff.supplier)}</li>
        <li>{beforeYouAgreeTexts.mindChange}</li>
        <li>{beforeYouAgreeTexts.switched}</li>
        <li>{isPrepayment ? beforeYouAgreeTexts.prepaymentDebt : beforeYouAgreeTexts.debt}</li>
        <li>{beforeYouAgreeTexts.renting}</li>
        <li>{beforeYouAgreeTexts.byMistake}</li>
      </ul>
    </section>
  )
}
