import { Failure, type FailureCode } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import {
  dropBill,
  getBillFile,
  keepBill,
  keepReading,
  listBillsOfChat,
  putBillFile,
  readBillFiles,
  readBillsOfChat,
  stopReadings,
  takeUpReading,
} from '../bills/public.ts'
import { askMo } from './ask-mo.ts'
import type { ChatDesk } from './chat-desk.ts'
import { type ChatRow, deleteMessagesFrom, listMessages, setTitle } from './chat-store.ts'
import { openSaid, sealTitle } from './chat-words.ts'
import type { Visit } from './chat-world.ts'
import type { Answered } from './find-answer.ts'
import type { ChatEvent, LiveAnswer, LiveAnswers } from './live-answers.ts'
import { readingSteps, withBill } from './reading-steps.ts'
import { stoppedReading } from './stopped-reading.ts'

type Parts = { live: LiveAnswers; desk: ChatDesk }
type Asking = { visit: Visit & { chat: ChatRow }; key: string | undefined }
export type BillToAttach = Asking & { bytes: Buffer; sha256: Buffer; fileName: string }

/** Another bill in a conversation: kept, read, and told about, with the same one effect as any question. */
export async function attachBill(
  ctx: Context,
  parts: Parts,
  { visit, key, bytes, sha256, fileName }: BillToAttach,
): Promise<AsyncIterable<ChatEvent>> {
  const { chat, who } = visit
  const file = { kind: 'file' as const, file_name: fileName, bytes: bytes.length }
  return askMo(ctx, parts.live, {
    chat,
    subject: who.subject,
    key,
    essence: ['bill', sha256.toString('hex'), fileName],
    said: { text: `I have uploaded ${fileName}.`, cards: [file] },
    title: fileName,
    // A bill has the id of the message that brought it, so that a second try finds the same one.
    alongside: async (tx, billId) => {
      const { id: chatId, owner, userId } = chat
      await keepBill(ctx, tx, { id: billId, chatId, owner, userId, bytes: bytes.length })
    },
    answer: async (live) => {
      // After its row: killed in between, there is no file that nobody knows of, and the next try puts it down.
      await putBillFile(ctx, live.messageId, bytes)
      const refuse = ({ code, message }: Refusal) => {
        throw new Failure(code, { message })
      }
      return read(ctx, parts.desk, live, { visit, billId: live.messageId, bytes, fileName, refuse })
    },
    undo: async (tx, billId) => {
      await dropBill(ctx, tx, billId)
      await deleteMessagesFrom(tx, chat.id, billId)
      // What is empty again is named by whatever is said first in it.
      if ((await listMessages(tx, chat.id)).length === 0) await setTitle(tx, chat.id, sealTitle(ctx, chat.id, ''))
    },
  })
}

/** The last bill of a conversation once more, after its reading was stopped: its file is still there. */
export async function readBillAgain(
  ctx: Context,
  parts: Parts,
  { visit, key }: Asking,
): Promise<AsyncIterable<ChatEvent>> {
  const { chat, who } = visit
  const bill = (await listBillsOfChat(ctx.db, chat.id)).at(-1)
  const file = await lastFileOf(ctx, chat.id)
  if (!file) throw new Failure('not_found')
  return askMo(ctx, parts.live, {
    chat,
    subject: who.subject,
    key,
    // Without its id: the same request may come again after the bill was refused, and is gone.
    essence: ['bill again'],
    said: { text: `Please read ${file.file_name} again.`, cards: [file] },
    alongside: async (tx) => {
      if (!bill) throw new Failure('not_found')
      await takeUpReading(ctx, tx, bill.id)
    },
    answer: async (live) => {
      if (!bill) throw new Failure('not_found')
      const visiting = { visit, billId: bill.id, fileName: file.file_name }
      const [known] = (await readBillsOfChat(ctx, chat.id)).filter(({ billId }) => billId === bill.id)
      // Stopped while Mo spoke of it: it is read, and perhaps put right since.
      if (known) return tell(parts.desk, live, visiting, known.reading)
      const bytes = await getBillFile(ctx, bill.id)
      if (!bytes) throw new Failure('not_found')
      const refuse = async ({ message }: Refusal) => {
        await ctx.db.transaction().execute((tx) => dropBill(ctx, tx, bill.id))
        return { text: message, cards: [], facts: [], isStopped: false }
      }
      try {
        return await read(ctx, parts.desk, live, { ...visiting, bytes, refuse })
      } catch (error) {
        // Nobody reads it any more, until it is asked for once again.
        await stopReadings(ctx, ctx.db, { billId: bill.id })
        throw error
      }
    },
    undo: async (tx, messageId) => {
      if (bill) await stopReadings(ctx, tx, { billId: bill.id })
      await deleteMessagesFrom(tx, chat.id, messageId)
    },
  })
}

async function lastFileOf(ctx: Context, chatId: string) {
  const messages = await listMessages(ctx.db, chatId)
  const files = messages.flatMap(({ id, sealed }) =>
    openSaid(ctx, id, sealed).cards.filter(({ kind }) => kind === 'file'),
  )
  const last = files.at(-1)
  return last?.kind === 'file' ? last : undefined
}

type Visiting = { visit: Visit; billId: string; fileName: string }
type Refusal = { code: FailureCode; message: string }

async function read(
  ctx: Context,
  desk: ChatDesk,
  live: LiveAnswer,
  given: Visiting & { bytes: Buffer; refuse: (refusal: Refusal) => Promise<Answered> | Answered },
): Promise<Answered> {
  const { billId, fileName, bytes } = given
  const { signal } = live.stop
  const found = await readBillFiles(ctx.reader, [{ bytes, name: fileName }], signal).catch((error: unknown) => {
    if (signal.aborted) return undefined
    throw error
  })
  if (!found) {
    await stopReadings(ctx, ctx.db, { billId })
    return stoppedReading(fileName)
  }
  if (found.kind === 'refused') return given.refuse(found)
  await keepReading(ctx, ctx.db, billId, { fileName, pages: found.pages, reading: found.bill })
  for (const data of readingSteps(ctx, found.bill)) live.tell({ event: 'step', data })
  return tell(desk, live, given, found.bill)
}

async function tell(
  desk: ChatDesk,
  live: LiveAnswer,
  { visit, billId }: Visiting,
  reading: Parameters<typeof withBill>[1],
): Promise<Answered> {
  for (const card of withBill(billId, reading, [])) live.tell({ event: 'card', data: { card } })
  const answered = await desk.sayBill(visit, billId, live)
  return { ...answered, cards: withBill(billId, reading, answered.cards) }
}
