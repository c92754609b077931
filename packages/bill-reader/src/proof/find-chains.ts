import type { Fuel } from '../labels/fuel-words.ts'
import type { BillView } from '../labels/bill-view.ts'
import { rowOf } from '../layout/neighbours.ts'
import { numbersOf } from './find-price-lines.ts'
import { isOfYear } from './is-of-year.ts'
import { blockChains } from './block-chains.ts'
import { lengthsNamed } from './named-lengths.ts'
import { GAS_CEILING_PENCE, isPrice, isQuantity, isSame, isSum, VAT } from './number-roles.ts'
import { provenPence } from './multiplies.ts'
import type { PlacedNumber, PriceLine } from './price-line.ts'
import { rowChains } from './row-chains.ts'

type Product = { quantity: PlacedNumber; price: PlacedNumber; amount: PlacedNumber; pence: number }
type Chain = { units: readonly Product[]; standing: readonly Product[]; total: PlacedNumber; worth: number }

/** A page with more numbers is a list of something, and products in it are coincidences. */
const MOST_NUMBERS = 600
const MOST_PRODUCTS = 60
/** In days; longer, it is the year of an estimate. */
const LONGEST_PERIOD = 190
const MOST_PAIRS = 400
const MOST_CHANGE = 0.35
const MOST_PENCE_PER_KWH = 80

/**
 * Use times rate and days times standing charge, both printed, that add up to a third printed sum with or without VAT.
 * Five numbers that add up to the penny identify themselves, whatever their positions and labels.
 */
export function findChains(view: BillView, known: readonly PriceLine[]): PriceLine[] {
  const settled = known.filter(({ fuel, kind }) => known.some((other) => other.fuel === fuel && other.kind !== kind))
  const taken = settled.flatMap(({ quantity, price, amount }) => [quantity, price, amount])
  const numbers = view.cells.flatMap(numbersOf).filter((number) => !taken.some((other) => isSame(number, other)))
  const lengths = numbers.length > MOST_NUMBERS ? [] : lengthsOf(view, numbers)
  const rows = rowChains(view, lengths)
  if (lengths.length === 0) return rows
  const sums = byPence(numbers.filter(isSum))
  const prices = numbers.filter(isPrice)
  const standing = prices.flatMap((price) => lengths.flatMap((days) => standingOf(price, days, sums)))
  const quantities = numbers.filter(isQuantity)
  const units = prices.flatMap((price) => quantities.flatMap((quantity) => unitOf(quantity, price, sums)))
  if (standing.length > MOST_PRODUCTS || units.length > 4 * MOST_PRODUCTS) return []
  const two = pairsOf(units)
  const chains = [
    ...standing.flatMap((day) => [...units.map((unit) => [unit]), ...two].flatMap((used) => close(used, [day], sums))),
    // Prices that changed within the period.
    ...changesOf(standing)
      .filter(([one, other]) => lengths.includes((one?.quantity.value ?? 0) + (other?.quantity.value ?? 0)))
      .flatMap((days) => changesOf(units).flatMap((used) => close(used, days, sums))),
  ]
    .filter(({ units: used, standing: days, total }) => {
      const parts = [...used, ...days].flatMap(({ quantity, price, amount }) => [quantity, price, amount])
      return !isOfYear(view, [...parts, total])
    })
    .sort((a, b) => b.worth - a.worth)
  const found = [...chosen(view, chains), ...rows]
  return [...found, ...blockChains(view, lengths, [...known, ...found])]
}

/**
 * Lines found by their words, and what only a chain shows: it decides what an amount is for, and fills missing values.
 */
export function withChains(lines: readonly PriceLine[], chained: readonly PriceLine[]): PriceLine[] {
  const kept = lines.filter(
    (line) => !chained.some((link) => isSame(link.amount, line.amount) && link.kind !== line.kind && !isSplit(link)),
  )
  const missing = chained.filter((link) => {
    const own = kept.filter(({ fuel, kind }) => fuel === link.fuel && kind === link.kind)
    const isShown = own.some(({ amount }) => isSame(amount, link.amount))
    return !isShown && own.every(({ amount }) => chained.some((other) => isSame(other.amount, amount)))
  })
  return [...kept, ...missing]
}

/** A total of two products is the amount of neither. */
function isSplit({ amount, total }: PriceLine): boolean {
  return total !== undefined && isSame(amount, total)
}

/** The possible numbers of charged days: those the bill names, else any small number on a page that mentions days. */
function lengthsOf(view: BillView, numbers: readonly PlacedNumber[]): number[] {
  const named = lengthsNamed(view).filter((days) => days <= LONGEST_PERIOD)
  if (named.length > 0 || !view.cells.some(({ text }) => /\bdays?\b/i.test(text))) return named
  const counts = numbers.filter(({ unit, decimals, value }) => !unit && decimals === 0 && value >= 5)
  return [...new Set(counts.map(({ value }) => value))].filter((days) => days <= LONGEST_PERIOD)
}

function standingOf(price: PlacedNumber, days: number, sums: ReadonlyMap<number, PlacedNumber[]>): Product[] {
  if (price.per === 'kwh') return []
  const quantity: PlacedNumber = { ...price, value: days, unit: 'days', decimals: 0 }
  delete quantity.per
  return productsOf(quantity, price, sums)
}

function unitOf(quantity: PlacedNumber, price: PlacedNumber, sums: ReadonlyMap<number, PlacedNumber[]>): Product[] {
  if (price.per === 'day' || price.value > MOST_PENCE_PER_KWH || isSame(quantity, price)) return []
  return productsOf(quantity, price, sums).filter(({ amount }) => !isSame(amount, quantity))
}

