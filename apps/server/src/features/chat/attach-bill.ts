import { createHash } from 'node:crypto'
import { compareBill } from '@mowatt/agent'
import { Failure } from '@mowatt/contract'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { billCard, dropBill, keepBill, keepReading, putBillFile, readBillFiles } from '../bills/public.ts'
import { currentCatalogue } from '../switching/public.ts'
import { askMo } from './ask-mo.ts'
import type { ChatDesk } from './chat-desk.ts'
import { type ChatRow, deleteMessagesFrom } from './chat-store.ts'
import type { Visit } from './chat-world.ts'
import type { Answered } from './find-answer.ts'
import type { ChatEvent, LiveAnswer, LiveAnswers } from './live-answers.ts'

export type BillToAttach = {
  visit: Visit & { chat: ChatRow }
  key: string | undefined
  bytes: Buffer
  fileName: string
}

/** Another bill in a conversation: kept, read, and told about, with the same one effect as any question. */
export async function attachBill(
  ctx: Context,
  parts: { live: LiveAnswers; desk: ChatDesk },
  { visit, key, bytes, fileName }: BillToAttach,
): Promise<AsyncIterable<ChatEvent>> {
  const { chat, who } = visit
  const file = { kind: 'file' as const, file_name: fileName, bytes: bytes.length }
  const digest = createHash('sha256').update(bytes).digest('hex')
  return askMo(ctx, parts.live, {
    chat,
    subject: who.subject,
    key,
    essence: ['bill', digest, fileName],
    said: { text: `I have uploaded ${fileName}.`, cards: [file] },
    // A bill has the id of the message that brought it, so that a second try finds the same one.
    alongside: async (tx, billId) => {
      const { id: chatId, owner, userId } = chat
      await putBillFile(ctx, billId, bytes)
      await keepBill(ctx, tx, { id: billId, chatId, owner, userId, bytes: bytes.length })
    },
    answer: (live) => read(ctx, parts.desk, live, { visit, bytes, fileName }),
    undo: async (tx, billId) => {
      await dropBill(ctx, tx, billId)
      await deleteMessagesFrom(tx, chat.id, billId)
    },
  })
}

async function read(
  ctx: Context,
  desk: ChatDesk,
  live: LiveAnswer,
  { visit, bytes, fileName }: { visit: Visit; bytes: Buffer; fileName: string },
): Promise<Answered> {
  const billId = live.messageId
  const found = await readBillFiles(ctx.reader, [{ bytes, name: fileName }])
  if (found.kind === 'refused') throw new Failure(found.code, { message: found.message })
  const { bill: reading, pages } = found
  await keepReading(ctx, ctx.db, billId, { fileName, pages, reading })
  const { facts } = reading
  const { current, comparison } = compareBill(facts, londonDay(ctx.now()), currentCatalogue())
  const step = (name: string, what: Record<string, unknown>) =>
    live.tell({ event: 'step', data: { step: name, found: what } })
  step('provider', { supplier: facts.supplier ?? null })
  const used = FUELS.map((fuel) => [
    fuel,
    facts[fuel]?.usageKwhInPeriod ?? facts[fuel]?.estimatedAnnualUsageKwh ?? null,
  ])
  step('usage', { kwh: Object.fromEntries(used) })
  step('cost', { year: current ? sayPounds(current.pence) : null })
  step('tariff', { compared: comparison?.quotes.length ?? 0, is_sample: comparison?.quotes[0]?.isSample ?? null })
  const card = billCard(billId, reading)
  live.tell({ event: 'card', data: { card } })
  const answered = await desk.sayBill(visit, billId, live)
  return { ...answered, cards: [card, ...answered.cards.filter(({ kind }) => kind !== 'bill')] }
}
