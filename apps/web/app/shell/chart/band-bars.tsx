import type { BandPounds } from '@mowatt/tariffs'
import { type ReactNode, useId } from 'react'
import { inThousands } from '../../browser/in-thousands.ts'
import { wholePounds } from '../app/money-words.ts'
import { nameOfBand } from './name-of-band.ts'
import { ChartTable } from './chart-table.tsx'
import { bandBarsTexts } from './day-texts.ts'
import { BAND_BOX } from './plot-boxes.ts'

/** A bar for each part of a year's bill, and the same as a table with its sum. `children` is a `BandPlot`. */
export function BandBars({ bands, children }: { bands: readonly BandPounds[]; children: ReactNode }) {
  const id = useId()
  const total = bands.reduce((sum, { pence }) => sum + pence, 0)
  return (
    <figure className="chart" data-tone="rank" aria-labelledby={id}>
      <figcaption>
        <h3 id={id} className="text-h4">
          {bandBarsTexts.title}
        </h3>
        <p className="text-small text-text-2">{bandBarsTexts.text}</p>
      </figcaption>
      <div className="chart-plot">
        <svg
          viewBox={`0 0 ${BAND_BOX.width} ${bands.length * BAND_BOX.row}`}
          className="band-bars"
          fontSize="14"
          aria-hidden
        >
          {children}
        </svg>
      </div>
      <ChartTable
        title={bandBarsTexts.title}
        heads={bandBarsTexts.heads}
        rows={[
          ...bands.map((band) => [
            nameOfBand(band),
            band.wattHours === undefined ? '' : inThousands(Math.round(band.wattHours / 1000)),
            wholePounds(band.pence),
          ]),
          [bandBarsTexts.total, '', wholePounds(total)],
        ]}
      />
    </figure>
  )
}
