import type { WireExport, WireFigures, WireTariff } from '@mowatt/contract'
import { figuresOfWire } from '@mowatt/contract/wire-figures'
import {
  type Assumption,
  type BasisPoints,
  capPrice,
  exitFeeOn,
  exportPence,
  type ExportQuote,
  FUELS,
  type Fuel,
  type FuelContract,
  gainedBy,
  hasRegisters,
  type HomeContracts,
  type HomeCost,
  type HomeYear,
  type IsoDay,
  type KnownFigures,
  type PenceRange,
  type Price,
  priceOn,
  rankExports,
  type Replay,
  type ReplayQuote,
  type Requirement,
  replayTariffs,
  sayUnitRates,
  statedPrice,
  sumOf,
  suppose,
  type Supposed,
  type Tariff,
  vatOn,
  type WhatIfs,
} from '@mowatt/tariffs'
import type { HomeChoices } from '../home-choices.ts'
import { exportOfWire, tariffOfWire } from './tariff-of-wire.ts'
import { type Basis, type OwnYears, yearOfHome } from './year-of-home.ts'

export type HomeToWeigh = {
  today: IsoDay
  choices: HomeChoices
  tariffs: readonly WireTariff[]
  exports: readonly WireExport[]
  figures: WireFigures
  /** What their home pays, by its page. Rates that were typed go over it. */
  deal?: HomeContracts | undefined
  own: OwnYears
}

/** The prices of a year without a switch: rates that were typed, the deal of their home, or the price cap. */
export type NowBasis = 'typed' | 'home' | 'cap'
/** `until`: when typed rates end, if both fuels' end together. */
type NowBases = Partial<Record<Fuel, NowBasis>> & { until?: IsoDay }

export type Row = {
  tariffId: string
  supplier: string
  name: string
  isSample: boolean
  fuels: Fuel[]
  pence: number
  otherYear: PenceRange
  /** What a kWh of electricity costs and when; undefined for gas alone. */
  rates: string | undefined
  /** Compared with a year on the current deal; negative if it costs more. */
  savingPence: number
  savingInOtherYear: PenceRange
  assumptions: Assumption[]
}

export type ApartRow = Row & { missing: Requirement[]; gainPence: number }

/** The page's results, as plain data: the same from the server and from the visitor's own device. */
export type Weighed = {
  basis: Partial<Record<Fuel, Basis>>
  now: { pence: number; otherYear: PenceRange; bases: NowBases; exitFeePence: number }
  rows: Row[]
  apart: ApartRow[]
  /** The cheapest year as things are, where something is supposed. */
  cheapestAsNowPence: number | undefined
  supposed: Pick<Supposed, 'assumed' | 'without' | 'unmetWattHours'>
  /** Export: paid at the slider's rate, and by each export tariff. */
  exported: { kwh: number; pence: number; quotes: ExportQuote[] } | undefined
}

/** With its input, for the pictures. */
export type Weighing = {
  weighed: Weighed
  before: HomeYear
  after: HomeYear
  /** A tariff's year and its electricity prices; those of the price cap if it is not on the list. */
  ofTariff: (tariffId: string) => { cost: HomeCost; price: Price; vat: BasisPoints }
}

const PAYMENT = 'direct_debit'
/**
 * Ranks tariffs for a home's year. Parts that no slider changes are calculated once, so that a slider responds quickly.
 */
