import type { FieldContext } from './field-context.ts'
import { putCandidate } from './field-context.ts'
import type { ReadPair } from './read-readings.ts'
import { findSerials } from './read-serial.ts'

type FuelName = 'electricity' | 'gas'

const GONE = /\bremoved\b|\bold meter\b|\btaken out\b|\bprevious meter\b|\bexchanged\b|\breplaced\b/i

/** Consecutive readings of the same meter are one pair from the first to the last. */
export function joinRuns(pairs: readonly ReadPair[]): ReadPair[] {
  const joined: ReadPair[] = []
  for (const pair of pairs) {
    const at = joined.findIndex((one) => one.register === pair.register && one.latest === pair.previous)
    const before = joined[at]
    if (before && pair.latest > pair.previous) {
      joined[at] = { ...pair, previous: before.previous, earlyPlace: before.earlyPlace }
    } else {
      joined.push(pair)
    }
  }
  return joined
}

/** Of several consecutive meters on one supply, the one in use now: the last that is not described as removed. */
export function ofMeterInUse(context: FieldContext, fuel: FuelName, pairs: readonly ReadPair[]): readonly ReadPair[] {
  const registers = new Set(pairs.map(({ register }) => register))
  if (pairs.length <= registers.size) return pairs
  const serials = findSerials(context, fuel)
  const owned = pairs.map((pair) => ({ pair, serial: nearestOver(serials, pair) }))
  const meters = new Set(owned.map(({ serial }) => serial?.value))
  if (meters.size < 2 || meters.has(undefined)) return pairs
  const inUse = owned.filter(({ serial }) => serial && !GONE.test(serial.cell.text))
  const last = (inUse.length > 0 ? inUse : owned).at(-1)?.serial
  if (!last) return pairs
  putCandidate(context, `${fuel}.meterSerial`, last.value, last, Math.max(0.7, last.score))
  return owned.filter(({ serial }) => serial?.value === last.value).map(({ pair }) => pair)
}

function nearestOver(serials: ReturnType<typeof findSerials>, { place }: ReadPair) {
  return serials
    .filter(({ cell }) => cell.page === place.cell.page && cell.top <= place.cell.top + 0.5 * place.cell.height)
    .sort((a, b) => b.cell.top - a.cell.top)[0]
}

const OF_ONE_SUPPLY = /^electricity\.(?:mpan|meterSerial|unitRates|standingCharge|readings)/

/** Two supplies of one home have their own prices, meters and numbers: none of them is the home's alone. */
export function doubtOfTwoSupplies({ ledger }: FieldContext): void {
  const fields = ledger.paths().filter((path) => OF_ONE_SUPPLY.test(path))
  for (const path of fields) ledger.doubt(path)
  const detail = 'The bill is for two electricity supplies, and this belongs to one of them.'
  ledger.note({ name: 'one supply', outcome: 'contradicts', fields, detail })
}
