import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { Fuel } from '@mowatt/tariffs'

/** Whether two bills charge for the same supply: by its number, else by supplier and account. */
export function sameSupply(one: BillReading, other: BillReading, fuel: Fuel): boolean {
  if (!one.facts[fuel] || !other.facts[fuel]) return false
  const numbers = [one, other].map(({ facts }) => (fuel === 'gas' ? facts.gas?.mprn : facts.electricity?.mpan))
  if (numbers[0] !== undefined && numbers[1] !== undefined) return numbers[0] === numbers[1]
  const { supplier, accountNumber } = one.facts
  return accountNumber !== undefined && accountNumber === other.facts.accountNumber && supplier === other.facts.supplier
}
