import { addDays, DAYS_OF_YEAR } from '../calendar/iso-day.ts'
import type { ComparisonInput } from '../compare/comparison-input.ts'
import { axisOf } from '../half-hours/axis.ts'
import { typicalHalfHours } from '../half-hours/typical-half-hours.ts'
import { bandPounds, type BandPounds } from '../pictures/band-pounds.ts'
import { type DayKind, type DayPicture, dayPicture } from '../pictures/day-picture.ts'
import { vatOn } from '../reference/vat.ts'
import { exportPence } from '../replay/export-pence.ts'
import { type Replay, replayTariffs } from '../replay/replay-tariffs.ts'
import type { Fuel } from '../tariff/fuel.ts'
import { contractFromTariff } from '../tariff/contract-from-tariff.ts'
import { priceOn } from '../tariff/price-on.ts'
import type { FuelUsage, Price } from '../tariff/price.ts'
import { totalWattHours } from '../usage/estimated-use.ts'
import type { HomeYear } from './home-year.ts'
import { AS_NOW, gainedBy, suppose, type Supposed, type WhatIfs } from './what-ifs.ts'

/** A home's year as it is and as supposed, both by the half hour. Income from export is not subtracted. */
export type WhatIfYear = Pick<Supposed, 'assumed' | 'without'> & {
  now: Replay
  supposed: Replay
  exportPence: number
  /** With the prices of a tariff, or of the current deal without one; undefined if that isn't known either. */
  pictureOn: (tariffId: string | undefined) => WhatIfPicture | undefined
}

/** The average day that shows most of it, and the pounds of the year by band. */
type WhatIfPicture = { dayKind: DayKind; day: DayPicture; bands: BandPounds[] }

/** The same calculation as on the page of half hours, for a home with the times of a typical one. */
export function weighWhatIfs(input: ComparisonInput, given: Partial<WhatIfs>): WhatIfYear | undefined {
  const whatIfs = { ...AS_NOW, ...given }
  const { use, home, on } = input
  const electricity = use.electricity && yearOf('electricity', use.electricity.use, input)
  if (!electricity) return undefined
  const year: HomeYear = { electricity, ...(use.gas && { gas: yearOf('gas', use.gas.use, input) }) }
  const { year: after, assumed, without } = suppose(year, whatIfs, { hasCar: home.has.includes('ev') })
  const replayOf = ({ electricity: power, gas }: HomeYear, has: ComparisonInput['home']['has']) =>
    replayTariffs({
      on,
      home: { ...home, has },
      use: { electricity: power, ...(gas && { gas }) },
      current: input.current,
      catalogue: input.catalogue,
      figures: input.figures,
    })
  const supposed = replayOf(after, [...home.has, ...gainedBy(whatIfs)])
  return {
    assumed,
    without,
    now: replayOf(year, home.has),
    supposed,
    pictureOn: (tariffId) => {
      const quote = [...supposed.quotes, ...supposed.apart].find((each) => each.tariffId === tariffId)
      const dayKind = whatIfs.panels > 0 ? 'summer_weekday' : 'winter_weekday'
      const price = (quote && priceOf(quote.tariffId, input)) ?? priceOn(input.current.electricity?.prices, on)
      if (!price) return undefined
      const both = { before: electricity, after: after.electricity }
      const vat = vatOn(input.figures.vatRates, 'electricity', on)
      return {
        dayKind,
        day: dayPicture(dayKind, axisOf(electricity.from, electricity.wattHours.length), both, { price, vat }),
        bands: bandPounds(quote?.cost ?? supposed.current),
      }
    },
    exportPence: after.exported ? exportPence(after.exported, { single: whatIfs.exportPence * 1_000_000 }) : 0,
  }
}

/** Of a kWh of electricity on a tariff; undefined for a tariff of gas alone. */
function priceOf(tariffId: string, { on, home, payBy, catalogue }: ComparisonInput): Price | undefined {
  const tariff = catalogue.find(({ id }) => id === tariffId)
  const supply = { fuel: 'electricity', region: home.region, paymentMethod: payBy ?? home.paymentMethod } as const
  return tariff && contractFromTariff(tariff, supply, on, catalogue)?.prices[0]
}

function yearOf(fuel: Fuel, usage: FuelUsage, { on, home }: ComparisonInput) {
  const night = 'night' in usage ? Math.round((usage.night * 10_000) / Math.max(1, totalWattHours(usage))) : undefined
  const nightBasisPoints = 'single' in usage ? usage.nightBasisPoints : night
  const profile = {
    fuel,
    wattHours: totalWattHours(usage),
    hasEv: home.has.includes('ev'),
    ...(home.has.includes('heat_pump') && { heating: 'heat_pump' as const }),
    ...(fuel === 'electricity' && nightBasisPoints !== undefined && { nightBasisPoints }),
  }
  return typicalHalfHours(profile, addDays(on, -DAYS_OF_YEAR)).year
}

export type WhatIfPart = 'now' | 'then' | 'best' | 'export'

/** Pence a year, less export: as things are, as supposed, on a tariff then, and the export. */
export function penceOfWhatIf(
  { now, supposed, exportPence: sold }: WhatIfYear,
  part: WhatIfPart,
  tariffId?: string,
): number {
  if (part === 'now') return now.current.pence
  if (part === 'export') return sold
  const cost =
    part === 'then'
      ? supposed.current.pence
      : [...supposed.quotes, ...supposed.apart].find((quote) => quote.tariffId === tariffId)?.costPence
  return (cost ?? Number.NaN) - sold
}
