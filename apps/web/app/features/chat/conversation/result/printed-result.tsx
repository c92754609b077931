import type { CardOf, ChatOffer } from '@mowatt/contract'
import { currentTerms } from '@mowatt/contract/current-terms'
import { sayAgainstStaying, savingWords } from '@mowatt/contract/saving-of'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { longDate } from '../../../../browser/long-date.ts'
import { pounds } from '../../../../shell/app/money-words.ts'
import { WorkingSums } from '../cards/working-sums.tsx'
import { YearBars } from '../cards/year-bars.tsx'

type PrintedResultProps = {
  verdict: CardOf<'verdict'>
  comparison: CardOf<'comparison'> | undefined
  onDone: () => void
}

const ROWS = 5

/** The result as one sheet, seen on paper alone. It prints when it has come, and goes when that is done. */
export function PrintedResult({ verdict, comparison, onDone }: PrintedResultProps) {
  useEffect(() => {
    addEventListener('afterprint', onDone, { once: true })
    print()
    return () => removeEventListener('afterprint', onDone)
    // Printed once for each press: another function for the same does not print anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return createPortal(<Sheet verdict={verdict} comparison={comparison} />, document.body)
}

function Sheet({ verdict, comparison }: Omit<PrintedResultProps, 'onDone'>) {
  const { headline, reason, years, is_rough, is_sample, worked_out_on, assumed, rests_on = [], working } = verdict
  const texts = assumed?.map(({ text }) => text) ?? rests_on
  return (
    <article className="print-sheet">
      <header>
        <p>Energy result from Mo, {longDate(worked_out_on)}</p>
        <h1>{headline}</h1>
        <p>{reason.startsWith(headline) ? reason.slice(headline.length).replace(/^\. /, '') : reason}</p>
        <p>
          <b>{sayAgainstStaying(verdict)}</b>
        </p>
        {is_sample && <p className="print-notice">These are sample tariffs, not real offers.</p>}
      </header>
      {years && <YearBars years={years} isAbout={is_rough === true} />}
      {comparison && <Deals comparison={comparison} />}
      <section>
        <h2>How Mo worked it out</h2>
        <WorkingSums working={working} />
        {comparison?.current && <WorkingSums working={comparison.current.working} />}
      </section>
      {texts.length > 0 && (
        <section>
          <h2>What Mo assumed</h2>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <footer>
        {comparison && `Prices for ${comparison.region} on ${longDate(comparison.on)}. ${comparison.basis} `}
        Savings are after exit fees. Ranked by yearly cost. Commission plays no part.
      </footer>
    </article>
  )
}

function Deals({ comparison: { current, offers, offer_count } }: { comparison: CardOf<'comparison'> }) {
  return (
    <section>
      <h2>
        The {Math.min(ROWS, offers.length)} cheapest of {offer_count ?? offers.length} deals
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Deal</th>
            <th scope="col">Yearly cost</th>
            <th scope="col">Saving after fees</th>
            <th scope="col">Exit fee</th>
            <th scope="col">Term</th>
          </tr>
        </thead>
        <tbody>
          {current && (
            <tr>
              <th scope="row">Your deal now</th>
              <td>{pounds(current.pence)}</td>
              <td>–</td>
              <td>{currentTerms(current).exitFee}</td>
              <td>{currentTerms(current).term}</td>
            </tr>
          )}
          {offers.slice(0, ROWS).map((offer) => (
            <Deal key={offer.tariff_id} offer={offer} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Deal({ offer }: { offer: ChatOffer }) {
  const { supplier, name, pence, saving_pence, exit_fee_pence, term, rates } = offer
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{supplier}</small>
        <small>{rates.map(({ label, text }) => `${label} ${text}`).join(', ')}</small>
      </th>
      <td>{pounds(pence)}</td>
      <td>{saving_pence === null ? '' : savingWords({ ...offer, saving_pence })}</td>
      <td>{exit_fee_pence > 0 ? pounds(exit_fee_pence) : 'None'}</td>
      <td>{term}</td>
    </tr>
  )
}
