import type { Switch } from '@mowatt/contract'
import { Link } from 'react-router'
import { FORMS, type FormName, formsOf } from './form-list.ts'
import { checkAnswersTexts } from './switch-form-texts.ts'

/** A summary of all answers, each with an edit link. */
export function CheckAnswers({ about }: { about: Switch }) {
  return (
    <dl className="switch-answers">
      {formsOf(about.tariff).map((form) => (
        <div key={form} className="switch-answer">
          <dt>{FORMS[form].title}</dt>
          <dd>
            {linesOf(form, about).map((line) => (
              <span key={line} className="block wrap-anywhere">
                {line}
              </span>
            ))}
          </dd>
          <dd className="switch-change">
            <Link to={`?form=${form}`} preventScrollReset className="switch-change-link">
              {checkAnswersTexts.change}
              <span className="sr-only"> {FORMS[form].title.toLowerCase()}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function linesOf(form: FormName, { details, tariff }: Switch): string[] {
  const { address, bank, mpan = '', mprn = '' } = details
  const lines: Record<FormName, (string | undefined)[]> = {
    name: [details.full_name],
    address: [address?.line_1, address?.line_2, address?.town, address?.postcode],
    supply: [
      tariff.fuels.includes('electricity') ? checkAnswersTexts.electricity(spaced(mpan)) : '',
      tariff.fuels.includes('gas') ? checkAnswersTexts.gas(mprn) : '',
    ],
    contact: [details.email, details.phone, details.has_special_needs ? checkAnswersTexts.needsExtraHelp : ''],
    payment: bank ? [bank.account_name, checkAnswersTexts.accountEndingIn(bank.account_number.slice(-4))] : [],
  }
  return lines[form].filter((line) => line !== undefined && line !== '') as string[]
}

/** As bills print it. */
function spaced(mpan: string): string {
  return mpan.replace(/^(\d{2})(\d{4})(\d{4})(\d{3})$/, '$1 $2 $3 $4')
}
