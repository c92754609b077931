import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { failures } from './failures.ts'
import { isBlank } from './is-blank.ts'

/**
 * Photos take seconds each to read, so only the first ones of many are read. The user is told this before handing them
 * over.
 */
export const PHOTO_PAGES_READ = 8

/** The longest question that Mo accepts, in characters. */
export const LONGEST_QUESTION = 4000

export const QuestionText = z.string(failures.chat_failed.text).check(
  z.trim(),
  z.minLength(1, failures.chat_failed.text),
  z.maxLength(LONGEST_QUESTION, `Please use ${LONGEST_QUESTION} characters or fewer.`),
  z.refine((text) => !isBlank(text), failures.chat_failed.text),
)

const REFUSALS = ['not_authenticated', 'not_allowed', 'too_many_requests', 'key_reused'] as const

export const handOverBill = endpoint({
  name: 'handOverBill',
  summary: 'Uploads a bill to the app if no websocket can be opened; returns where to go next',
  method: 'POST',
  path: '/api/v1/switches/bill',
  body: z.object({
    file_data: z.string(failures.file_not_encoded.text).check(z.minLength(1, failures.file_unreadable.text)),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    file_type: z.string().check(z.maxLength(100)),
  }),
  reply: z.object({ redirectUrl: z.string() }),
  fails: [
    ...REFUSALS,
    'file_unsupported',
    'file_too_large',
    'file_unreadable',
    'file_not_encoded',
    'image_unprocessable',
    'upload_failed',
  ],
})

export const handOverQuestion = endpoint({
  name: 'handOverQuestion',
  summary: 'Sends a question to the app if no websocket can be opened; returns where to go next',
  method: 'POST',
  path: '/api/v1/switches/chat',
  body: z.object({
    message: QuestionText,
  }),
  reply: z.object({ redirectUrl: z.string() }),
  fails: [...REFUSALS, 'chat_failed'],
})

/** By the ID that the bill was sent with, whether it has arrived or is still being uploaded. */
export const withdrawBill = endpoint({
  name: 'withdrawBill',
  summary: 'Cancels an upload in progress: what has arrived is deleted, and anything that arrives later is refused',
  method: 'DELETE',
  path: '/api/v1/switches/bill/:message_id',
  params: z.object({ message_id: z.uuid() }),
  reply: z.object({ is_withdrawn: z.boolean() }),
  fails: ['not_authenticated', 'not_allowed', 'key_reused', 'too_many_requests'],
})

export const redeemLink = endpoint({
  name: 'redeemLink',
  summary: 'Exchanges a one-time link for a session that can read the conversation; works once',
  method: 'POST',
  path: '/api/v1/links/redeem',
  body: z.object({ one_time_link: z.string().check(z.maxLength(200)) }),
  reply: z.object({ chat_id: z.string(), jwt: z.string(), expires_at: z.iso.datetime() }),
  fails: ['link_over', 'too_many_requests'],
})
