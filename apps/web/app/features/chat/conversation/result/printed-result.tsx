import type { CardOf, ChatOffer } from '@mowatt/contract'
import { currentTerms } from '@mowatt/contract/current-terms'
import { sayAgainstStaying, savingWords } from '@mowatt/contract/saving-of'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { longDate } from '../../../../browser/long-date.ts'
import { pounds } from '../../../../shell/app/money-words.ts'
import { WorkingSums } from '../cards/working-sums.tsx'
import { YearBars } from '../cards/year-bars.tsx'
import { printedResultTexts } from './printed-texts.ts'
import { shortTerm } from '../cards/short-term.ts'

type PrintedResultProps = {
  verdict: CardOf<'verdict'>
  comparison: CardOf<'comparison'> | undefined
  onDone: () => void
}

const ROWS = 5

/** The result as one sheet, visible on paper only. It prints once loaded, and is removed afterwards. */
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
        <p>{printedResultTexts.title(longDate(worked_out_on))}</p>
        <h1>{headline}</h1>
        <p>{reason.startsWith(headline) ? reason.slice(headline.length).replace(/^\. /, '') : reason}</p>
        <p>
          <b>{sayAgainstStaying(verdict)}</b>
        </p>
        {is_sample && <p className="print-notice">{printedResultTexts.samples}</p>}
      </header>
      {years && <YearBars years={years} isAbout={is_rough === true} />}
      {comparison && <Deals comparison={comparison} />}
      <section>
        <h2>{printedResultTexts.working}</h2>
        <WorkingSums working={working} />
        {comparison?.current && <WorkingSums working={comparison.current.working} />}
      </section>
      {texts.length > 0 && (
        <section>
          <h2>{printedResultTexts.assumed}</h2>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
      <footer>
        {comparison && printedResultTexts.prices(comparison.region, longDate(comparison.on), comparison.basis)}
        {printedResultTexts.basis}
      </footer>
    </article>
  )
}

function Deals({ comparison: { current, offers, offer_count } }: { comparison: CardOf<'comparison'> }) {
  return (
    <section>
      <h2>{printedResultTexts.deals(Math.min(ROWS, offers.length), offer_count ?? offers.length)}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{printedResultTexts.deal}</th>
            <th scope="col">{printedResultTexts.yearlyCost}</th>
            <th scope="col">{printedResultTexts.savingAfterFees}</th>
            <th scope="col">{printedResultTexts.exitFee}</th>
            <th scope="col">{printedResultTexts.term}</th>
          </tr>
        </thead>
        <tbody>
          {current && (
            <tr>
              <th scope="row">{printedResultTexts.yourDealNow}</th>
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
      <td>{exit_fee_pence > 0 ? pounds(exit_fee_pence) : printedResultTexts.none}</td>
      <td>{shortTerm(term)}</td>
    </tr>
  )
}
