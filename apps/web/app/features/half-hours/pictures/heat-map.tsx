import { memo } from 'react'
import { inThousands } from '../../../browser/in-thousands.ts'
import { ChartTable } from '../../../shell/chart/chart-table.tsx'
import { monthNames, pictureTexts } from '../half-hours-texts.ts'
import type { HeatPicture } from './heat-picture.ts'
import { DAY_PARTS } from './month-parts.ts'

const HIGH = 144
const FOOT = 14
/** The marks of days that lacked a half hour, above the names of months. */
const MARKS = 10
/** A month that only begins or ends here has no room for its name. */
const LEAST_DAYS = 20

/** Every half hour of the year as a colour; the table says the same by month and part of the day. */
export const HeatMap = memo(function HeatMap({ heat, months }: { heat: HeatPicture; months: number[][] }) {
  const { days, paths, from, filled } = heat
  const foot = filled ? FOOT + MARKS : FOOT
  const wide = days * 2
  return (
    <figure className="chart" data-tone="rank" aria-labelledby="heat-title">
      <figcaption>
        <h3 id="heat-title" className="text-h4">
          {pictureTexts.year}
        </h3>
        <p className="text-small text-text-2">{pictureTexts.yearText}</p>
      </figcaption>
      <div className="chart-plot">
        <svg viewBox={`0 0 ${wide} ${HIGH + foot + 4}`} className="heat-map" fontSize="16" aria-hidden>
          <g transform="scale(2 3)">
            {paths.map((path, level) => (
              // The levels have an order and never another count.
              // oxlint-disable-next-line react/no-array-index-key
              <path key={level} d={path} data-level={level} />
            ))}
            {filled && <path d={filled.path} data-filled />}
          </g>
          {heat.months
            .filter(({ day }, place, all) => (all[place + 1]?.day ?? days) - day >= LEAST_DAYS)
            .map(({ month, day }) => (
              <text key={day} x={day * 2} y={HIGH + foot + 2}>
                {monthNames[month - 1]?.slice(0, 3)}
              </text>
            ))}
        </svg>
      </div>
      <p className="picture-key" aria-hidden>
        {from.map((wattHours, level) => (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={level} data-level={level}>
            {(wattHours / 1000).toFixed(2)}
          </span>
        ))}
        {pictureTexts.orMore}
        {filled && <span data-filled>{pictureTexts.filled}</span>}
      </p>
      <ChartTable
        title={filled ? pictureTexts.filledTable : pictureTexts.yearTable}
        heads={[pictureTexts.month, ...DAY_PARTS.map(({ name }) => name)]}
        rows={months.map((parts, month) => [
          pictureTexts.filledMonth(monthNames[month] ?? '', filled?.byMonth[month] ?? 0),
          ...parts.map((wattHours) => inThousands(Math.round(wattHours / 1000))),
        ])}
      />
    </figure>
  )
})
