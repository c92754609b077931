import { type BillComparison, compareBill } from '@mowatt/agent'
import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { Failure, type FailureCode } from '@mowatt/contract'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { billCard, dropBill, keepReading } from '../bills/public.ts'
import { answerInChat, deleteChat, openHandedOver, releaseChat, waitToSpeak } from '../chat/public.ts'
import { currentCatalogue } from '../switching/public.ts'
import type { HandoverDesk } from './handover-desk.ts'
import type { Tell } from './handover-step.ts'
import { endRequest, type RequestKey } from './handover-store.ts'

export type KeptRequest = RequestKey & { chatId: string; billId: string }

/** The conversation is read in the app, when it is whole. */
const NOBODY_LISTENS = { tell: () => {}, stop: new AbortController() }

/** From a bill that is kept to what Mo says about it. May be killed at any point and begun again: it has one effect. */
export async function finishReading(ctx: Context, desk: HandoverDesk, kept: KeptRequest, tell: Tell): Promise<void> {
  const { owner, chatId, billId } = kept
  const read = await desk.queue.read(ctx, billId)
  if (read.kind === 'refused') return refuse(ctx, kept, read.code, read.message)
  const handedOver = await openHandedOver(ctx, chatId)
  // Deleted by its owner meanwhile: there is nobody to tell.
  if (!handedOver) return
  const found = compareBill(read.bill.facts, londonDay(ctx.now()), currentCatalogue())
  tellProgress(read.bill, found, chatId, tell)
  const { fileName, userId } = handedOver
  if (!(await waitToSpeak(ctx, chatId, billId))) return
  await keepReading(ctx, ctx.db, billId, { fileName, pages: read.pages, reading: read.bill })
  const visit = {
    chat: { id: chatId, owner, userId },
    who: { kind: 'anonymous' as const, subject: owner, email: null },
  }
  const { text, cards, facts, state } = await desk.chat.sayBill(visit, billId, NOBODY_LISTENS)
  const shown = [billCard(billId, read.bill), ...cards.filter(({ kind }) => kind !== 'bill')]
  await ctx.db.transaction().execute(async (tx) => {
    await releaseChat(tx, { chatId, messageId: billId })
    if (!(await endRequest(tx, kept, { state: 'done' }))) return
    await answerInChat(ctx, tx, chatId, { text, cards: shown, facts }, state)
  })
}

/** What cannot be read leaves nothing behind but the refusal; whoever went ahead reads it in the conversation. */
async function refuse(ctx: Context, kept: KeptRequest, code: FailureCode, message: string): Promise<void> {
  const isLinked = await ctx.db.transaction().execute(async (tx) => {
    const ended = await endRequest(tx, kept, { state: 'refused', refusal: code })
    if (!ended) return false
    await dropBill(ctx, tx, kept.billId)
    if (ended.isLinked) await answerInChat(ctx, tx, kept.chatId, { text: message, cards: [], facts: [] })
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
