import { longDate } from './long-date.ts'
import type { SiteClaim } from './site-claim.ts'

/** The sum and the date behind the claim about money. */
export function SavingsNote({ claim }: { claim: SiteClaim }) {
  return (
    <section className="savings-note" id="savings" aria-label="How we worked out the savings" tabIndex={-1}>
      <p className="page-width text-small">
        <strong className="text-on-deep">1. Savings.</strong> {claim.basis} Checked on{' '}
        <time dateTime={claim.checkedOn}>{longDate(claim.checkedOn)}</time>.{' '}
        <a href="#savings-mark" className="whitespace-nowrap underline">
          Back to the figure
        </a>
      </p>
    </section>
  )
}
