import type { BandPounds } from '@mowatt/tariffs'
import { wholePounds } from '../app/money-words.ts'
import { nameOfBand } from './name-of-band.ts'
import { BAND_BOX as BOX } from './plot-boxes.ts'

/** The drawing inside `BandBars`. */
export function BandPlot({ bands }: { bands: readonly BandPounds[] }) {
  const most = Math.max(...bands.map(({ pence }) => pence), 1)
  return bands.map((band, place) => (
    <g key={nameOfBand(band)} data-fuel={band.fuel}>
      <text x="0" y={place * BOX.row + 16}>
        {nameOfBand(band)}
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
  ))
}
