import type { CostYear } from '@mowatt/contract'
import { useId } from 'react'
import { dayAndMonth, longDate } from '../../../../browser/long-date.ts'
import { pounds, wholePounds } from '../../../../shell/app/money-words.ts'
import { ChartTable } from '../../../../shell/chart/chart-table.tsx'
import { yearMonthsTexts } from './year-texts.ts'

const BOX = { width: 300, height: 140, foot: 18, head: 18 }
const DAY_MS = 24 * 60 * 60 * 1000

/** Pounds a month over a year, with the season; and the end of a fixed price, if it's in that year. */
export function YearMonths({ months, endsOn }: Pick<CostYear, 'months'> & { endsOn: string | null }) {
  const id = useId()
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const most = Math.max(...months.map(({ pence }) => pence), 1)
  const wide = BOX.width / months.length
  const floor = BOX.height - BOX.foot
  const heightOf = (pence: number) => (Math.max(pence, 0) / most) * (floor - BOX.head)
  const dearest = months.find(({ pence }) => pence === most) ?? first
  const isInYear = endsOn !== null && endsOn >= first.from && endsOn <= last.to
  const endX = isInYear ? (daysFrom(first.from, endsOn) / daysFrom(first.from, last.to)) * BOX.width : 0
  return (
    <figure className="year-picture" aria-labelledby={id}>
      <figcaption>
        <span id={id} className="text-h4">
          {yearMonthsTexts.title}
        </span>
        <p className="text-small text-text-2">
          {yearMonthsTexts.dearest(dayAndMonth(dearest.from), wholePounds(most))}
          {isInYear && yearMonthsTexts.dashedLine(longDate(endsOn))}
        </p>
      </figcaption>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className="year-months" fontSize="10.5" aria-hidden>
        {months.map(({ from, pence }, place) => {
          const high = heightOf(pence)
          const middle = (place + 0.5) * wide
          return (
            <g key={from}>
              <rect x={place * wide + 2} y={floor - high} width={wide - 4} height={high} rx="3" />
              <text x={middle} y={BOX.height - 4}>
                {dayAndMonth(from).split(' ')[1]?.slice(0, 3)}
              </text>
            </g>
          )
        })}
        {isInYear && <path d={`M${endX.toFixed(1)} 0V${floor}`} />}
        {months.map(({ from, pence }, place) => (
          <text key={from} x={(place + 0.5) * wide} y={floor - heightOf(pence) - 4}>
            {Math.round(pence / 100)}
          </text>
        ))}
      </svg>
      <ChartTable
        title={yearMonthsTexts.title}
        heads={[yearMonthsTexts.month, yearMonthsTexts.cost]}
        rows={months.map(({ from, to, pence }) => [yearMonthsTexts.row(longDate(from), longDate(to)), pounds(pence)])}
      />
    </figure>
  )
}

function daysFrom(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}