function productsOf(quantity: PlacedNumber, price: PlacedNumber, sums: ReadonlyMap<number, PlacedNumber[]>): Product[] {
  const factor = price.unit === 'gbp' || (price.unit === undefined && price.value < 1.5) ? 100 : 1
  const pence = Math.round(quantity.value * price.value * factor)
  return [pence, pence - 1, pence + 1]
    .flatMap((target) => sums.get(target) ?? [])
    .flatMap((amount) => {
      const proven = isSame(amount, price)
        ? undefined
        : provenPence(quantity, { ...price, unit: factor === 1 ? 'pence' : 'gbp' }, amount)
      return proven === undefined ? [] : [{ quantity, price, amount, pence: proven }]
    })
}

function* pairs<T>(all: readonly T[]): Generator<[T, T]> {
  for (const [at, one] of all.entries()) for (const other of all.slice(at + 1)) yield [one, other]
}

/** Two rates of one meter, or of one period. */
function pairsOf(units: readonly Product[]): Product[][] {
  if (units.length > MOST_PRODUCTS) return []
  return [...pairs(units)].filter(
    ([one, other]) =>
      one.pence !== other.pence && !isSame(one.amount, other.amount) && !isSame(one.quantity, other.quantity),
  )
}

/** For one price and the price that replaced it, which is not the other fuel's. */
function changesOf(products: readonly Product[]): Product[][] {
  const changes = pairsOf(products).filter((pair) => {
    const [least = 0, most = 0] = pair.map(({ pence }) => pence).toSorted((a, b) => a - b)
    return least > (1 - MOST_CHANGE) * most
  })
  return changes.length > MOST_PAIRS ? [] : changes
}

function close(
  units: readonly Product[],
  standing: readonly Product[],
  sums: ReadonlyMap<number, PlacedNumber[]>,
): Chain[] {
  const parts = [...units, ...standing]
  const isShared = units.some((unit) =>
    standing.some((day) => isSame(unit.price, day.price) || isSame(unit.amount, day.amount)),
  )
  if (isShared) return []
  const net = parts.reduce((sum, { amount }) => sum + Math.round(amount.value * 100), 0)
  return VAT.flatMap((factor) => {
    const target = Math.round(net * factor)
    const totals = [target, target - 1, target + 1].flatMap((one) => sums.get(one) ?? [])
    return totals
      .filter((total) => parts.every(({ amount }) => !isSame(amount, total)))
      .map((total) => ({ units, standing, total, worth: worthOf(parts, total, factor) }))
  })
}

/** Numbers with units close together are no coincidence; with VAT before without. */
function worthOf(parts: readonly Product[], total: PlacedNumber, factor: number): number {
  const all = [...parts.flatMap(({ quantity, price, amount }) => [quantity, price, amount]), total]
  const typed = all.filter(({ unit, per }) => unit !== undefined || per !== undefined).length / all.length
  const { cell } = total
  const pages = all.filter((one) => one.cell.page !== cell.page).length
  const spread = all.reduce((sum, one) => sum + Math.abs(one.cell.top - cell.top), 0) / all.length
  return 2 * typed + (factor > 1 ? 0.6 : 0) + 0.3 * parts.length - pages - (2 * spread) / cell.page.heightPoints
}

function chosen(view: BillView, chains: readonly Chain[]): PriceLine[] {
  const lines: PriceLine[] = []
  const fuels = new Set<Fuel>()
  const used: PlacedNumber[] = []
  for (const chain of chains) {
    const parts = [...chain.units, ...chain.standing]
    const own = [
      ...parts.flatMap(({ price, amount }) => [price, amount]),
      ...chain.units.map(({ quantity }) => quantity),
    ]
    const fuel = fuelOf(view, chain)
    if (fuels.has(fuel) || own.some((one) => used.some((other) => isSame(one, other)))) continue
    fuels.add(fuel)
    used.push(...own)
    lines.push(...linesOf(view, chain, fuel))
  }
  return lines
}

function linesOf(view: BillView, { units, standing, total }: Chain, fuel: Fuel): PriceLine[] {
  const dearest = Math.max(...units.map(({ pence }) => pence))
  const lineOf = (kind: PriceLine['kind'], product: Product): PriceLine => {
    const text = rowOf(product.amount.cell, view.cells)
      .map((cell) => cell.text)
      .join(' | ')
    const register =
      kind === 'unit' && units.length > 1 && standing.length === 1
        ? product.pence === dearest
          ? 'day'
          : 'night'
        : undefined
    return { ...product, kind, fuel, register, text, total }
  }
  return [...units.map((unit) => lineOf('unit', unit)), ...standing.map((day) => lineOf('standing', day))]
}

/** The fuel of most numbers on the page, unless the price fits the other fuel. */
function fuelOf(view: BillView, { units, standing, total }: Chain): Fuel {
  const cells = [...units, ...standing].flatMap(({ price, amount, quantity }) => [
    price.cell,
    amount.cell,
    quantity.cell,
  ])
  const votes = [...cells, total.cell].map((cell) => view.fuelOf(cell))
  const count = (fuel: Fuel) => votes.filter((vote) => vote === fuel).length
  const most = Math.max(...units.map(({ pence }) => pence))
  const ofPrice = most > GAS_CEILING_PENCE ? 'electricity' : 'gas'
  const other = ofPrice === 'gas' ? 'electricity' : 'gas'
  return count(other) > 2 * count(ofPrice) && most > 9 && most < 18 ? other : ofPrice
}

function byPence(numbers: readonly PlacedNumber[]): Map<number, PlacedNumber[]> {
  return Map.groupBy(numbers, ({ value }) => Math.round(value * 100))
}
