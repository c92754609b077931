import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { dropBill, keepBill, keepReading, putBillFile, readBillFiles } from '../bills/public.ts'
import { askMo } from './ask-mo.ts'
import type { ChatDesk } from './chat-desk.ts'
import { type ChatRow, deleteMessagesFrom, listMessages, setTitle } from './chat-store.ts'
import { sealTitle } from './chat-words.ts'
import type { Visit } from './chat-world.ts'
import type { Answered } from './find-answer.ts'
import type { ChatEvent, LiveAnswer, LiveAnswers } from './live-answers.ts'
import { readingSteps, withBill } from './reading-steps.ts'

export type BillToAttach = {
  visit: Visit & { chat: ChatRow }
  key: string | undefined
  bytes: Buffer
  sha256: Buffer
  fileName: string
}

/** Another bill in a conversation: kept, read, and told about, with the same one effect as any question. */
export async function attachBill(
  ctx: Context,
  parts: { live: LiveAnswers; desk: ChatDesk },
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
    // A bill has the id of the message that brought it, so that a second try finds the same one.
    alongside: async (tx, billId) => {
      const { id: chatId, owner, userId } = chat
      await keepBill(ctx, tx, { id: billId, chatId, owner, userId, bytes: bytes.length })
    },
    answer: (live) => read(ctx, parts.desk, live, { visit, bytes, fileName }),
    undo: async (tx, billId) => {
      await dropBill(ctx, tx, billId)
      await deleteMessagesFrom(tx, chat.id, billId)
      // What is empty again is named by whatever is said first in it.
      if ((await listMessages(tx, chat.id)).length === 0) await setTitle(tx, chat.id, sealTitle(ctx, chat.id, ''))
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
  // After its row: killed in between, there is no file that nobody knows of, and the next try puts it down.
  await putBillFile(ctx, billId, bytes)
  const found = await readBillFiles(ctx.reader, [{ bytes, name: fileName }])
  if (found.kind === 'refused') throw new Failure(found.code, { message: found.message })
  const { bill: reading, pages } = found
  await keepReading(ctx, ctx.db, billId, { fileName, pages, reading })
  for (const data of readingSteps(ctx, reading)) live.tell({ event: 'step', data })
  for (const card of withBill(billId, reading, [])) live.tell({ event: 'card', data: { card } })
  const answered = await desk.sayBill(visit, billId, live)
  return { ...answered, cards: withBill(billId, reading, answered.cards) }
}
