import { Badge } from '@mowatt/ui'
import { wholePounds } from '../../shell/app/money-words.ts'
import { apartTexts, exportTexts, listTexts } from './half-hours-texts.ts'
import type { Weighed } from './weigh/weigh-home.ts'

/** What each export tariff would pay for a year of the panels' export. */
export function ExportList({ exported }: Pick<Weighed, 'exported'>) {
  if (!exported || exported.quotes.length === 0) return null
  return (
    <section className="grid gap-4" aria-label={exportTexts.title}>
      <h2 className="text-h2">{exportTexts.title}</h2>
      <p className="text-text-2">{exportTexts.text(exported.kwh)}</p>
      <ol className="half-hour-rows">
        {exported.quotes.map(({ tariffId, name, supplier, isSample, rates, pence, missing }) => (
          <li key={tariffId} className="half-hour-row" data-kind="export">
            <div className="min-w-0">
              <p className="font-bold">
                {name} {isSample && <Badge>{listTexts.sample}</Badge>}
              </p>
              <p className="text-small text-text-2">
                {supplier}. {missing.length > 0 && apartTexts.needs(missing)}
              </p>
            </div>
            <p className="half-hour-cost">
              <b>{wholePounds(pence)}</b> {listTexts.perYear}
            </p>
            <p className="half-hour-rates">{exportTexts.rates(rates)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
