import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** An email that the developer mailbox caught instead of sending. */
export const CaughtMail = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
  /** The address in its List-Unsubscribe header. */
  stopUrl: z.optional(z.string()),
})
export type CaughtMail = z.infer<typeof CaughtMail>

export const listCaughtMail = endpoint({
  name: 'listCaughtMail',
  summary: 'Lists the developer mailbox, newest first; not available in production',
  method: 'GET',
  path: '/dev/mailbox.json',
  query: z.object({ to: z.optional(z.string()) }),
  reply: z.array(CaughtMail),
  fails: [],
})
