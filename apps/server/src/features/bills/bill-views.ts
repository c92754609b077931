import { compareBill, costCard, doubtsOfBill } from '@mowatt/agent'
import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { CardOf } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { billCard, billTitle } from './bill-card.ts'
import { openReading } from './keep-bill.ts'
import { type BillRow, listBillsOfChat } from './kept-bill-store.ts'

/** The bills of a conversation as far as they are read, oldest first. */
export async function readBillsOfChat(
  ctx: Context,
  chatId: string,
): Promise<{ billId: string; reading: BillReading }[]> {
  const rows = await listBillsOfChat(ctx.db, chatId)
  return rows.flatMap(({ id, sealedReading }) =>
    sealedReading ? [{ billId: id, reading: openReading(ctx, id, sealedReading).reading }] : [],
  )
}

/** What a bill shows: its values, and what a year on them costs. */
export function cardsOfBill(
  ctx: Context,
  billId: string,
  reading: BillReading,
): { card: CardOf<'bill'>; cost: CardOf<'cost'> | null } {
  const today = londonDay(ctx.now())
  const cost = costCard(compareBill(reading.facts, today, [], doubtsOfBill(reading)).home, today)
  return { card: billCard(billId, reading), cost: cost ?? null }
}

/** What tells a bill from the others in a list. */
export function inList(ctx: Context, { id, sealedReading }: Pick<BillRow, 'id' | 'sealedReading'>) {
  if (!sealedReading) return { title: 'Your bill', period: null }
  const { facts } = openReading(ctx, id, sealedReading).reading
  const { periodFrom: from, periodTo: to } = facts
  return { title: billTitle(facts), period: from !== undefined && to !== undefined ? { from, to } : null }
}
