import { addDays } from '../calendar/iso-day.ts'
import type { GuardBill, GuardedSwitch } from './guard-record.ts'
import { isSameSupplier } from './same-supplier.ts'

/** News of the move may arrive some days after it. */
const NEWS_DAYS = 4
/** Another bill, as opposed to the same one for the other fuel or a duplicate. */
const NEXT_BILL_DAYS = 7

export type GuardBills = { final: GuardBill[]; first: GuardBill | undefined; second: GuardBill | undefined }

/** The bills of a supply that a switch waits for. */
export function guardBills({ newSupplier, startsOn }: GuardedSwitch, bills: readonly GuardBill[]): GuardBills {
  const dated = bills.flatMap((bill) => {
    const last = bill.to ?? bill.on
    return bill.supplier === undefined || last === undefined ? [] : [{ bill, supplier: bill.supplier, last }]
  })
  const final = dated.filter(
    ({ bill, supplier, last }) =>
      !isSameSupplier(supplier, newSupplier) &&
      last >= addDays(startsOn, -NEWS_DAYS) &&
      (bill.from === undefined || bill.from <= startsOn),
  )
  const [first, ...later] = dated
    .filter(({ supplier, last }) => isSameSupplier(supplier, newSupplier) && last > startsOn)
    .toSorted((one, other) => (one.last < other.last ? -1 : 1))
  const second = first && later.find(({ last }) => last >= addDays(first.last, NEXT_BILL_DAYS))
  return { final: final.map(({ bill }) => bill), first: first?.bill, second: second?.bill }
}
