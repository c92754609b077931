import { useId } from 'react'
import { dayAndMonth, longDate } from '../../browser/long-date.ts'
import { inThousands } from '../../browser/in-thousands.ts'
import { ChartTable } from './chart-table.tsx'
import { type ChartPoint, chartPath } from './chart-path.ts'
import { lineChartTexts } from './chart-texts.ts'

type LineChartProps = {
  title: string
  /** The line's content, in a sentence. */
  summary: string
  unit: string
  points: readonly ChartPoint[]
  tone: 'points' | 'rank' | 'friends'
  isReversed?: boolean
  /** Shown while there is only one day. */
  whenShort?: string
}

/** The first and the last day, and the middle one if there is room for it. */
function daysOn(points: readonly ChartPoint[]): string[] {
  const days = points.map(({ date }) => date)
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const middle = new Date((Date.parse(first) + Date.parse(last)) / 2).toISOString().slice(0, 10)
  return middle > first && middle < last ? [first, middle, last] : [first, last]
}

const box = { width: 340, height: 140, pad: 14 }

/** One figure over time, as a line, a sentence and a table, so that users who cannot see the line miss nothing. */
export function LineChart({ title, summary, unit, points, tone, isReversed = false, whenShort }: LineChartProps) {
  const id = useId()
  const { line, area, dots, lowest, highest } = chartPath(points, box, isReversed)
  const last = dots.at(-1)
  const [top, bottom] = isReversed ? [lowest, highest] : [highest, lowest]
  return (
    <figure className="chart" data-tone={tone} aria-labelledby={id}>
      <figcaption>
        <h3 id={id} className="text-h4">
          {title}
        </h3>
        <p className="text-small text-text-2">{summary}</p>
      </figcaption>
      {points.length === 1 && <p className="text-small text-text-3">{whenShort}</p>}
      {points.length > 1 && (
        <>
          <div className="chart-plot" aria-hidden>
            <svg viewBox={`0 0 ${box.width} ${box.height}`}>
              <path d={`M0 ${box.pad}H${box.width}M0 ${box.height - box.pad}H${box.width}`} className="chart-grid" />
              {!isReversed && <path d={area} className="chart-area" />}
              <path d={line} className="chart-line" />
              {last && <circle cx={last.x} cy={last.y} r="5" className="chart-dot" />}
            </svg>
            <span className={top === 0 ? 'chart-bottom' : undefined}>{inThousands(top)}</span>
            {bottom !== top && <span>{inThousands(bottom)}</span>}
          </div>
          <p className="chart-days" aria-hidden>
            {daysOn(points).map((date) => (
              <time key={date} dateTime={date}>
                {points[0]?.date.slice(0, 4) === points.at(-1)?.date.slice(0, 4) ? dayAndMonth(date) : longDate(date)}
              </time>
            ))}
          </p>
          <ChartTable
            title={title}
            heads={[lineChartTexts.day, unit]}
            rows={points.map(({ date, value }) => [longDate(date), inThousands(value)])}
          />
        </>
      )}
    </figure>
  )
}
