import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { keepBill, listBillsOfChat, receiveBill, takeUpReading } from '../bills/public.ts'
import { askMo } from './ask-mo.ts'
import { listMessages } from './chat-store.ts'
import { openSaid } from './chat-words.ts'
import type { ChatEvent } from './live-answers.ts'
import { type BillVisit, type ReadingParts, tellOfBill } from './tell-of-bill.ts'

type Asking = { visit: BillVisit; key: string | undefined }
export type BillToAttach = Asking & { bytes: Buffer; sha256: Buffer; fileName: string }

/** Another bill in a conversation: kept, read and reported, idempotent like any question. */
export async function attachBill(
  ctx: Context,
  parts: ReadingParts,
  { visit, key, bytes, sha256, fileName }: BillToAttach,
): Promise<AsyncIterable<ChatEvent>> {
  const { chat, who } = visit
  const file = { kind: 'file' as const, file_name: fileName, bytes: bytes.length }
  return askMo(ctx, parts.live, {
    chat,
    subject: who.subject,
    key,
    essence: ['bill', sha256.toString('hex'), fileName],
    said: { text: `I’ve uploaded ${fileName}.`, cards: [file] },
    // A bill has the id of the message that brought it, so that a retry finds the same one.
    billIdOf: (messageId) => messageId,
    beforehand: (messageId) => {
      const { id: chatId, owner, userId } = chat
      return receiveBill(ctx, { id: messageId, chatId, owner, userId, bytes: bytes.length }, bytes)
    },
    alongside: (tx, messageId) => keepBill(tx, messageId),
    ...tellOfBill(ctx, parts, { visit, fileName, isNew: true }),
  })
}

/** Reads the last bill of a conversation again, after its reading was stopped: its file is still stored. */
export async function readBillAgain(
  ctx: Context,
  parts: ReadingParts,
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
    // Without its id: the same request may be sent again after the bill was refused and deleted.
    essence: ['bill again'],
    said: { text: `Please read ${file.file_name} again.`, cards: [file] },
    billIdOf: () => bill?.id ?? null,
    alongside: async (tx) => {
      if (!bill) throw new Failure('not_found')
      await takeUpReading(tx, bill.id)
    },
    ...tellOfBill(ctx, parts, { visit, fileName: file.file_name, isNew: false }),
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
