import { Badge, Note } from '@mowatt/ui'
import { wholePounds } from '../../shell/app/money-words.ts'
import { answerTexts, listTexts, nowTexts } from './half-hours-texts.ts'
import type { Weighed } from './weigh/weigh-home.ts'

/** The cheapest year of all, staying included. */
function bestOf({ rows: [first], now }: Weighed) {
  return first && first.pence < now.pence ? first : undefined
}

/** How the suppositions change the cheapest year. */
export function sayChange(weighed: Weighed): string {
  const { cheapestAsNowPence, now } = weighed
  const pence = bestOf(weighed)?.pence ?? now.pence
  if (cheapestAsNowPence === undefined) return `Cheapest: ${wholePounds(pence)} a year.`
  return `Cheapest: ${wholePounds(pence)} a year. ${answerTexts.changed(Math.round((pence - cheapestAsNowPence) / 100) * 100)}`
}

/** The answer first: the cheapest tariff for this year, by how much, and how certain that is. */
export function Answer({ weighed, exportPence }: { weighed: Weighed; exportPence: number }) {
  const { now, exported, supposed } = weighed
  const best = bestOf(weighed)
  const { than, year } = nowTexts(now.bases)
  const bestExport = exported?.quotes.find(({ missing, pence }) => missing.length === 0 && pence > exported.pence)
  const isSample = [...weighed.rows, ...weighed.apart].map((row) => row.isSample)
  const { low, high } = best?.otherYear ?? now.otherYear
  return (
    <section className="half-hour-answer" aria-label={answerTexts.title}>
      <p className="half-hour-best">
        {best ? answerTexts.best(best.name, best.supplier) : answerTexts.stay(than)}{' '}
        {best?.isSample && isSample.includes(false) && <Badge>{listTexts.sample}</Badge>}
      </p>
      <p className="half-hour-figure">
        {wholePounds(best?.pence ?? now.pence)} <small>{answerTexts.perYear}</small>
      </p>
      {best && <p className="font-bold">{answerTexts.saving(wholePounds(best.savingPence), than)}</p>}
      <p className="text-small text-text-2">
        {answerTexts.range(wholePounds(low), wholePounds(high))}. {year(wholePounds(now.pence))}{' '}
        {best && listTexts.restsOn(best.assumptions)}
      </p>
      {best && now.exitFeePence > 0 && (
        <p className="text-small text-text-2">{answerTexts.exitFee(wholePounds(now.exitFeePence))}</p>
      )}
      {exported && (exported.pence > 0 || bestExport) && (
        <p className="text-small text-text-2">
          {exported.pence > 0 && answerTexts.exported(exported.kwh, exported.pence, exportPence)}{' '}
          {bestExport && answerTexts.bestExport(bestExport.name, bestExport.supplier, bestExport.pence)}
        </p>
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
