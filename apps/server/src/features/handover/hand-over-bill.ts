import { createHash } from 'node:crypto'
import { type BillComparison, compareBill, costCard } from '@mowatt/agent'
import { Failure, type FailureCode } from '@mowatt/contract'
import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { makeUuid } from '../../platform/chance/make-uuid.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { billCard, dropBill, isBillKept, keepBill, keepReading, putBillFile, readBillFiles } from '../bills/public.ts'
import { beginChat, deleteChat, sayInChat } from '../chat/public.ts'
import { currentCatalogue } from '../switching/public.ts'
import { claimRequest } from './claim-request.ts'
import type { HandoverOwner, Tell } from './handover-step.ts'
import { endRequest } from './handover-store.ts'
import { makeLink } from './one-time-link.ts'
import { sayFoundInBill } from './say-found-in-bill.ts'

export type BillToHandOver = HandoverOwner & { messageId: string; bytes: Buffer; fileName: string }

/** From a file to a conversation about it. The same message has one effect, also over a cut connection or a killed server. */
export async function handOverBill(ctx: Context, bill: BillToHandOver, tell: Tell): Promise<void> {
  const { owner, messageId, bytes } = bill
  const bodyHash = createHash('sha256').update(bytes).digest()
  const asked = { owner, messageId, bodyHash, chatId: makeUuid(ctx), billId: makeUuid(ctx) }
  const claim = await claimRequest(ctx, asked)
  const { chatId } = claim
  if (claim.kind === 'ours') {
    try {
      await work(ctx, { ...bill, chatId, billId: claim.billId ?? asked.billId }, claim.isTakenOver, tell)
    } finally {
      claim.stopRenewing()
    }
  } else tell({ kind: 'ack', chatId })
  tell({ kind: 'link', chatId, oneTimeLink: await makeLink(ctx, { chatId, owner }) })
}

type Work = BillToHandOver & { chatId: string; billId: string }

async function work(ctx: Context, bill: Work, isTakenOver: boolean, tell: Tell): Promise<void> {
  const { chatId, billId, bytes, fileName, owner, userId } = bill
  if (!isTakenOver || !(await isBillKept(ctx.db, billId))) {
    await putBillFile(ctx, billId, bytes)
    await ctx.db.transaction().execute(async (tx) => {
      await keepBill(ctx, tx, { id: billId, chatId, userId, bytes: bytes.length })
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
  const cost = read.bill.facts.isEnergyBill ? costCard(found) : undefined
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await endRequest(tx, bill, { state: 'done' }))) return
    await keepReading(ctx, tx, billId, read.bill)
    const cards = [billCard(billId, read.bill), ...(cost ? [cost] : [])]
    await sayInChat(ctx, tx, chatId, 'mo', { text: sayFoundInBill(read.bill.facts, found), cards })
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
