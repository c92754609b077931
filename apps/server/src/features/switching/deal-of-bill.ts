import type { BillFacts, BillReading } from '@mowatt/bill-reader/bill-facts'
import type { Deal } from '@mowatt/bill-errors/finding'
import { type IsoDay, isSameSupplier } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { agreedDeal } from './switches/agreed-deal.ts'
import { startOf } from './switches/start-of.ts'
import type { SwitchRecord } from './switches/switch-record.ts'
import { listSwitchesOf } from './switches/switch-store.ts'

const MOST = 50

/** What a user agreed with the supplier of a bill, by a complete switch; undefined where there was none. */
export async function dealOfBill(
  ctx: Context,
  subject: string,
  { facts }: BillReading,
  earlier: readonly BillReading[],
): Promise<Deal | undefined> {
  const { supplier, periodFrom: from, periodTo: to } = facts
  if (supplier === undefined || from === undefined || to === undefined) return undefined
  const records = await listSwitchesOf(ctx, ctx.db, subject, MOST)
  // The newest first: of two switches to one supplier, the later one counts.
  const about = records.find(
    (record) => record.state === 'complete' && isBillOf(record, facts, to) && isSameSupplier(supplier, nameOf(record)),
  )
  if (!about) return undefined
  const deal = agreedDeal(ctx, about, { from, to })
  if (!deal || !wasCustomer(about, earlier)) return deal
  const { startsOn: _startsOn, ...rest } = deal
  return rest
}

const nameOf = ({ frozen }: SwitchRecord) => frozen.offer.supplier

function isBillOf(record: SwitchRecord, facts: BillFacts, lastDay: IsoDay): boolean {
  const startsOn = startOf(record)
  return startsOn !== null && lastDay > startsOn && isOfMeter(record, facts)
}

/** By its meters; by its postcode where the bill names none of them. */
function isOfMeter({ details: { mpan, mprn, address } }: SwitchRecord, facts: BillFacts): boolean {
  const printed = [facts.electricity?.mpan, facts.gas?.mprn].flatMap((number) => number ?? [])
  if (printed.length === 0) return isSame(facts.customerPostcode, address?.postcode)
  return isSame(facts.electricity?.mpan, mpan) || isSame(facts.gas?.mprn, mprn)
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  const plain = (text: string) =>
    text
      .replace(/[^\da-z]/gi, '')
      .toUpperCase()
      .replace(/^0+/, '')
  return one !== undefined && other !== undefined && plain(one) === plain(other)
}

/** A user who changed the tariff and not the supplier has bills from before the switch. */
function wasCustomer(record: SwitchRecord, earlier: readonly BillReading[]): boolean {
  const startsOn = startOf(record) ?? ''
  return earlier.some(
    ({ facts: { supplier, periodTo } }) =>
      supplier !== undefined && isSameSupplier(supplier, nameOf(record)) && (periodTo ?? startsOn) < startsOn,
  )
}
