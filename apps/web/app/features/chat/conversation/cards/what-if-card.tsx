import type { CardOf } from '@mowatt/contract'
import type { BandPounds, DayPicture } from '@mowatt/tariffs'
import { type ComponentType, lazy, Suspense } from 'react'
import { wholePounds } from '../../../../shell/app/money-words.ts'
import { BandBars } from '../../../../shell/chart/band-bars.tsx'
import { DayCurve } from '../../../../shell/chart/day-curve.tsx'
import { dayNames } from '../../../../shell/chart/day-texts.ts'
import { CardFrame } from './card-frame.tsx'
import { Fold } from './fold.tsx'
import { whatIfCardTexts } from './year-texts.ts'

// Only what draws: its box and the table beside it are here at once, so that nothing moves. Offline the table does alone.
const Nothing = () => null
const DayPlot = lazy<ComponentType<{ picture: DayPicture; isChanged: boolean }>>(() =>
  import('../../../../shell/chart/day-plot.tsx').then(
    (loaded) => ({ default: loaded.DayPlot }),
    () => ({ default: Nothing }),
  ),
)
const BandPlot = lazy<ComponentType<{ bands: readonly BandPounds[] }>>(() =>
  import('../../../../shell/chart/band-plot.tsx').then(
    (loaded) => ({ default: loaded.BandPlot }),
    () => ({ default: Nothing }),
  ),
)

/** A year with something supposed: its average day with what a kWh costs then, the pounds by band, and what is assumed. */
export function WhatIfCard({ card }: { card: CardOf<'what_if'> }) {
  const { deal, day_kind: dayKind, now, supposed, rates, export_pence: sold, assumed } = card
  const picture = { before: now, after: supposed, rates }
  const bands = card.bands.map(({ fuel, name, watt_hours: wattHours, pence }) => ({
    fuel,
    name,
    pence,
    ...(wattHours !== undefined && { wattHours }),
  }))
  return (
    <CardFrame card={card} title={whatIfCardTexts.title} subtitle={whatIfCardTexts.of(deal)}>
      <div className="what-if-pictures">
        <DayCurve title={dayNames[dayKind]} picture={picture} isChanged>
          <Suspense>
            <DayPlot picture={picture} isChanged />
          </Suspense>
        </DayCurve>
        <BandBars bands={bands}>
          <Suspense>
            <BandPlot bands={bands} />
          </Suspense>
        </BandBars>
        {sold > 0 && <p className="text-small text-text-2">{whatIfCardTexts.sold(wholePounds(sold))}</p>}
        <Fold title={whatIfCardTexts.assumed(assumed.length)}>
          <ul className="assumed">
            {assumed.map(({ text, source }) => (
              <li key={text}>
                {text}. <span className="text-text-2">{source}.</span>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </CardFrame>
  )
}
