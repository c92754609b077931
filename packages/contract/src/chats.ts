import * as z from 'zod/mini'
import { Card } from './chat-cards.ts'
import { endpoint } from './endpoint.ts'
import { failures } from './failures.ts'
import { QuestionText } from './handover.ts'

export const chatLimits = { title: 60, summary: 4000 } as const

const ChatParams = z.object({ chat_id: z.string().check(z.maxLength(64)) })

const Message = z.object({
  id: z.string(),
  author: z.enum(['person', 'mo']),
  text: z.string(),
  cards: z.array(Card),
  /** The user stopped it: the text up to that point. */
  is_stopped: z.optional(z.boolean()),
  /** For Mo's messages: which reader understood the message that it answers. */
  read_by: z.optional(z.enum(['built-in', 'model'])),
  at: z.iso.datetime(),
})
export type ChatMessage = z.output<typeof Message>

/** A value of the tool results of this conversation: what a reply may use, and nothing else. */
const ChatFact = z.object({
  name: z.string(),
  kind: z.enum(['money', 'rate', 'energy', 'percent', 'date', 'number', 'tariff', 'supplier', 'phone', 'text']),
  text: z.string(),
  /** The source of the value, shown by the card "how I know". */
  from: z.optional(
    z.object({
      kind: z.enum(['bill', 'tariff', 'cap', 'reference', 'topic', 'told', 'record', 'worked']),
      /** A label for users, such as "Your bill, page 1". */
      label: z.string(),
      /** The names of the facts that it was calculated from. */
      of: z.optional(z.array(z.string())),
    }),
  ),
})
export type ChatFact = z.output<typeof ChatFact>

export const createChat = endpoint({
  name: 'createChat',
  summary: 'Starts an empty conversation',
  method: 'POST',
  path: '/api/v1/chats',
  reply: z.object({ chat_id: z.string() }),
  fails: ['not_authenticated', 'not_allowed', 'too_many_requests', 'key_reused'],
})

export const readChat = endpoint({
  name: 'readChat',
  summary: 'Returns a whole conversation, to the person who started it',
  method: 'GET',
  path: '/api/v1/chats/:chat_id',
  params: ChatParams,
  reply: z.object({
    chat_id: z.string(),
    title: z.string(),
    created_at: z.iso.datetime(),
    /** Mo is still working: poll again. */
    is_working: z.boolean(),
    /**
     * A bill that was handed over is still being read: its result arrives as a message, whatever else is said
     * meanwhile.
     */
    is_reading: z.boolean(),
    messages: z.array(Message),
  }),
  fails: ['not_authenticated', 'not_found'],
})

export const listChats = endpoint({
  name: 'listChats',
  summary: 'Lists the caller’s conversations, newest first',
  method: 'GET',
  path: '/api/v1/chats',
  reply: z.object({ chats: z.array(z.object({ chat_id: z.string(), title: z.string(), at: z.iso.datetime() })) }),
  fails: ['not_authenticated'],
})

/**
 * Answers as an event stream, or as one response with `Accept: application/json`. Events, each with a JSON body:
 * `asked` {message} (as it was stored), `text` {text} (the next words), `card` {card}, `answered` {message, facts} (the
 * whole, as it was stored), `failed` {code, message}.
 */
export const sendChatMessage = endpoint({
  name: 'sendChatMessage',
  summary: 'Sends a message to Mo and returns the answer',
  method: 'POST',
  path: '/api/v1/chats/:chat_id/messages',
  params: ChatParams,
  body: z.object({
    text: QuestionText,
    /**
     * An earlier message of the user: it and all that followed are replaced by this one. For editing, or trying again.
     */
    replaces: z.optional(z.string().check(z.maxLength(64))),
    /** The action of a pressed card: the only way in which Mo acts. `text` is the button's label. */
    act: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({ text: z.string(), cards: z.array(Card), facts: z.array(ChatFact) }),
  fails: [
    'not_authenticated',
    'not_allowed',
    'not_found',
    'too_many_requests',
    'key_reused',
    'chat_busy',
    'chat_failed',
  ],
})

export const stopChat = endpoint({
  name: 'stopChat',
  summary: 'Stops the current answer, or the reading of a bill; what has already been said is kept',
  method: 'POST',
  path: '/api/v1/chats/:chat_id/stop',
  params: ChatParams,
  reply: z.object({ is_stopped: z.boolean() }),
  fails: ['not_authenticated', 'not_found'],
})

export const renameChat = endpoint({
  name: 'renameChat',
  summary: 'Renames a conversation',
  method: 'PATCH',
  path: '/api/v1/chats/:chat_id',
  params: ChatParams,
  body: z.object({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatLimits.title)) }),
  reply: z.object({ title: z.string() }),
  fails: ['not_authenticated', 'not_found', 'key_reused'],
})

