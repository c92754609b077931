import type { SharedVerdict } from '@mowatt/contract'
import { ButtonLink, MoBill, Note } from '@mowatt/ui'
import { longDate } from '../../../browser/long-date.ts'
import { wholePounds } from '../../../shell/app/money-words.ts'
import { verdictLinkTexts } from './verdict-link-texts.ts'

type VerdictLinkViewProps = { verdict: SharedVerdict; expires_at: string }

/**
 * The calculation of a verdict, for a reader who was sent the link. It does not say whose it is, because that is not
 * sent.
 */
export function VerdictLinkView({ verdict, expires_at }: VerdictLinkViewProps) {
  const { is_about, is_sample, worked_out_on, region, best, usage, rates_now, assumed } = verdict
  return (
    <article className="page-width shared">
      <header className="shared-head">
        <div>
          <p className="shared-kind">{verdictLinkTexts.kind}</p>
          <h1 className="text-title text-balance">{says(verdict)}</h1>
          <p className="text-text-2">{verdictLinkTexts.workedOut(longDate(worked_out_on), region)}</p>
        </div>
        <MoBill className="shared-mo" />
      </header>
      {is_sample && <Note tone="info">{verdictLinkTexts.samples}</Note>}
      <section aria-labelledby="shared-sums">
        <h2 id="shared-sums" className="text-h2">
          {verdictLinkTexts.sums}
        </h2>
        <Sums verdict={verdict} />
        <p className="text-small text-text-2">{verdictLinkTexts.rounded(is_about)}</p>
      </section>
      <section aria-labelledby="shared-rates">
        <h2 id="shared-rates" className="text-h2">
          {verdictLinkTexts.rates}
        </h2>
        <div className="shared-rates">
          <Rates title={verdictLinkTexts.theirDeal} rates={rates_now} note="" />
          <Rates title={best.name} rates={best.rates} note={noteOf(best)} />
        </div>
        {usage.length > 0 && (
          <p>
            {verdictLinkTexts.usage(
              usage.map(({ fuel, kwh }) => verdictLinkTexts.use(kwh.toLocaleString('en-GB'), fuel)),
            )}
          </p>
        )}
      </section>
      {assumed.length > 0 && (
        <section aria-labelledby="shared-assumed">
          <h2 id="shared-assumed" className="text-h2">
            {verdictLinkTexts.assumed}
          </h2>
          <p className="text-text-2">{verdictLinkTexts.assumedText}</p>
          <ul className="shared-assumed">
            {assumed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <footer className="shared-foot">
        <div>
          <h2 className="text-h3">{verdictLinkTexts.yourBill}</h2>
          <p>{verdictLinkTexts.yourBillText}</p>
        </div>
        <ButtonLink href="/">{verdictLinkTexts.askMo}</ButtonLink>
      </footer>
      <p className="text-small text-text-2">{verdictLinkTexts.until(longDate(expires_at.slice(0, 10)))}</p>
    </article>
  )
}

function says({ verdict, saving_pence, is_about, best, headline }: SharedVerdict): string {
  const saving = `${is_about ? verdictLinkTexts.about : ''}${wholePounds(Math.abs(saving_pence))}`
  if (verdict === 'stay') return verdictLinkTexts.stay
  if (verdict === 'wait') return verdictLinkTexts.wait(headline, saving, best.name)
  return verdictLinkTexts.switch(best.name, saving)
}

function Sums({ verdict }: { verdict: SharedVerdict }) {
  const { stay_pence, move_pence, saving_pence, exit_fees_pence, best, is_about } = verdict
  const about = (pence: number) => `${is_about ? verdictLinkTexts.about : ''}${wholePounds(pence)}`
  return (
    <dl className="shared-sums">
      <div>
        <dt>{verdictLinkTexts.yearNow}</dt>
        <dd>{about(stay_pence)}</dd>
      </div>
      <div>
        <dt>
          {verdictLinkTexts.yearOn} {best.name}
          {exit_fees_pence > 0 && verdictLinkTexts.exitFees(wholePounds(exit_fees_pence))}
        </dt>
        <dd>{about(move_pence)}</dd>
      </div>
      <div data-total>
        <dt>{saving_pence < 0 ? verdictLinkTexts.extraCost : verdictLinkTexts.saving}</dt>
        <dd>{about(Math.abs(saving_pence))}</dd>
      </div>
    </dl>
  )
}

function noteOf({ supplier, term, exit_fee_pence }: SharedVerdict['best']): string {
  const fee = exit_fee_pence > 0 ? verdictLinkTexts.exitFee(wholePounds(exit_fee_pence)) : verdictLinkTexts.noExitFee
  return verdictLinkTexts.terms(supplier, term, fee)
}

function Rates({ title, rates, note }: { title: string; rates: SharedVerdict['rates_now']; note: string }) {
  return (
    <div>
      <h3 className="text-h4">{title}</h3>
      {note && <p className="text-small text-text-2">{note}</p>}
      <dl>
        {rates.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
