import type { PriceLine } from './price-line.ts'
import { threeRates } from './three-rates.ts'

/**
 * A gas meter has one register; "day" beside it is of the electricity in the next column. Where electricity has a night
 * rate and the other lines are called "standard" or nothing, and cost more, they are the day's.
 */
export function settleRegisters(lines: readonly PriceLine[]): PriceLine[] {
  const units = lines.filter(({ kind, fuel }) => kind === 'unit' && fuel === 'electricity')
  const three = threeRates(units)
  if (three)
    return lines.map((line) =>
      units.includes(line)
        ? { ...line, register: three(line.text) }
        : { ...line, register: line.fuel === 'gas' ? undefined : line.register },
    )
  const nights = units.filter(({ register }) => register === 'night').map(({ pence }) => pence)
  const hasDay = units.some(({ register }) => register === 'day')
  return lines.map((line) => {
    if (line.fuel === 'gas') return { ...line, register: undefined }
    const isDay =
      units.includes(line) && line.register === undefined && !hasDay && nights.some((pence) => line.pence > pence)
    return isDay ? { ...line, register: 'day' } : line
  })
}
