import { REGION_LETTERS } from '../place/region.ts'
import type { ExportTariff } from '../tariff/export-tariff.ts'
import type { AnyRates } from '../tariff/price.ts'
import { rateCalendar } from '../tariff/rate-calendar.ts'
import { FIRST_DAY } from './sample-base.ts'

const SOURCE = 'Sample data of Mowatt: an invented supplier that pays an invented price for export'

const plans: readonly { id: string; supplier: string; name: string; unitRates: AnyRates }[] = [
  {
    id: 'larkspur-energy-sunny-side',
    supplier: 'Larkspur Energy',
    name: 'Larkspur Sunny Side',
    unitRates: { single: 15_000_000 },
  },
  {
    id: 'kestrel-hill-power-peak-export',
    supplier: 'Kestrel Hill Power',
    name: 'Kestrel Peak Export',
    unitRates: rateCalendar(9_000_000, [{ name: 'peak', rate: 26_000_000, from: '16:00', to: '19:00' }]),
  },
  {
    id: 'thistledown-power-export-seasons',
    supplier: 'Thistledown Power',
    name: 'Thistledown Export Seasons',
    unitRates: rateCalendar(8_000_000, [
      { name: 'winter', rate: 19_500_000, months: [1, 2, 3, 10, 11, 12] },
      { name: 'summer evenings', rate: 17_000_000, months: [4, 5, 6, 7, 8, 9], from: '17:00', to: '21:00' },
    ]),
  },
]

/** Sample export tariffs, for electricity that a home sends to the grid. They cannot be bought. */
export function exportSamples(): ExportTariff[] {
  return plans.map(({ id, unitRates, ...named }) => ({
    direction: 'export',
    id: `sample-${id}`,
    ...named,
    needs: ['smart_meter'],
    availableFrom: FIRST_DAY,
    isSample: true,
    source: SOURCE,
    prices: REGION_LETTERS.map((region) => ({ region, from: FIRST_DAY, unitRates })),
  }))
}
