/**
 * The one approved wording of the scheme, which nobody may vary except for the organisation and its days of notice:
 * www.bacs.co.uk, "Know your rights - The Direct Debit Guarantee".
 */
export function DirectDebitGuarantee({ supplier }: { supplier: string }) {
  return (
    <section aria-labelledby="guarantee-title" className="switch-panel">
      <h2 id="guarantee-title" className="text-h4">
        The Direct Debit Guarantee
      </h2>
      <ul className="grid list-disc gap-2 pl-5 text-small">
        <li>
          This Guarantee is offered by all banks and building societies that accept instructions to pay Direct Debits
        </li>
        <li>
          If there are any changes to the amount, date or frequency of your Direct Debit {supplier} will notify you 10
          working days in advance of your account being debited or as otherwise agreed. If you request {supplier} to
          collect a payment, confirmation of the amount and date will be given to you at the time of the request
        </li>
        <li>
          If an error is made in the payment of your Direct Debit by {supplier} or your bank or building society you are
          entitled to a full and immediate refund of the amount paid from your bank or building society
          <ul className="mt-1 list-['–_'] pl-5">
            <li>If you receive a refund you are not entitled to, you must pay it back when {supplier} asks you to</li>
          </ul>
        </li>
        <li>
          You can cancel a Direct Debit at any time by simply contacting your bank or building society. Written
          confirmation may be required. Please also notify us.
        </li>
      </ul>
    </section>
  )
}
