import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import {
  dropBill,
  endReading,
  joinEarlierBill,
  keepReading,
  readBillsOfChat,
  readKeptBill,
  stopReadings,
} from '../bills/public.ts'
import type { Question } from './ask-mo.ts'
import type { ChatService } from './chat-service.ts'
import { type ChatRow, deleteMessagesFrom, listMessages, setTitle } from './chat-store.ts'
import { sealTitle } from './chat-words.ts'
import type { Visit } from './chat-world.ts'
import type { Answered } from './find-answer.ts'
import type { LiveAnswer, LiveAnswers } from './live-answers.ts'
import { showBill, type ShownBill } from './show-bill.ts'
import { stoppedReading } from './stopped-reading.ts'

export type ReadingParts = { live: LiveAnswers; service: ChatService }
export type BillVisit = Visit & { chat: ChatRow }
/** `isNew`: the message brought the bill. Otherwise it asks for a stopped one to be read again. */
type Asked = { visit: BillVisit; fileName: string; isNew: boolean }

/** From a kept bill to Mo's answer about it. May be killed at any point and restarted, with or without its user. */
export function tellOfBill(
  ctx: Context,
  { service }: ReadingParts,
  { visit, fileName, isNew }: Asked,
): Required<Pick<Question, 'answer' | 'undo'>> {
  const chatId = visit.chat.id

  async function tell(live: LiveAnswer, billId: string, shown: ShownBill): Promise<Answered> {
    for (const card of shown.with([])) live.tell({ event: 'card', data: { card } })
    const answered = await service.sayBill(visit, billId, live)
    const alongside = async (tx: Db) => {
      await answered.alongside?.(tx)
      await endReading(ctx, tx, billId)
    }
    return { ...answered, cards: shown.with(answered.cards), name: shown.name, alongside }
  }

  /** What cannot be read leaves nothing behind but the refusal. */
  async function refuse(billId: string, { code, message }: Pick<Failure, 'code' | 'message'>): Promise<Answered> {
    if (isNew || code === 'unavailable') throw new Failure(code, { message })
    await ctx.db.transaction().execute((tx) => dropBill(ctx, tx, billId))
    return { text: message, cards: [], facts: [], isStopped: false }
  }

  return {
    answer: async (live, billId) => {
      if (billId === null) throw new Failure('not_found')
      const [known] = (await readBillsOfChat(ctx, chatId)).filter((bill) => bill.billId === billId)
      // Stopped, or killed, while Mo was answering: it is read, and perhaps corrected since.
      if (known) {
        const shown = await showBill(ctx, billId, known.reading)
        if (shown instanceof Failure) throw shown
        return tell(live, billId, shown)
      }
      const { signal } = live.stop
      const found = await readKeptBill(ctx, billId, { signal }).catch((error: unknown) => {
        if (signal.aborted) return undefined
        throw error
      })
      if (!found) {
        await stopReadings(ctx, ctx.db, { billId })
        return stoppedReading(fileName)
      }
      // This process is about to end: the question is kept, and the next process to be asked resumes it.
      if (found.kind === 'unfinished') throw new Failure('unavailable', { retryAfterSeconds: 5 })
      if (found.kind === 'refused') return refuse(billId, found)
      const joined = await joinEarlierBill(ctx, chatId, billId, found)
      const shown = await showBill(ctx, billId, joined.bill)
      if (shown instanceof Failure) return refuse(billId, shown)
      const kept = { fileName, pages: joined.pages, reading: joined.bill }
      await ctx.db.transaction().execute((tx) => keepReading(ctx, tx, billId, kept))
      for (const data of shown.steps) live.tell({ event: 'step', data })
      return tell(live, billId, shown)
    },
    undo: async (tx, messageId) => {
      if (isNew) await dropBill(ctx, tx, messageId)
      await deleteMessagesFrom(tx, chatId, messageId)
      // An emptied conversation is named after whatever is said first in it.
      if ((await listMessages(tx, chatId)).length === 0) await setTitle(tx, chatId, sealTitle(ctx, chatId, ''))
    },
  }
}
