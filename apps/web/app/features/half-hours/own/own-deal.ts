import type { Home } from '@mowatt/contract'
import type { FuelContract, HomeContracts, Price } from '@mowatt/tariffs'
import { type HomeChoices, MOST_KWH } from '../home-choices.ts'
import { ratesOfWire } from '../weigh/tariff-of-wire.ts'

/** The data of a home's page: what it pays for each fuel, if known, and its own details. */
export type OwnDeal = { homeId: string; contracts: HomeContracts; choices: Partial<HomeChoices> }

/** A fuel on the price cap only because its rates are unknown is left to the cap of the chosen region. */
export function ownDeal(home: Home): OwnDeal {
  const contracts: HomeContracts = {}
  for (const deal of home.deals) {
    if (deal.charges && deal.rates && deal.rates.from !== 'cap') contracts[deal.fuel] = contractOf(deal, deal.charges)
  }
  return { homeId: home.home_id, contracts, choices: choicesOf(home) }
}

type Deal = Home['deals'][number]
type Charges = NonNullable<Deal['charges']>

function contractOf({ ends_on, exit_fee_pence, is_variable }: Deal, charges: Charges): FuelContract {
  return {
    prices: charges.prices.map(priceOf),
    thenPrices: charges.then_prices.map(priceOf),
    endsOn: ends_on?.value,
    endIsUnknown: ends_on === null && !is_variable,
    exitFeePence: exit_fee_pence?.value,
    discounts: charges.discounts.map(({ name, off }) =>
      'pence_per_year' in off
        ? { name, pencePerYear: off.pence_per_year }
        : { name, basisPointsOffUnits: off.basis_points_off_units },
    ),
  }
}

function priceOf(price: Charges['prices'][number]): Price {
  return {
    from: price.from,
    unitRates: ratesOfWire(price.unit_rates),
    standingMicroPencePerDay: price.standing_micro_pence_per_day,
    includesVatBasisPoints: price.includes_vat_basis_points,
  }
}

function choicesOf({ place, told, use }: Home): Partial<HomeChoices> {
  const choices: Partial<HomeChoices> = {}
  if (place.region) choices.region = place.region.letter
  for (const { fuel, kwh, night_kwh: night } of use.yearly) {
    if (kwh <= 0 || kwh > MOST_KWH[fuel]) continue
    choices[`${fuel}Kwh`] = kwh
    if (night !== null && night <= kwh) choices.nightBasisPoints = Math.round((night * 10_000) / kwh)
  }
  if (told.has_ev !== undefined) choices.hasCar = told.has_ev
  if (told.has_smart_meter !== undefined) choices.hasSmartMeter = told.has_smart_meter
  // As its own page weighs it: what was never told or billed isn't added.
  const isWithoutGas = use.yearly.length > 0 && use.yearly.every(({ fuel }) => fuel === 'electricity')
  const heating = told.heating ?? (told.fuels === 'electricity' || isWithoutGas ? 'other' : undefined)
  if (heating) choices.heating = heating
  return choices
}
