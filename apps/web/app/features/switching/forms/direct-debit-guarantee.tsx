import { directDebitGuaranteeTexts } from './switch-form-texts.ts'

/**
 * The one approved wording of the scheme, which must not be changed except for the organisation and its days of notice:
 * www.bacs.co.uk, "Know your rights - The Direct Debit Guarantee".
 */
export function DirectDebitGuarantee({ supplier }: { supplier: string }) {
  return (
    <section aria-labelledby="guarantee-title" className="switch-panel">
      <h2 id="guarantee-title" className="text-h4">
        {directDebitGuaranteeTexts.title}
      </h2>
      <ul className="grid list-disc gap-2 pl-5 text-small">
        <li>{directDebitGuaranteeTexts.offered}</li>
        <li>{directDebitGuaranteeTexts.changes(supplier)}</li>
        <li>
          {directDebitGuaranteeTexts.errors[0]}
          {supplier}
          {directDebitGuaranteeTexts.errors[1]}
          <ul className="mt-1 list-['–_'] pl-5">
            <li>{directDebitGuaranteeTexts.refund(supplier)}</li>
          </ul>
        </li>
        <li>{directDebitGuaranteeTexts.cancel}</li>
      </ul>
    </section>
  )
}
