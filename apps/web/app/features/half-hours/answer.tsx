import { Note } from '@mowatt/ui'
import { wholePounds } from '../../shell/app/money-words.ts'
import { answerTexts } from './half-hours-texts.ts'
import { EXPORT_PENCE, type Weighed } from './weigh/weigh-home.ts'

/** The cheapest year of all, staying on the price cap included. */
function bestOf({ rows: [first], now }: Weighed) {
  return first && first.pence < now.pence ? first : undefined
}

/** By how much the cheapest year changes with what is supposed. */
export function sayChange(weighed: Weighed): string {
  const { cheapestAsNowPence, now } = weighed
  const pence = bestOf(weighed)?.pence ?? now.pence
  if (cheapestAsNowPence === undefined) return `Cheapest: ${wholePounds(pence)} a year.`
  return `Cheapest: ${wholePounds(pence)} a year. ${answerTexts.changed(Math.round((pence - cheapestAsNowPence) / 100) * 100)}`
}

/** The answer first: what is cheapest for this year, by how much, and how sure that is. */
export function Answer({ weighed }: { weighed: Weighed }) {
  const { now, exported, supposed } = weighed
  const best = bestOf(weighed)
  const isSample = [...weighed.rows, ...weighed.apart].map((row) => row.isSample)
  const { low, high } = best?.otherYear ?? now.otherYear
  return (
    <section className="half-hour-answer" aria-label="Answer">
      <p className="half-hour-best">{best ? answerTexts.best(best.name, best.supplier) : answerTexts.stay}</p>
      <p className="half-hour-figure">
        {wholePounds(best?.pence ?? now.pence)} <small>a year</small>
      </p>
      {best && <p className="font-bold">{answerTexts.saving(wholePounds(best.savingPence))}</p>}
      <p className="text-small text-text-2">
        {answerTexts.range(wholePounds(low), wholePounds(high))}. {answerTexts.now(wholePounds(now.pence))}
      </p>
      {exported && (
        <p className="text-small text-text-2">{answerTexts.exported(exported.kwh, exported.pence, EXPORT_PENCE)}</p>
      )}
      {supposed.unmetWattHours > 0 && (
        <Note tone="warn">{answerTexts.unmet(Math.round(supposed.unmetWattHours / 1000))}</Note>
      )}
      {isSample.includes(true) && (
        <p className="text-small text-text-2">
          {isSample.includes(false) ? answerTexts.someSample : answerTexts.sample}
        </p>
      )}
    </section>
  )
}
