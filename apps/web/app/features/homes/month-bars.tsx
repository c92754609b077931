import type { Home } from '@mowatt/contract'
import { inThousands } from '../../browser/in-thousands.ts'
import { longDate } from '../../browser/long-date.ts'
import { ChartTable } from '../../shell/chart/chart-table.tsx'
import { fuelNames, useTexts } from './home-texts.ts'

type Month = Home['use']['months'][number]

const BOX = { height: 120, foot: 16, head: 16, bar: 34 }
const SHOWN = 12

/** kWh by month from the bills, a row of bars for each fuel, and the same figures as a table. */
export function MonthBars({ months }: { months: readonly Month[] }) {
  const fuels = (['electricity', 'gas'] as const).flatMap((fuel) => {
    const own = months
      .filter((month) => month.fuel === fuel)
      .toSorted((one, other) => (one.month < other.month ? -1 : 1))
    return own.length > 0 ? [{ fuel, own }] : []
  })
  if (fuels.length === 0) return null
  return (
    <figure className="chart" data-tone="rank" aria-labelledby="home-months">
      <figcaption>
        <h3 id="home-months" className="text-h4">
          {useTexts.months}
        </h3>
        <p className="text-small text-text-2">
          {useTexts.monthsText} {months.some(({ is_whole }) => !is_whole) && useTexts.partly}
        </p>
      </figcaption>
      {fuels.map(({ fuel, own }) => (
        <div key={fuel}>
          <p className="text-small font-bold" aria-hidden>
            {fuelNames[fuel]}
          </p>
          <Bars months={own.slice(-SHOWN)} fuel={fuel} />
        </div>
      ))}
      <ChartTable
        title={useTexts.months}
        heads={useTexts.heads}
        rows={fuels.flatMap(({ fuel, own }) =>
          own.map(({ month, kwh, is_whole }) => [
            `${fuelNames[fuel]}, ${monthOf(month)}`,
            `${useTexts.kwh(inThousands(Math.round(kwh)))}${is_whole ? '' : `, ${useTexts.part}`}`,
          ]),
        )}
      />
    </figure>
  )
}

/** Attributes of SVG only: the content security policy takes no styles from the server's page. */
function Bars({ months, fuel }: { months: readonly Month[]; fuel: Month['fuel'] }) {
  const most = Math.max(...months.map(({ kwh }) => kwh), 1)
  const floor = BOX.height - BOX.foot
  const high = (kwh: number) => (kwh / most) * (floor - BOX.head)
  return (
    <svg
      viewBox={`0 0 ${SHOWN * BOX.bar} ${BOX.height}`}
      className="month-bars"
      data-fuel={fuel}
      fontSize="11"
      aria-hidden
    >
      {months.map(({ month, kwh, is_whole }, place) => (
        <g key={month}>
          <rect
            x={place * BOX.bar + 3}
            y={floor - high(kwh)}
            width={BOX.bar - 6}
            height={high(kwh)}
            rx="3"
            data-part={is_whole ? undefined : ''}
          />
          <text x={(place + 0.5) * BOX.bar} y={floor - high(kwh) - 4}>
            {Math.round(kwh)}
          </text>
          <text x={(place + 0.5) * BOX.bar} y={BOX.height - 3}>
            {monthOf(month).slice(0, 3)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** "2026-10" as October 2026. */
function monthOf(month: string): string {
  return longDate(`${month}-01`).replace(/^1 /, '')
}
