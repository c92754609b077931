import { type DayPicture, type PriceStretch, priceStretches, sayRate } from '@mowatt/tariffs'
import { dayPlotTexts } from './day-texts.ts'
import { DAY_BOX as BOX } from './plot-boxes.ts'
import { sayKwhOf } from './say-kwh-of.ts'

const STEP = BOX.width / 48
const HOURS = [0, 6, 12, 18, 24]

/** The drawing inside a `DayCurve`. */
export function DayPlot({ picture, isChanged }: { picture: DayPicture; isChanged: boolean }) {
  const { before, after, rates } = picture
  const most = Math.max(...before, ...after, 1)
  const y = (wattHours: number) => BOX.curve - (wattHours / most) * (BOX.curve - 14)
  const stairs = (values: readonly number[]) =>
    values.map((value, slot) => `${slot === 0 ? 'M' : 'L'}${slot * STEP} ${y(value).toFixed(1)}h${STEP}`).join('')
  return (
    <>
      <path className="chart-area" d={`${stairs(after)}V${BOX.curve}H0Z`} />
      {isChanged && <path className="day-before" d={stairs(before)} />}
      <path className="chart-line" d={stairs(after)} />
      <text x="0" y="11">
        {dayPlotTexts.kwh(sayKwhOf(most))}
      </text>
      {priceStretches(rates).map((stretch) => (
        <Stretch key={stretch.from} {...stretch} level={levelOf(stretch.rate, rates)} />
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
    </>
  )
}

function Stretch({ from, to, rate, level }: PriceStretch & { level: string }) {
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

/** How a price compares with the day's others. */
function levelOf(rate: number, rates: readonly number[]): string {
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  if (low === high) return 'flat'
  if (rate === low) return 'low'
  return rate === high && rates.filter((each) => each === high).length <= 24 ? 'high' : 'middle'
}
