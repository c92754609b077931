import type { BillFacts, FuelFacts } from './bill-facts.ts'
import {
  type AnyRates,
  calendarOfThree,
  type EstimatedUse,
  type Fuel,
  type FuelContract,
  type FuelUsage,
  FUELS,
  findRegion,
  type HomeContracts,
  type HomeUse,
  type IsoDay,
  microOfPence,
  type PaymentMethod,
  type Price,
  type RegionFinding,
  useFromPeriod,
  useFromYearOnBill,
  useOfThree,
  vatOn,
  type VatTable,
} from '@mowatt/tariffs'

/** What a comparison may have to ask the user, because the bill does not prove it. */
export type MissingFact = 'region' | 'payment_method' | 'usage' | 'rates' | 'night_rate' | 'vat'

/** A home as its bill shows it. Assumptions are in `missing`, so the user is asked. */
export type HomeOfBill = {
  region: RegionFinding
  paymentMethod: PaymentMethod
  use: HomeUse
  contracts: HomeContracts
  missing: { fact: MissingFact; fuel?: Fuel }[]
}

/** Converts a bill to the calculator's input; a fuel without usage or rates is left out. */
export function homeOfBill(facts: BillFacts, on: IsoDay, vat: VatTable): HomeOfBill {
  const missing: HomeOfBill['missing'] = []
  const region = findRegion({ postcode: facts.customerPostcode, mpan: facts.electricity?.mpan })
  if (region.kind !== 'region') missing.push({ fact: 'region' })
  if (!facts.paymentMethod) missing.push({ fact: 'payment_method' })
  const paymentMethod = facts.paymentMethod ?? 'direct_debit'
  const use: HomeUse = {}
  const contracts: HomeContracts = {}
  for (const fuel of FUELS) {
    const printed = facts[fuel]
    if (!printed) continue
    const estimate = useOf(fuel, printed, facts)
    const contract = contractOf(fuel, printed, facts, { on, vat })
    if (!estimate) missing.push({ fact: 'usage', fuel })
    else use[fuel] = estimate
    if (!contract) missing.push({ fact: lacksNightOnly(printed) ? 'night_rate' : 'rates', fuel })
    else contracts[fuel] = contract
    if (contract && printed.unitRates?.some(({ vat }) => vat === undefined)) missing.push({ fact: 'vat', fuel })
  }
  return { region, paymentMethod, use, contracts, missing }
}

/** A price by day is printed, and all that is missing is the one at night. */
function lacksNightOnly({ unitRates = [], standingChargePencePerDay: standing }: FuelFacts): boolean {
  return standing !== undefined && unitRates.length > 0 && unitRates.every(({ register }) => register === 'day')
}

/** The bill with the night rate that the user told us, if that was all it lacked. */
export function withNightRate(facts: BillFacts, nightPence: number | undefined): BillFacts {
  const { electricity } = facts
  const [day] = electricity?.unitRates ?? []
  if (!electricity || !day || nightPence === undefined || !lacksNightOnly(electricity)) return facts
  const { kwh: _kwh, ...same } = day
  const night = { ...same, register: 'night' as const, pencePerKwh: nightPence, vat: 'included' as const }
  return { ...facts, electricity: { ...electricity, unitRates: [...(electricity.unitRates ?? []), night] } }
}

/** The printed yearly figure if there is one; else the period, adjusted for the season. */
function useOf(fuel: Fuel, printed: FuelFacts, { periodFrom, periodTo }: BillFacts): EstimatedUse | undefined {
  const { estimatedAnnualUsageKwh: aYear, usageKwhInPeriod: inPeriod } = printed
  if (aYear !== undefined) return useFromYearOnBill(usageOf(aYear, printed))
  if (inPeriod === undefined || !periodFrom || !periodTo) return undefined
  return useFromPeriod({ fuel, from: periodFrom, to: periodTo, used: usageOf(inPeriod, printed) })
}

/** Split between peak, day and night as charged, or by the two registers; a single figure if neither is known. */
function usageOf(kwh: number, { readings = [], unitRates = [] }: FuelFacts): FuelUsage {
  const single = Math.round(kwh * 1000)
  const ran = (register: 'peak' | 'day' | 'night') => {
    const charged = unitRates.filter((each) => each.register === register).map((each) => each.kwh)
    if (charged.length > 0 && charged.every((each) => each !== undefined))
      return charged.reduce((sum, each) => sum + each, 0)
    const found = readings.find((each) => each.register === register)
    return found?.previous === undefined ? undefined : found.latest - found.previous
  }
  const [day, night, peak] = [ran('day'), ran('night'), ran('peak')]
  if (peak !== undefined && day !== undefined && night !== undefined && peak + day + night > 0)
    return useOfThree(single, { peak, day, night })
  if (day === undefined || night === undefined || day < 0 || night < 0 || day + night === 0) return { single }
  const nightWattHours = Math.round((single * night) / (day + night))
  return { day: single - nightWattHours, night: nightWattHours }
}

type Now = { on: IsoDay; vat: VatTable }

/** The printed terms of the contract. `home/present-deal.ts` decides whether they still apply. */
function contractOf(fuel: Fuel, printed: FuelFacts, facts: BillFacts, now: Now): FuelContract | undefined {
  const price = priceOf(fuel, printed, facts, now)
  if (!price) return undefined
  const { tariffEndDate: endsOn, exitFeeGbp } = printed
  return {
    prices: [price],
    ...(endsOn && { endsOn }),
    ...(!endsOn && /fix/i.test(printed.tariffName ?? '') && { endIsUnknown: true }),
    ...(exitFeeGbp !== undefined && { exitFeePence: Math.round(exitFeeGbp * 100) }),
  }
}

function priceOf(fuel: Fuel, printed: FuelFacts, facts: BillFacts, { on, vat }: Now): Price | undefined {
  const { unitRates = [], standingChargePencePerDay: standing } = printed
  const rates = ratesOf(unitRates)
  const standingMicroPencePerDay = standing === undefined ? undefined : microOfPence(standing)
  if (!rates || standingMicroPencePerDay === undefined) return undefined
  const from = [facts.periodFrom, facts.billDate, on].find((day) => day !== undefined && day <= on) ?? on
  const isWithout = unitRates.some(({ vat }) => vat === 'excluded')
  return {
    from,
    unitRates: rates,
    standingMicroPencePerDay,
    // If the bill does not say, the rates are assumed to include VAT: the year then costs less, and no saving is
    // overstated.
    includesVatBasisPoints: isWithout ? 0 : vatOn(vat, fuel, facts.periodTo ?? facts.billDate ?? on),
  }
}

function ratesOf(unitRates: NonNullable<FuelFacts['unitRates']>): AnyRates | undefined {
  const rate = (register: string) => {
    const own = unitRates.filter((each) => each.register === register)
    const [only, ...others] = own
    if (only && others.length === 0) return microOfPence(only.pencePerKwh)
    // With two prices, the average cost of a kWh; unknown if the bill doesn't give the usage at each.
    const kwh = own.reduce((sum, each) => sum + (each.kwh ?? Number.NaN), 0)
    const pence = own.reduce((sum, each) => sum + each.pencePerKwh * (each.kwh ?? Number.NaN), 0) / kwh
    return Number.isFinite(pence) ? microOfPence(pence) : undefined
  }
  const [single, peak, day, night] = [rate('single'), rate('peak'), rate('day'), rate('night')]
  if (single !== undefined) return { single }
  if (day === undefined || night === undefined) return undefined
  return peak === undefined ? { day, night } : calendarOfThree({ peak, day, night })
}
