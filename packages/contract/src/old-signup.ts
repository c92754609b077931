import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Older clients still post here. Whatever the outcome, they read these three fields. */
export const signUp = endpoint({
  name: 'signUp',
  summary: 'The older way to join the waitlist; if it is refused, `error` says why',
  method: 'POST',
  path: '/signup',
  body: z.object({ email: z.optional(z.string()), pdf_file: z.optional(z.nullable(z.string())) }),
  reply: z.object({ message: z.string(), email: z.string(), error: z.nullable(z.string()) }),
  fails: [],
})
