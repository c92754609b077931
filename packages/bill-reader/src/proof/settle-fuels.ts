import type { Fuel } from '../labels/fuel-words.ts'
import type { PriceLine } from './price-line.ts'

type Priced = { kind: PriceLine['kind']; pence: number; fuel: Fuel | undefined }

/** Above this a price per kWh is electricity's when nothing else says whose it is. */
const GAS_CEILING_PENCE = 13

/** Assigns a fuel to prices without a heading: the only fuel of the bill, else the one that the price fits. */
export function settleFuels<T extends Priced>(priced: readonly T[], present: ReadonlySet<Fuel>): T[] {
  const [only] = present
  if (present.size === 1) return priced.map((one) => ({ ...one, fuel: one.fuel ?? only }))
  const withUnits = priced.map((one) =>
    one.fuel || one.kind !== 'unit' ? one : { ...one, fuel: fuelOfPrice(one.pence) },
  )
  return withUnits.map((one, index) => (one.fuel ? one : { ...one, fuel: nearestUnit(withUnits, index)?.fuel }))
}

function fuelOfPrice(pence: number): Fuel {
  return pence > GAS_CEILING_PENCE ? 'electricity' : 'gas'
}

function nearestUnit<T extends Priced>(priced: readonly T[], index: number): T | undefined {
  for (let distance = 1; distance < priced.length; distance++) {
    for (const at of [index - distance, index + distance]) {
      const other = priced[at]
      if (other?.kind === 'unit') return other
    }
  }
  return undefined
}

/** A line printed on the summary and again in the detail is one line. */
/** Two supplies pay the same standing charge twice, each printed separately. */
export function withoutRepeats(lines: readonly PriceLine[], supplies: number): PriceLine[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const { cell } = line.amount
    const place = supplies > 1 ? [cell.page.page, Math.round(cell.top)] : []
    const key = [line.kind, line.fuel, line.quantity.value, line.pence, line.amount.value, ...place].join(' ')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
