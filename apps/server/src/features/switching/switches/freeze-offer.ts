import type { ChatOffer } from '@mowatt/contract'
import {
  contractFromTariff,
  type Fuel,
  FUELS,
  isRegionLetter,
  type IsoDay,
  type RegionLetter,
  regions,
  type Tariff,
} from '@mowatt/tariffs'
import type { KeptComparison } from '../comparisons/kept-comparison.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import type { FrozenOffer } from './switch-record.ts'

/** What is agreed to later is exactly this, however the catalogue changes. */
export function freezeOffer({ comparison }: KeptComparison, offer: ChatOffer, print: string): FrozenOffer {
  const region = letterOf(comparison.region)
  const tariff = currentCatalogue().find(({ id }) => id === offer.tariff_id)
  const fixed = tariff?.term
  const byTime = tariff && region ? pricesByTime(tariff, region, offer, comparison.on) : {}
  return {
    offer,
    ...(region && { region }),
    fuels: fuelsOf(offer),
    print,
    comparedOn: comparison.on,
    ...(fixed && { fixed }),
    ...(Object.keys(byTime).length > 0 && { byTime }),
  }
}

function pricesByTime(tariff: Tariff, region: RegionLetter, offer: ChatOffer, on: IsoDay): FrozenOffer['byTime'] & {} {
  return Object.fromEntries(
    FUELS.flatMap((fuel) => {
      const supply = { fuel, region, paymentMethod: offer.payment_method }
      const price = contractFromTariff(tariff, supply, on, currentCatalogue())?.prices[0]
      const isByTime = price && ('bands' in price.unitRates || 'published' in price.unitRates)
      return isByTime ? [[fuel, price]] : []
    }),
  )
}

/** Comparisons name their region for people; a region letter is accepted too. */
function letterOf(name: string): RegionLetter | undefined {
  if (isRegionLetter(name)) return name
  return regions.find((each) => each.name === name || each.ofgemName === name)?.letter
}

/** The fuels of the offer's rates; all fuels of the tariff where they name none. */
function fuelsOf({ rates, tariff_id }: ChatOffer): Fuel[] {
  const named = FUELS.filter((fuel) => rates.some(({ label }) => label.toLowerCase().includes(fuel)))
  if (named.length > 0) return named
  const prices = currentCatalogue().find(({ id }) => id === tariff_id)?.prices ?? []
  return FUELS.filter((fuel) => prices.some((price) => price.fuel === fuel))
}
