import { londonDay } from '../../platform/clock/london-day.ts'
import type { ReadBill } from '../bills/public.ts'
import { chooseHome, isCompatible } from './choose-home.ts'
import type { BillOfHome } from './home-seal.ts'
import type { HomeRecord } from './home-store.ts'
import type { SupplyKey } from './supply-keys.ts'

type Placing = {
  homes: readonly HomeRecord[]
  bills: readonly ReadBill[]
  keysOf: (bill: ReadBill) => SupplyKey[]
  /** Creates a home for a bill that belongs to none; undefined where it may not. */
  begin: (bill: ReadBill) => Promise<HomeRecord | undefined>
}

/**
 * Puts each bill into its home. Bills placed by hand stay; corrected ones are placed again; new ones join the home of
 * their supply. Returns all homes as they are now.
 */
export async function placeBills({ homes, bills, keysOf, begin }: Placing): Promise<HomeRecord[]> {
  const known = new Map(bills.filter(isOfHome).map((bill) => [bill.id, bill]))
  const placed = homes.map((home) => withBills(home, known, keysOf))
  const settled = new Set(placed.flatMap(({ content }) => content.bills.map(({ id }) => id)))
  for (const bill of known.values()) {
    if (settled.has(bill.id)) continue
    const keys = keysOf(bill)
    const found = homeOf(placed, bill, keys)
    const home = found ?? (await begin(bill))
    if (!home) continue
    const joined = addBill(home, entryOf(bill, keys))
    if (found) placed[placed.indexOf(found)] = joined
    else placed.push(joined)
  }
  return placed
}

function homeOf(homes: readonly HomeRecord[], { chatId }: ReadBill, keys: SupplyKey[]): HomeRecord | undefined {
  const chosen = chooseHome(
    keys,
    homes.map((home) => ({ home, keys: home.content.supply })),
  )?.home
  const isWaiting = (home: HomeRecord) =>
    home.chatId === chatId && home.content.bills.length === 0 && isCompatible(keys, home.content.supply)
  return chosen ?? homes.find(isWaiting)
}

/** A bill of a business, or for anything but energy, belongs to no home. */
function isOfHome({ reading: { facts } }: ReadBill): boolean {
  return facts.isEnergyBill && !facts.businessSign
}

export function entryOf({ id, createdAt, reading: { facts } }: ReadBill, keys: SupplyKey[]): BillOfHome {
  return { id, on: facts.periodTo ?? facts.billDate ?? londonDay(createdAt), keys }
}

export function addBill(home: HomeRecord, entry: BillOfHome): HomeRecord {
  const { content } = home
  const bills = [...content.bills.filter(({ id }) => id !== entry.id), entry].toSorted(byDay)
  return { ...home, content: { ...content, bills, supply: [...new Set([...content.supply, ...entry.keys])] } }
}

/** Its supply numbers are removed with it, unless another bill has the same. */
export function withoutBill(home: HomeRecord, billId: string): HomeRecord {
  const { content } = home
  const bills = content.bills.filter(({ id }) => id !== billId)
  const named = content.bills.filter(({ id }) => id === billId).flatMap(({ keys }) => keys)
  const stays = new Set(bills.flatMap(({ keys }) => keys))
  const supply = content.supply.filter((key) => stays.has(key) || !named.includes(key))
  return { ...home, content: { ...content, bills, supply } }
}

/** Without deleted bills; a bill whose correction names another supply is taken out, with the numbers it had. */
function withBills(home: HomeRecord, known: ReadonlyMap<string, ReadBill>, keysOf: Placing['keysOf']): HomeRecord {
  const { content } = home
  const fresh = content.bills.flatMap((entry) => {
    const bill = known.get(entry.id)
    return bill ? [{ entry, now: { ...entry, ...entryOf(bill, keysOf(bill)) } }] : []
  })
  const leaves = fresh.filter(({ entry, now }) => !entry.isByHand && !isSame(entry.keys, now.keys))
  if (leaves.length === 0) {
    const bills = fresh.map(({ now }) => now).toSorted(byDay)
    return { ...home, content: { ...content, bills } }
  }
  const bills = fresh.flatMap((each) => (leaves.includes(each) ? [] : [each.now])).toSorted(byDay)
  const named = new Set(leaves.flatMap(({ entry }) => entry.keys))
  const stays = new Set(bills.flatMap(({ keys }) => keys))
  return {
    ...home,
    content: { ...content, bills, supply: content.supply.filter((key) => stays.has(key) || !named.has(key)) },
  }
}

function isSame(ones: readonly SupplyKey[], others: readonly SupplyKey[]): boolean {
  return ones.length === others.length && ones.every((key) => others.includes(key))
}

function byDay(one: BillOfHome, other: BillOfHome): number {
  return one.on === other.on ? 0 : one.on < other.on ? -1 : 1
}
