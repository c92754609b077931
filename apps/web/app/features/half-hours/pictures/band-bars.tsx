import { inThousands } from '../../../browser/in-thousands.ts'
import { wholePounds } from '../../../shell/app/money-words.ts'
import { ChartTable } from '../../../shell/chart/chart-table.tsx'
import { fuelNames, pictureTexts } from '../half-hours-texts.ts'
import type { BandPounds } from './band-pounds.ts'

const BOX = { width: 480, row: 44, bar: 16 }

/** A bar for each part of a year's bill, and the same as a table with its sum. */
export function BandBars({ bands }: { bands: readonly BandPounds[] }) {
  const most = Math.max(...bands.map(({ pence }) => pence), 1)
  const total = bands.reduce((sum, { pence }) => sum + pence, 0)
  return (
    <figure className="chart" data-tone="rank" aria-labelledby="bands-title">
      <figcaption>
        <h3 id="bands-title" className="text-h4">
          {pictureTexts.bands}
        </h3>
        <p className="text-small text-text-2">{pictureTexts.bandsText}</p>
      </figcaption>
      <div className="chart-plot">
        <svg viewBox={`0 0 ${BOX.width} ${bands.length * BOX.row}`} className="band-bars" fontSize="14" aria-hidden>
          {bands.map((band, place) => (
            <g key={nameOf(band)} data-fuel={band.fuel}>
              <text x="0" y={place * BOX.row + 16}>
                {nameOf(band)}
              </text>
              <text x={BOX.width} y={place * BOX.row + 16} textAnchor="end" className="band-pounds">
                {wholePounds(band.pence)}
              </text>
              <rect
                x="0"
                y={place * BOX.row + 22}
                width={Math.max(0, (band.pence / most) * BOX.width)}
                height={BOX.bar}
                rx="4"
              />
            </g>
          ))}
        </svg>
      </div>
      <ChartTable
        title={pictureTexts.bands}
        heads={pictureTexts.bandHeads}
        rows={[
          ...bands.map((band) => [
            nameOf(band),
            band.wattHours === undefined ? '' : inThousands(Math.round(band.wattHours / 1000)),
            wholePounds(band.pence),
          ]),
          [pictureTexts.total, '', wholePounds(total)],
        ]}
      />
    </figure>
  )
}

function nameOf({ fuel, name }: BandPounds): string {
  return `${fuelNames[fuel]}: ${name}`
}
