import { createHash } from 'node:crypto'
import { type BillComparison, compareBill } from '@mowatt/agent'
import { Failure, type FailureCode } from '@mowatt/contract'
import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/chance/make-uuid.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { billCard, dropBill, isBillKept, keepBill, keepReading, putBillFile, readBillFiles } from '../bills/public.ts'
import { answerInChat, beginChat, type ChatDesk, deleteChat } from '../chat/public.ts'
import { currentCatalogue } from '../switching/public.ts'
import { claimRequest } from './claim-request.ts'
import type { HandoverOwner, Tell } from './handover-step.ts'
import { endRequest } from './handover-store.ts'
import { makeLink } from './one-time-link.ts'

export type BillToHandOver = HandoverOwner & { messageId: string; bytes: Buffer; fileName: string }

/** From a file to a conversation about it. The same message has one effect, also over a cut connection or a killed server. */
export async function handOverBill(ctx: Context, desk: ChatDesk, bill: BillToHandOver, tell: Tell): Promise<void> {
  const { owner, messageId, bytes } = bill
  const bodyHash = createHash('sha256').update(bytes).digest()
  const asked = { owner, messageId, bodyHash, chatId: makeUuid(ctx), billId: makeUuid(ctx) }
  const claim = await claimRequest(ctx, asked)
  const { chatId } = claim
  if (claim.kind === 'ours') {
    try {
      await work(ctx, desk, { ...bill, chatId, billId: claim.billId ?? asked.billId }, claim.isTakenOver, tell)
    } finally {
      claim.stopRenewing()
    }
  } else tell({ kind: 'ack', chatId })
  tell({ kind: 'link', chatId, oneTimeLink: await makeLink(ctx, { chatId, owner }) })
}

/** The conversation is read in the app, when it is whole. */
const NOBODY_LISTENS = { tell: () => {}, stop: new AbortController() }

type Work = BillToHandOver & { chatId: string; billId: string }

async function work(ctx: Context, desk: ChatDesk, bill: Work, isTakenOver: boolean, tell: Tell): Promise<void> {
  const { chatId, billId, bytes, fileName, owner, userId } = bill
  if (!isTakenOver || !(await isBillKept(ctx.db, billId))) {
    await putBillFile(ctx, billId, bytes)
    await ctx.db.transaction().execute(async (tx) => {
      await keepBill(ctx, tx, { id: billId, chatId, owner, userId, bytes: bytes.length })
      const file = { kind: 'file' as const, file_name: fileName, bytes: bytes.length }
      const said = { text: `I have uploaded ${fileName}.`, cards: [file] }
      await beginChat(ctx, tx, { id: chatId, owner, userId, title: fileName }, said)
    })
  }
  tell({ kind: 'ack', chatId })
  const read = await readBillFiles(ctx.reader, [{ bytes, name: fileName }])
  if (read.kind === 'refused') return refuse(ctx, bill, read.code, read.message)
  const found = compareBill(read.bill.facts, londonDay(ctx.now()), currentCatalogue())
  tellProgress(read.bill, found, chatId, tell)
  await keepReading(ctx, ctx.db, billId, { fileName, pages: read.pages, reading: read.bill })
  const visit = {
    chat: { id: chatId, owner, userId },
    who: { kind: 'anonymous' as const, subject: owner, email: null },
  }
  const { text, cards, facts, state } = await desk.sayBill(visit, billId, NOBODY_LISTENS)
  const shown = [billCard(billId, read.bill), ...cards.filter(({ kind }) => kind !== 'bill')]
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await endRequest(tx, bill, { state: 'done' }))) return
    await answerInChat(ctx, tx, chatId, { text, cards: shown, facts }, state)
  })
}

/** What cannot be read leaves nothing behind but the refusal. */
async function refuse(ctx: Context, bill: Work, code: FailureCode, message: string): Promise<never> {
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await endRequest(tx, bill, { state: 'refused', refusal: code }))) return
    await dropBill(ctx, tx, bill.billId)
    await deleteChat(tx, bill.chatId)
  })
  throw new Failure(code, { message })
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
