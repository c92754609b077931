import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { isSameSupplier } from '@mowatt/tariffs'
import type { ReadBill } from '../../bills/public.ts'
import type { HomeContent } from '../home-seal.ts'

/** The bills of one home, the latest last: two homes may have accounts with one supplier. */
export function billsOfHome({ bills }: HomeContent, read: readonly ReadBill[]): ReadBill[] {
  return bills.flatMap((entry) => read.filter(({ id }) => id === entry.id))
}

/** The account number with a supplier, as its latest bill prints it. */
export function accountAt(supplier: string | undefined, bills: readonly BillFacts[]): string | undefined {
  if (supplier === undefined) return undefined
  const isOwn = (facts: BillFacts) => facts.supplier !== undefined && isSameSupplier(facts.supplier, supplier)
  return bills.findLast((facts) => facts.accountNumber !== undefined && isOwn(facts))?.accountNumber
}

export const factsOf = ({ reading }: ReadBill): BillFacts => reading.facts
