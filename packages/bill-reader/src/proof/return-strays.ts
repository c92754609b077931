import type { BillView } from '../labels/bill-view.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import { readKwh } from '../values/value-readers.ts'
import { isBelowElectricity } from './likely-prices.ts'
import type { PriceLine } from './price-line.ts'

/**
 * On a skewed page gas's line appears under electricity's heading. It is moved back if gas has no line of its own and
 * gas's own label names the same kilowatt hours. A cheap line without that proof stays, and is marked as doubtful.
 */
export function returnStrays(lines: readonly PriceLine[], view: BillView): PriceLine[] {
  const units = lines.filter(({ kind }) => kind === 'unit')
  const strays = units.filter((line) => line.fuel === 'electricity' && isBelowElectricity(line))
  const hasOwn = units.some(({ fuel }) => fuel === 'gas')
  if (strays.length !== 1 || hasOwn || !units.some((line) => line.fuel === 'electricity' && !strays.includes(line)))
    return [...lines]
  const named = findCandidates(view, ['usage'], readKwh).filter(({ fuel }) => fuel === 'gas')
  return lines.map((line) => {
    const isGas = strays.includes(line) && named.some(({ value }) => Math.abs(value - line.quantity.value) < 0.006)
    return isGas ? { ...line, fuel: 'gas' } : line
  })
}