export function createWeigher(home: HomeToWeigh): (whatIfs: WhatIfs) => Weighing {
  const { today, choices, tariffs, own } = home
  const figures = figuresOfWire(home.figures)
  const { year, basis } = yearOfHome(choices, own, { today, figures })
  const catalogue = tariffs.map((tariff) => tariffOfWire(tariff, { region: choices.region, paymentMethod: PAYMENT }))
  const exportTariffs = home.exports.map((tariff) => exportOfWire(tariff, choices.region))
  const exportedOf = ({ exported }: HomeYear, pence: number): Weighed['exported'] =>
    exported && {
      kwh: Math.round(sumOf(exported) / 1000),
      pence: exportPence(exported, { single: Math.round(pence * 1_000_000) }),
      quotes: rankExports(exported, exportTariffs, { on: today, region: choices.region, has }),
    }
  const now = contractsNow(home, figures)
  const has = hasOf(home, now.contracts)
  const replayOf = (use: HomeYear, gained: readonly Requirement[]) =>
    replayTariffs({
      on: today,
      home: { region: choices.region, paymentMethod: PAYMENT, has: [...has, ...gained] },
      use: { electricity: use.electricity, ...(use.gas && { gas: use.gas }) },
      current: now.contracts,
      catalogue,
      figures,
    })
  const vat = vatOn(figures.vatRates, 'electricity', today)
  const ratesOf = new Map(
    catalogue.map((tariff) => {
      const price = electricityPrice(tariff, today)
      return [tariff.id, price && sayUnitRates(price, vat)]
    }),
  )
  const rowOf = (quote: ReplayQuote): Row => {
    const { tariffId, supplier, tariffName, isSample, fuels, costPence, otherYear, savingPence, assumptions } = quote
    const { savingInOtherYear } = quote
    const name = { tariffId, supplier, name: tariffName, isSample, fuels, rates: ratesOf.get(tariffId) }
    return { ...name, pence: costPence, otherYear, savingPence, savingInOtherYear, assumptions }
  }
  const asNow = replayOf(year, [])
  return (whatIfs) => {
    const { year: after, ...supposed } = suppose(year, whatIfs, choices)
    const isAsNow = after === year
    const replay = isAsNow ? asNow : replayOf(after, gainedBy(whatIfs))
    return {
      before: year,
      after,
      ofTariff: (tariffId) => {
        const tariff = catalogue.find(({ id }) => id === tariffId)
        const quote = [...replay.quotes, ...replay.apart].find((each) => each.tariffId === tariffId)
        const price = (quote && electricityPrice(tariff, today)) ?? priceOn(now.contracts.electricity?.prices, today)
        if (!price) throw new Error('What is paid now always has a price for electricity')
        return { cost: quote?.cost ?? replay.current, price, vat }
      },
      weighed: {
        basis,
        now: {
          pence: replay.current.pence,
          otherYear: replay.currentOtherYear,
          // For the fuels that such a home has: a heat pump ends its gas.
          bases: {
            ...Object.fromEntries(FUELS.flatMap((fuel) => (after[fuel] ? [[fuel, now.bases[fuel]]] : []))),
            ...untilOf(
              now.contracts,
              FUELS.filter((fuel) => after[fuel] && now.bases[fuel] === 'typed'),
            ),
          },
          exitFeePence: FUELS.reduce((sum, fuel) => sum + feeOf(now.contracts[fuel], today), 0),
        },
        rows: replay.quotes.map(rowOf),
        apart: replay.apart.map((quote) => ({ ...rowOf(quote), missing: quote.missing, gainPence: quote.gainPence })),
        cheapestAsNowPence: isAsNow ? undefined : cheapestPence(asNow),
        supposed,
        exported: exportedOf(after, whatIfs.exportPence),
      },
    }
  }
}

/** The one in force; undefined for a tariff of gas alone. */
function electricityPrice(tariff: Tariff | undefined, today: IsoDay): Price | undefined {
  return priceOn(
    tariff?.prices.filter(({ fuel }) => fuel === 'electricity'),
    today,
  )
}

/** Staying included. */
function cheapestPence({ current, quotes }: Replay): number {
  return Math.min(current.pence, quotes[0]?.costPence ?? Infinity)
}

/** Half hours come from a smart meter, and day and night rates from a meter with both: a home that has them has it. */
function hasOf({ choices, own }: HomeToWeigh, { electricity }: HomeContracts): Requirement[] {
  return [
    ...(electricity?.prices.some(({ unitRates }) => hasRegisters(unitRates)) ? (['two_rate_meter'] as const) : []),
    ...(choices.hasSmartMeter || own.electricity || own.gas ? (['smart_meter'] as const) : []),
    ...(choices.hasCar ? (['ev'] as const) : []),
    ...(choices.heating === 'heat_pump' ? (['heat_pump'] as const) : []),
  ]
}

/**
 * For each fuel: what was typed, else what their home pays, else the default for a home that has never chosen a tariff.
 */
function contractsNow(
  { choices, deal, today }: HomeToWeigh,
  figures: KnownFigures,
): {
  contracts: HomeContracts
  bases: Partial<Record<Fuel, NowBasis>>
} {
  const place = { figures, on: today, region: choices.region, paymentMethod: PAYMENT } as const
  const contracts: HomeContracts = {}
  const bases: Partial<Record<Fuel, NowBasis>> = {}
  for (const fuel of FUELS) {
    const typed = statedPrice(fuel, choices.rates?.[fuel] ?? {}, place)
    const cap = capPrice(fuel, place)?.price
    const fix = choices.fix?.[fuel] && { ...choices.fix[fuel], ...(cap && { thenPrices: [cap] }) }
    contracts[fuel] = typed ? { prices: [typed], ...fix } : (deal?.[fuel] ?? (cap && { prices: [cap] }))
    bases[fuel] = typed ? 'typed' : deal?.[fuel] ? 'home' : 'cap'
  }
  return { contracts, bases }
}

function untilOf(contracts: HomeContracts, typed: readonly Fuel[]): { until?: IsoDay } {
  const [until, ...others] = new Set(typed.map((fuel) => contracts[fuel]?.endsOn))
  return until !== undefined && others.length === 0 ? { until } : {}
}

function feeOf(contract: FuelContract | undefined, today: IsoDay): number {
  return contract ? exitFeeOn(contract, today).pence : 0
}
