import { findNumbers, type FoundNumber } from '../values/find-numbers.ts'

export type FuelName = 'electricity' | 'gas'
/** What a clause says of a fuel; without one, of that which its place says. */
export type Told = {
  value: string | number
  start: number
  end: number
  fuel?: FuelName | undefined
  isOfRange?: true
}
type OfFuel = { value: number; start: number; end: number; fuel: FuelName }

const NAMES = /electricity|\bgas\b/gi
/** "2,210 kWh of electricity", "£30 a year for your gas". */
const BEHIND = /^\W{0,3}(?:k\s?wh\W{0,2})?(?:(?:a|per) year )?(?:of |for |in |on )(?:your |the )?(electricity|gas)\b/i
/** "£30 electricity,", "£25 (gas)": a name with a capital begins what is said next. */
const BARE_BEHIND =
  /^\s?(?:kWh\s?)?(?:(electricity|gas)\b(?=\s?(?:[),;.&]|and\b|$))|\((electricity|gas|Electricity|Gas)\))/

/** The fuel named directly after a value. */
export function fuelBehind(rest: string): FuelName | undefined {
  const match = BEHIND.exec(rest) ?? BARE_BEHIND.exec(rest)
  return match ? fuelOf(match[1] ?? match[2] ?? '') : undefined
}

/**
 * Two values of one kind, one of each fuel: "£30 for electricity and £25 for gas", "electricity £30, gas £25", or, in
 * the order in which the fuels were named, "£438.60 and £281.21".
 */
export function oneOfEach(text: string, numbers: readonly FoundNumber[]): OfFuel[] {
  const [one, two, ...more] = numbers
  if (!one || !two || more.length > 0) return []
  const behind = [one, two].map(({ end }) => fuelBehind(text.slice(end)))
  const before = [text.slice(0, one.start), text.slice(one.end, two.start)].map((part) => lastNamed(part))
  const isListed = /^\s?(?:kwh\s?)?and(?: about| around)?\s?£?\s?$/i.test(text.slice(one.end, two.start))
  const first = text.slice(0, one.start).match(NAMES)
  const inOrder = isListed && first && new Set(first.map(fuelOf)).size === 2 ? [fuelOf(first[0]), other(first[0])] : []
  const found = [behind, before, inOrder].find(([a, b]) => a !== undefined && b !== undefined && a !== b)
  const [a, b] = found ?? []
  return a && b ? [ofFuel(one, a), ofFuel(two, b)] : []
}

function ofFuel({ value, start, end }: FoundNumber, fuel: FuelName): OfFuel {
  return { value, start, end, fuel }
}

function lastNamed(text: string): FuelName | undefined {
  const last = text.match(NAMES)?.at(-1)
  return last === undefined ? undefined : fuelOf(last)
}

function fuelOf(name: string): FuelName {
  return /gas/i.test(name) ? 'gas' : 'electricity'
}

function other(name: string): FuelName {
  return fuelOf(name) === 'gas' ? 'electricity' : 'gas'
}

/** Whether a text has two sums or quantities, one of each fuel: no label in it says of which one of them is. */
export function isOfEach(text: string, unit: 'gbp' | 'kwh'): boolean {
  return (
    oneOfEach(
      text,
      findNumbers(text).filter((number) => number.unit === unit),
    ).length > 0
  )
}
