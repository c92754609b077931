import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** One value of a bill with what supports it. `value` is as it was understood, `printed` as it stands on the page. */
const BillField = z.object({
  path: z.string(),
  label: z.string(),
  text: z.string(),
  status: z.enum(['read', 'doubtful']),
  confidence: z.number(),
  page: z.int(),
  box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  printed: z.string(),
  checks: z.array(z.object({ name: z.string(), outcome: z.enum(['supports', 'contradicts']) })),
})

const FileCard = z.object({ kind: z.literal('file'), file_name: z.string(), bytes: z.int() })
const BillCard = z.object({
  kind: z.literal('bill'),
  bill_id: z.string(),
  is_energy_bill: z.boolean(),
  title: z.string(),
  fields: z.array(BillField),
})
const CostCard = z.object({
  kind: z.literal('cost'),
  from: z.iso.date(),
  /** Money of people is whole pence everywhere. */
  pence: z.int(),
  low_pence: z.nullable(z.int()),
  high_pence: z.nullable(z.int()),
  working: z.array(z.object({ title: z.string(), lines: z.array(z.string()), total: z.string() })),
  notes: z.array(z.string()),
})

/** What a message shows beside its words. Every card has a plain-text twin: the words themselves. */
const Card = z.discriminatedUnion('kind', [FileCard, BillCard, CostCard])
export type ChatCard = z.output<typeof Card>
export type BillField = z.output<typeof BillField>

const Message = z.object({
  id: z.string(),
  author: z.enum(['person', 'mo']),
  text: z.string(),
  cards: z.array(Card),
  at: z.iso.datetime(),
})
export type ChatMessage = z.output<typeof Message>

export const readChat = endpoint({
  name: 'readChat',
  summary: 'A whole conversation, for whoever began it',
  method: 'GET',
  path: '/api/v1/chats/:chat_id',
  params: z.object({ chat_id: z.string().check(z.maxLength(64)) }),
  reply: z.object({
    chat_id: z.string(),
    title: z.string(),
    created_at: z.iso.datetime(),
    /** Mo is still at work: ask again. */
    is_working: z.boolean(),
    messages: z.array(Message),
  }),
  fails: ['not_authenticated', 'not_found'],
})

export const listChats = endpoint({
  name: 'listChats',
  summary: 'The conversations of whoever asks, newest first',
  method: 'GET',
  path: '/api/v1/chats',
  reply: z.object({ chats: z.array(z.object({ chat_id: z.string(), title: z.string(), at: z.iso.datetime() })) }),
  fails: ['not_authenticated'],
})
