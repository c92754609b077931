import type { Deal } from '@mowatt/bill-errors/finding'
import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { IsoDay, Tariff } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import type { BillCards, BillJudged, ReadingStep } from './bill-tasks.ts'
import { countFindings } from './count-findings.ts'
import { openReading } from './keep-bill.ts'
import { listBillsOfSubject } from './kept-bill-store.ts'
import type { KeptReading } from './kept-reading.ts'
import { listReadBills } from './read-bills.ts'
import { billWork, workOnBill } from './work-on-bill.ts'

/** The bills of a conversation as far as they are read, oldest first. */
export async function readBillsOfChat(
  ctx: Context,
  chatId: string,
): Promise<{ billId: string; reading: BillReading }[]> {
  const bills = await listReadBills(ctx, ctx.db, { chatId })
  return bills.map(({ id, reading }) => ({ billId: id, reading }))
}

/** What a bill shows: its values, and what a year on them costs. */
export function cardsOfBill(ctx: Context, billId: string, reading: BillReading): Promise<BillCards> {
  return workOnBill(ctx)('cardsOfBill', { billId, reading, today: londonDay(ctx.now()) }, billWork())
}

/** The other bills that a bill is compared with: two years of months. */
const MOST_EARLIER = 24

/** What a user agreed with the supplier of a bill; another feature knows it. */
export type DealOf = (
  ctx: Context,
  subject: string,
  reading: BillReading,
  earlier: readonly BillReading[],
) => Promise<Deal | undefined>

type Asked = Pick<KeptReading, 'reading' | 'answers' | 'counted'> & { subject: string; billId: string; today?: IsoDay }

/**
 * What to take up with the supplier and what to ask first, by this bill, the others of the same user, and their deal.
 */
export async function findingsOfBill(
  ctx: Context,
  { subject, billId, reading, answers, counted, today = londonDay(ctx.now()) }: Asked,
  dealOf: DealOf,
): Promise<BillJudged & { agreed: Deal | undefined }> {
  const rows = await listBillsOfSubject(ctx.db, subject, MOST_EARLIER)
  const earlier = rows.flatMap(({ id, sealedReading }) =>
    sealedReading && id !== billId ? [openReading(ctx, id, sealedReading).reading] : [],
  )
  const agreed = await dealOf(ctx, subject, reading, earlier)
  const deal = { ...agreed, ...(answers && { answers }) }
  const judged = await workOnBill(ctx)('findingsOfBill', { reading, earlier, deal, today }, billWork())
  await countFindings(ctx, billId, { found: judged.findings.map(({ code }) => code), counted })
  return { ...judged, agreed }
}

/** The steps of reading a bill, with what they found among these tariffs. */
export function stepsOfReading(
  ctx: Context,
  reading: BillReading,
  catalogue: readonly Tariff[],
): Promise<ReadingStep[]> {
  const { cpuMs, resident } = billWork()
  const given = { cpuMs, resident: { ...resident, catalogue } }
  return workOnBill(ctx)('stepsOfReading', { reading, today: londonDay(ctx.now()) }, given)
}
