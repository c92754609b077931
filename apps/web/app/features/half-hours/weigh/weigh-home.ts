import type { WireTariff } from '@mowatt/contract'
import {
  type Assumption,
  type AnyRates,
  capPrice,
  exportPence,
  FUELS,
  type Fuel,
  type HomeContracts,
  type HomeCost,
  type HomeYear,
  type IsoDay,
  type PenceRange,
  type Price,
  type Replay,
  type ReplayQuote,
  type Requirement,
  replayTariffs,
  sumOf,
  type Tariff,
} from '@mowatt/tariffs'
import type { HomeChoices } from '../home-choices.ts'
import { tariffOfWire } from './tariff-of-wire.ts'
import { gainedBy, type Supposed, suppose, type WhatIfs } from './what-ifs.ts'
import { type Basis, type OwnYears, yearOfHome } from './year-of-home.ts'

export type HomeToWeigh = {
  today: IsoDay
  choices: HomeChoices
  tariffs: readonly WireTariff[]
  own: OwnYears
}

export type Row = {
  tariffId: string
  supplier: string
  name: string
  isSample: boolean
  fuels: Fuel[]
  pence: number
  otherYear: PenceRange
  /** Against a year on the price cap; negative when it is dearer. */
  savingPence: number
  savingInOtherYear: PenceRange
  assumptions: Assumption[]
}

export type ApartRow = Row & { missing: Requirement[]; gainPence: number }

/** What the page says, as plain data: the same from the server and from the visitor's own device. */
export type Weighed = {
  basis: Partial<Record<Fuel, Basis>>
  now: { pence: number; otherYear: PenceRange }
  rows: Row[]
  apart: ApartRow[]
  /** The cheapest year as things are, where something is supposed. */
  cheapestAsNowPence: number | undefined
  supposed: Pick<Supposed, 'assumed' | 'without' | 'unmetWattHours'>
  exported: { kwh: number; pence: number } | undefined
}

/** With what it was made from, for the pictures. */
export type Weighing = {
  weighed: Weighed
  before: HomeYear
  after: HomeYear
  /** A tariff's year and what it charges for electricity; those of the price cap where it is no tariff of the list. */
  ofTariff: (tariffId: string) => { cost: HomeCost; price: Price<AnyRates> }
}

const PAYMENT = 'direct_debit'
/** What an export tariff pays for each kWh: an assumption of ours, said beside the figure. */
export const EXPORT_PENCE = 12
const EXPORT_RATES: AnyRates = { single: EXPORT_PENCE * 1_000_000 }

/** Ranks tariffs for a home's year. What no slider changes is worked out once, so that a move is answered quickly. */
export function createWeigher(home: HomeToWeigh): (whatIfs: WhatIfs) => Weighing {
  const { today, choices, tariffs, own } = home
  const { year, basis } = yearOfHome(choices, own, today)
  const catalogue = tariffs.map((tariff) => tariffOfWire(tariff, { region: choices.region, paymentMethod: PAYMENT }))
  const has = hasOf(home)
  const cap = capContracts(choices, today)
  const replayOf = (use: HomeYear, gained: readonly Requirement[]) =>
    replayTariffs({
      on: today,
      home: { region: choices.region, paymentMethod: PAYMENT, has: [...has, ...gained] },
      use: { electricity: use.electricity, ...(use.gas && { gas: use.gas }) },
      current: cap,
      catalogue,
    })
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
        const price = (quote && electricityPrice(tariff, today)) ?? cap.electricity?.prices[0]
        if (!price) throw new Error('The price cap always has a price for electricity')
        return { cost: quote?.cost ?? replay.current, price }
      },
      weighed: {
        basis,
        now: { pence: replay.current.pence, otherYear: replay.currentOtherYear },
        rows: replay.quotes.map(rowOf),
        apart: replay.apart.map((quote) => ({ ...rowOf(quote), missing: quote.missing, gainPence: quote.gainPence })),
        cheapestAsNowPence: isAsNow ? undefined : cheapestPence(asNow),
        supposed,
        exported: exportedOf(after),
      },
    }
  }
}

/** The one in force; undefined for a tariff of gas alone. */
function electricityPrice(tariff: Tariff<AnyRates> | undefined, today: IsoDay): Price<AnyRates> | undefined {
  return tariff?.prices.findLast(({ fuel, from }) => fuel === 'electricity' && from <= today)
}

/** Staying on the price cap included. */
function cheapestPence({ current, quotes }: Replay): number {
  return Math.min(current.pence, quotes[0]?.costPence ?? Infinity)
}

/** Half hours come from a smart meter, so a home with a file has one. */
function hasOf({ choices, own }: HomeToWeigh): Requirement[] {
  return [
    ...(choices.hasSmartMeter || own.electricity || own.gas ? (['smart_meter'] as const) : []),
    ...(choices.hasCar ? (['ev'] as const) : []),
    ...(choices.heating === 'heat_pump' ? (['heat_pump'] as const) : []),
  ]
}

/** What a home pays that has never chosen a tariff. */
function capContracts({ region }: HomeChoices, on: IsoDay): HomeContracts<AnyRates> {
  return Object.fromEntries(
    FUELS.flatMap((fuel) => {
      const cap = capPrice(fuel, { on, region, paymentMethod: PAYMENT })
      return cap ? [[fuel, { prices: [cap.price] }]] : []
    }),
  )
}

function rowOf(quote: ReplayQuote): Row {
  const { tariffId, supplier, tariffName, isSample, fuels, costPence, otherYear, savingPence, assumptions } = quote
  const { savingInOtherYear } = quote
  const name = { tariffId, supplier, name: tariffName, isSample, fuels }
  return { ...name, pence: costPence, otherYear, savingPence, savingInOtherYear, assumptions }
}

function exportedOf({ exported }: HomeYear): Weighed['exported'] {
  return exported && { kwh: Math.round(sumOf(exported) / 1000), pence: exportPence(exported, EXPORT_RATES) }
}
