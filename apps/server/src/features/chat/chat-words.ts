import type { ChatCard, ChatFact, ChatMessage } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { SealedColumn } from '../../platform/secrets/reseal-column.ts'
import { createSeal, type Seal } from '../../platform/secrets/seal.ts'

/**
 * `facts` are the values that the words are based on, `readBy` who read the question, and `name` the title of a
 * conversation that begins so; only Mo's messages have them.
 */
export type Said = {
  text: string
  cards: ChatCard[]
  facts?: ChatFact[]
  readBy?: ChatMessage['read_by']
  name?: string
}

const SEALED = { ring: 'files', purpose: 'mowatt chat' } as const
export const chatColumns: readonly SealedColumn[] = [
  { ...SEALED, table: 'chat_conversation', column: 'sealed_title' },
  { ...SEALED, table: 'chat_message', column: 'sealed_content' },
  { ...SEALED, table: 'chat_message', column: 'sealed_state', labelOf: stateLabel },
  { ...SEALED, table: 'chat_request', column: 'sealed_answer' },
  { ...SEALED, table: 'chat_person_request', column: 'sealed_asked' },
  { ...SEALED, table: 'chat_person_answer', column: 'sealed_words' },
]

type Sealing = Pick<Context, 'secrets'>

/** What users say is stored encrypted, each message under the id of its row. */
export function sealSaid(ctx: Sealing, id: string, said: Said): Buffer {
  return sealJson(ctx, id, said)
}

export function openSaid(ctx: Sealing, id: string, sealed: Buffer): Said {
  return openJson(ctx, id, sealed) as Said
}

export function sealTitle(ctx: Sealing, id: string, title: string): Buffer {
  return sealOf(ctx).close(Buffer.from(title), id)
}

export function openTitle(ctx: Sealing, id: string, sealed: Buffer): string {
  return sealOf(ctx).open(sealed, id).toString()
}

/** The agent's state after a message. */
export function stateLabel(messageId: string): string {
  return `state of ${messageId}`
}

export function sealJson(ctx: Sealing, label: string, value: unknown): Buffer {
  return sealOf(ctx).close(Buffer.from(JSON.stringify(value)), label)
}

export function openJson(ctx: Sealing, label: string, sealed: Buffer): unknown {
  return JSON.parse(sealOf(ctx).open(sealed, label).toString())
}

function sealOf({ secrets }: Sealing): Seal {
  return createSeal(secrets.sealing.files, SEALED.purpose)
}
