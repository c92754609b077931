import { type DayPicture, sayRate } from '@mowatt/tariffs'
import { type ReactNode, useId } from 'react'
import { ChartTable } from './chart-table.tsx'
import { dayCurveTexts } from './day-texts.ts'
import { DAY_BOX } from './plot-boxes.ts'
import { sayKwhOf } from './say-kwh-of.ts'

/** `children` is a `DayPlot`, which a page may load later. */
type DayCurveProps = { title: string; picture: DayPicture; isChanged: boolean; children: ReactNode }

/** A day's half hours as a curve with what a kWh costs then beneath it, and the same as a table. */
export function DayCurve({ title, picture: { before, after, rates }, isChanged, children }: DayCurveProps) {
  const id = useId()
  const { width, curve, gap, band, foot } = DAY_BOX
  return (
    <figure className="chart" data-tone="rank" aria-labelledby={id}>
      <figcaption>
        <h3 id={id} className="text-h4">
          {title}
        </h3>
        <p className="text-small text-text-2">{dayCurveTexts.text}</p>
      </figcaption>
      <div className="chart-plot">
        <svg viewBox={`0 0 ${width} ${curve + gap + band + foot}`} className="day-curve" fontSize="11" aria-hidden>
          {children}
        </svg>
      </div>
      {isChanged && (
        <p className="picture-key">
          <span data-line="after">{dayCurveTexts.after}</span>
          <span data-line="before">{dayCurveTexts.before}</span>
        </p>
      )}
      <ChartTable
        title={title}
        heads={isChanged ? dayCurveTexts.heads.changed : dayCurveTexts.heads.plain}
        rows={after.map((wattHours, slot) => [
          timeOf(slot),
          ...(isChanged ? [sayKwhOf(before[slot]!)] : []),
          sayKwhOf(wattHours),
          sayRate(rates[slot]!),
        ])}
      />
    </figure>
  )
}

function timeOf(slot: number): string {
  return `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`
}
