import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import { Failure, type FailureCode } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { billCard, dropBill, keepReading } from '../bills/public.ts'
import { deleteChat, sayInChat } from '../chat/public.ts'
import { type BillComparison, compareBill, costCard, currentCatalogue } from '../switching/public.ts'
import type { Tell } from './handover-step.ts'
import { endRequest, type RequestKey } from './handover-store.ts'
import type { BillQueue } from './read-in-turns.ts'
import { sayFoundInBill } from './say-found-in-bill.ts'

export type KeptRequest = RequestKey & { chatId: string; billId: string }

/** From a bill that is kept to what Mo says about it. May be killed at any point and begun again: it has one effect. */
export async function finishReading(ctx: Context, queue: BillQueue, kept: KeptRequest, tell: Tell): Promise<void> {
  const { chatId, billId } = kept
  const read = await queue.read(ctx, billId)
  if (read.kind === 'refused') return refuse(ctx, kept, read.code, read.message)
  const found = compareBill(read.bill.facts, londonDay(ctx.now()), currentCatalogue())
  tellProgress(read.bill, found, chatId, tell)
  const cost = read.bill.facts.isEnergyBill ? costCard(found) : undefined
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await endRequest(tx, kept, { state: 'done' }))) return
    await keepReading(ctx, tx, billId, read.bill)
    const cards = [billCard(billId, read.bill), ...(cost ? [cost] : [])]
    await sayInChat(ctx, tx, chatId, 'mo', { text: sayFoundInBill(read.bill.facts, found), cards })
  })
}

/** What cannot be read leaves nothing behind but the refusal; whoever went ahead reads it in the conversation. */
async function refuse(ctx: Context, kept: KeptRequest, code: FailureCode, message: string): Promise<void> {
  const isLinked = await ctx.db.transaction().execute(async (tx) => {
    const ended = await endRequest(tx, kept, { state: 'refused', refusal: code })
    if (!ended) return false
    await dropBill(ctx, tx, kept.billId)
    if (ended.isLinked) await sayInChat(ctx, tx, kept.chatId, 'mo', { text: message, cards: [] })
    else await deleteChat(tx, kept.chatId)
    return ended.isLinked
  })
  if (!isLinked) throw new Failure(code, { message })
}

/** The four steps of the loading screen, each with what it really found. */
function tellProgress(
  { facts }: BillReading,
  { current, comparison }: BillComparison,
  chatId: string,
  tell: Tell,
): void {
  const progress = (step: 'provider' | 'usage' | 'cost' | 'tariff', found: Record<string, unknown>) =>
    tell({ kind: 'progress', chatId, step, found })
  progress('provider', { supplier: facts.supplier ?? null })
  const used = FUELS.map((fuel) => [
    fuel,
    facts[fuel]?.usageKwhInPeriod ?? facts[fuel]?.estimatedAnnualUsageKwh ?? null,
  ])
  progress('usage', { kwh: Object.fromEntries(used) })
  progress('cost', { year: current ? sayPounds(current.pence) : null })
  const [cheapest] = comparison?.quotes ?? []
  progress('tariff', { compared: comparison?.quotes.length ?? 0, is_sample: cheapest?.isSample ?? null })
}
