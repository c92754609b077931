import { sayRate } from '@mowatt/tariffs'
import { ChartTable } from '../../../shell/chart/chart-table.tsx'
import { pictureTexts } from '../half-hours-texts.ts'
import type { DayPicture, PriceAt } from './day-picture.ts'

const BOX = { width: 480, curve: 150, gap: 6, band: 30, foot: 18 }
const STEP = BOX.width / 48
const HOURS = [0, 6, 12, 18, 24]

/** A day's half hours as a curve, and beneath it what a kWh costs then. */
export function DayCurve({ picture, isChanged }: { picture: DayPicture; isChanged: boolean }) {
  const { before, after, prices } = picture
  const most = Math.max(...before, ...after, 1)
  const y = (wattHours: number) => BOX.curve - (wattHours / most) * (BOX.curve - 14)
  const stairs = (values: readonly number[]) =>
    values.map((value, slot) => `${slot === 0 ? 'M' : 'L'}${slot * STEP} ${y(value).toFixed(1)}h${STEP}`).join('')
  const heads = isChanged ? pictureTexts.heads.dayChanged : pictureTexts.heads.day
  return (
    <figure className="chart" data-tone="rank" aria-labelledby="day-title">
      <figcaption>
        <h3 id="day-title" className="text-h4">
          {pictureTexts.day}
        </h3>
        <p className="text-small text-text-2">{pictureTexts.dayText}</p>
      </figcaption>
      <div className="chart-plot">
        <svg
          viewBox={`0 0 ${BOX.width} ${BOX.curve + BOX.gap + BOX.band + BOX.foot}`}
          className="day-curve"
          fontSize="11"
          aria-hidden
        >
          <path className="chart-area" d={`${stairs(after)}V${BOX.curve}H0Z`} />
          {isChanged && <path className="day-before" d={stairs(before)} />}
          <path className="chart-line" d={stairs(after)} />
          <text x="0" y="11">
            {pictureTexts.kwh(sayKwhOf(most))}
          </text>
          {stretches(prices).map((stretch) => (
            <Stretch key={stretch.from} {...stretch} />
          ))}
          {HOURS.map((hour) => (
            <text
              key={hour}
              x={hour * 2 * STEP}
              y={BOX.curve + BOX.gap + BOX.band + BOX.foot - 4}
              textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
            >
              {String(hour).padStart(2, '0')}:00
            </text>
          ))}
        </svg>
      </div>
      {isChanged && (
        <p className="picture-key">
          <span data-line="after">{pictureTexts.after}</span>
          <span data-line="before">{pictureTexts.before}</span>
        </p>
      )}
      <ChartTable
        title={pictureTexts.day}
        heads={heads}
        rows={after.map((wattHours, slot) => [
          timeOf(slot),
          ...(isChanged ? [sayKwhOf(before[slot]!)] : []),
          sayKwhOf(wattHours),
          sayRate(prices[slot]!.rate),
        ])}
      />
    </figure>
  )
}

type PriceStretch = { from: number; to: number; rate: number; level: string }

function Stretch({ from, to, rate, level }: PriceStretch) {
  const width = (to - from) * STEP
  return (
    <g data-price={level}>
      <rect x={from * STEP + 0.5} y={BOX.curve + BOX.gap} width={width - 1} height={BOX.band} rx="4" />
      {to - from >= 5 && (
        <text x={from * STEP + width / 2} y={BOX.curve + BOX.gap + 19} textAnchor="middle">
          {sayRate(rate, 1)}
        </text>
      )}
    </g>
  )
}

/** Half hours in a row at one price; the level is how it compares with the day's others. */
function stretches(prices: readonly PriceAt[]): PriceStretch[] {
  const rates = prices.map(({ rate }) => rate)
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  const levelOf = (rate: number) => {
    if (low === high) return 'flat'
    if (rate === low) return 'low'
    return rate === high && rates.filter((each) => each === high).length <= 24 ? 'high' : 'middle'
  }
  const found: PriceStretch[] = []
  rates.forEach((rate, slot) => {
    const last = found.at(-1)
    if (last?.rate === rate) last.to = slot + 1
    else found.push({ from: slot, to: slot + 1, rate, level: levelOf(rate) })
  })
  return found
}

function timeOf(slot: number): string {
  return `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`
}

function sayKwhOf(wattHours: number): string {
  return (wattHours / 1000).toFixed(2)
}
