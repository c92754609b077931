import type { WhatIfYear } from '@mowatt/tariffs'
import type { CardOf } from './chat-cards.ts'

/** The pictures of a year with something supposed, on a tariff or, without one, on the current deal. */
export function cardOfWhatIf(
  { pictureOn, assumed, exportPence }: WhatIfYear,
  deal: string,
  tariffId?: string,
): CardOf<'what_if'>[] {
  const picture = pictureOn(tariffId)
  if (!picture) return []
  const { dayKind, day, bands } = picture
  return [
    {
      kind: 'what_if',
      deal,
      day_kind: dayKind,
      now: day.before,
      supposed: day.after,
      rates: day.rates,
      bands: bands.map(({ wattHours, ...band }) => ({
        ...band,
        ...(wattHours !== undefined && { watt_hours: wattHours }),
      })),
      export_pence: exportPence,
      assumed: assumed.flatMap(({ items }) => items.map(({ text, source }) => ({ text, source }))),
    },
  ]
}
