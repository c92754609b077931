import type { SharedVerdict } from '@mowatt/contract'
import { ButtonLink, MoBill, Note } from '@mowatt/ui'
import { longDate } from '../../../browser/long-date.ts'
import { wholePounds } from '../../../shell/app/money-words.ts'

type VerdictLinkViewProps = { verdict: SharedVerdict; expires_at: string }

/** The sums of a verdict, for whoever was sent them. It says nothing of whose they are, because nobody told it. */
export function VerdictLinkView({ verdict, expires_at }: VerdictLinkViewProps) {
  const { is_about, is_sample, worked_out_on, region, best, usage, rates_now, assumed } = verdict
  return (
    <article className="page-width shared">
      <header className="shared-head">
        <div>
          <p className="shared-kind">An energy result from Mo</p>
          <h1 className="text-title">{says(verdict)}</h1>
          <p className="text-text-2">
            Mo worked this out on {longDate(worked_out_on)} for a home in {region}. Someone shared this with you. It
            doesn’t say who they are or where they live.
          </p>
        </div>
        <MoBill className="shared-mo" />
      </header>
      {is_sample && <Note tone="info">These are sample tariffs, not real offers. You can’t buy any of them.</Note>}
      <section aria-labelledby="shared-sums">
        <h2 id="shared-sums" className="text-h2">
          The sums
        </h2>
        <Sums verdict={verdict} />
        <p className="text-small text-text-2">
          Rounded to the pound{is_about && ', and based on an estimate'}. Savings are after exit fees.
        </p>
      </section>
      <section aria-labelledby="shared-rates">
        <h2 id="shared-rates" className="text-h2">
          The rates
        </h2>
        <div className="shared-rates">
          <Rates title="The deal they’re on" rates={rates_now} note="" />
          <Rates title={best.name} rates={best.rates} note={noteOf(best)} />
        </div>
        {usage.length > 0 && (
          <p>
            Usage in a year:{' '}
            {usage.map(({ fuel, kwh }) => `about ${kwh.toLocaleString('en-GB')} kWh of ${fuel}`).join(' and ')}.
          </p>
        )}
      </section>
      {assumed.length > 0 && (
        <section aria-labelledby="shared-assumed">
          <h2 id="shared-assumed" className="text-h2">
            What Mo assumed
          </h2>
          <p className="text-text-2">This is what Mo told the person who shared it.</p>
          <ul className="shared-assumed">
            {assumed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <footer className="shared-foot">
        <div>
          <h2 className="text-h3">What about your bill?</h2>
          <p>Mo can do the same for your home, for free and without an account.</p>
        </div>
        <ButtonLink href="/">Ask Mo</ButtonLink>
      </footer>
      <p className="text-small text-text-2">This link works until {longDate(expires_at.slice(0, 10))}.</p>
    </article>
  )
}

function says({ verdict, saving_pence, is_about, best, headline }: SharedVerdict): string {
  const saving = `${is_about ? 'about ' : ''}${wholePounds(Math.abs(saving_pence))}`
  if (verdict === 'stay') return 'Staying on the current deal is best for now'
  if (verdict === 'wait') return `${headline}, then save ${saving} a year with ${best.name}`
  return `Switching to ${best.name} saves ${saving} a year`
}

function Sums({ verdict }: { verdict: SharedVerdict }) {
  const { stay_pence, move_pence, saving_pence, exit_fees_pence, best, is_about } = verdict
  const about = (pence: number) => `${is_about ? 'about ' : ''}${wholePounds(pence)}`
  return (
    <dl className="shared-sums">
      <div>
        <dt>A year on the current deal</dt>
        <dd>{about(stay_pence)}</dd>
      </div>
      <div>
        <dt>
          A year on {best.name}
          {exit_fees_pence > 0 && `, including ${wholePounds(exit_fees_pence)} in exit fees to leave now`}
        </dt>
        <dd>{about(move_pence)}</dd>
      </div>
      <div data-total>
        <dt>{saving_pence < 0 ? 'Extra cost' : 'Saving'}</dt>
        <dd>{about(Math.abs(saving_pence))}</dd>
      </div>
    </dl>
  )
}

function noteOf({ supplier, term, exit_fee_pence }: SharedVerdict['best']): string {
  const fee = exit_fee_pence > 0 ? `Exit fee ${wholePounds(exit_fee_pence)} a fuel.` : 'No exit fee.'
  return `From ${supplier}. ${term} ${fee}`
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