export const deleteChat = endpoint({
  name: 'deleteChat',
  summary: 'Deletes a conversation, along with its bills and comparisons',
  method: 'DELETE',
  path: '/api/v1/chats/:chat_id',
  params: ChatParams,
  reply: z.object({ is_deleted: z.boolean() }),
  fails: ['not_authenticated', 'not_found', 'key_reused'],
})

/** Responds with the stream of `sendChatMessage`, with `step` {step, found} events in between. */
export const attachBill = endpoint({
  name: 'attachBill',
  summary: 'Adds another bill to a conversation and returns what Mo found in it',
  method: 'POST',
  path: '/api/v1/chats/:chat_id/bills',
  params: ChatParams,
  body: z.object({
    file_data: z.string(failures.file_not_encoded.text).check(z.minLength(1, failures.file_unreadable.text)),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    file_type: z.string().check(z.maxLength(100)),
  }),
  reply: z.object({ text: z.string(), cards: z.array(Card), facts: z.array(ChatFact) }),
  fails: [
    'not_authenticated',
    'not_allowed',
    'not_found',
    'too_many_requests',
    'key_reused',
    'chat_busy',
    'file_unsupported',
    'file_too_large',
    'file_unreadable',
    'file_not_encoded',
    'image_unprocessable',
    'upload_failed',
  ],
})

/** After its reading was stopped. Responds like `attachBill`. */
export const readBillAgain = endpoint({
  name: 'readBillAgain',
  summary: 'Reads the last bill in a conversation again, from the saved file',
  method: 'POST',
  path: '/api/v1/chats/:chat_id/bills/again',
  params: ChatParams,
  reply: z.object({ text: z.string(), cards: z.array(Card), facts: z.array(ChatFact) }),
  fails: [
    'not_authenticated',
    'not_allowed',
    'not_found',
    'too_many_requests',
    'key_reused',
    'chat_busy',
    'file_unreadable',
    'image_unprocessable',
    'chat_failed',
  ],
})

/**
 * To one of our staff, with words that the visitor has seen and may have edited. It requires no conversation, because a
 * visitor who has not started one, or cannot open theirs, is the one most likely to need a person.
 */
export const askPerson = endpoint({
  name: 'askPerson',
  summary: 'Emails a message to the team',
  method: 'POST',
  path: '/api/v1/contact/person',
  body: z.object({
    email: z.string().check(z.trim()),
    summary: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatLimits.summary)),
    /** The conversation in which a human was requested. */
    chat_id: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({ is_sent: z.boolean() }),
  fails: ['not_authenticated', 'too_many_requests', 'key_reused', 'email_invalid'],
})

/** The session token proves ownership of the session. Data of another account stays there. */
export const adoptChats = endpoint({
  name: 'adoptChats',
  summary: 'Moves the conversations of an anonymous session to the signed-in account',
  method: 'POST',
  path: '/api/v1/account/chats',
  body: z.object({ session: z.string().check(z.maxLength(8192)) }),
  reply: z.object({ adopted: z.int() }),
  fails: ['not_authenticated', 'too_many_requests', 'key_reused'],
})

export const chatEndpoints = [
  createChat,
  listChats,
  readChat,
  sendChatMessage,
  stopChat,
  renameChat,
  deleteChat,
  attachBill,
  readBillAgain,
  askPerson,
  adoptChats,
]
