import * as z from 'zod/mini'
import { emailPattern, LONGEST_EMAIL } from './email-address.ts'
import { endpoint } from './endpoint.ts'
import { failures } from './failures.ts'
import { oneLine, paragraphs } from './typed-words.ts'

/** Who is writing to us; each has its own texts on the form. */
const contactKinds = ['supplier', 'housing_association', 'employer', 'charity', 'other'] as const
export type ContactKind = (typeof contactKinds)[number]

/** The maximum length of each field, in characters; the form shows it too. */
export const contactLimits = { name: 100, organisation: 120, email: LONGEST_EMAIL, message: 4000 } as const

const MISSING_MESSAGE = 'Please write your message'

const ContactMessage = z.object({
  name: oneLine(contactLimits.name, 'Please enter your name'),
  organisation: oneLine(contactLimits.organisation, 'Please enter your organisation’s name'),
  email: z
    .string(failures.email_invalid.text)
    .check(
      z.trim(),
      z.maxLength(contactLimits.email, failures.email_invalid.text),
      z.regex(emailPattern, { error: failures.email_invalid.text }),
    ),
  kind: z.enum(contactKinds, 'Please choose the one that describes you best'),
  message: paragraphs(contactLimits.message, MISSING_MESSAGE),
  consent: z.literal(true, 'Please tick the box so we can reply to you'),
  /** From `startContactForm`: when the form was opened. */
  form_token: z.string('Please open the form first').check(z.maxLength(200, 'Please open the form first')),
  /** A honeypot: people do not see this field, so only bots fill it in. */
  website: z.optional(z.string().check(z.maxLength(1000))),
})

export const startContactForm = endpoint({
  name: 'startContactForm',
  summary: 'Opens the contact form: returns the token that has to be sent with the message',
  method: 'GET',
  path: '/api/v1/contact/form',
  reply: z.object({ form_token: z.string() }),
  fails: [],
})

export const sendContactMessage = endpoint({
  name: 'sendContactMessage',
  summary: 'Sends a message to the team; repeating the same message within 24 hours has no further effect',
  method: 'POST',
  path: '/api/v1/contact',
  body: ContactMessage,
  reply: z.object({
    outcome: z.literal('received'),
    /** Proves for an hour that a message was sent, without any of its content. */
    receipt: z.string(),
  }),
  fails: ['too_many_requests'],
})

export const checkContactReceipt = endpoint({
  name: 'checkContactReceipt',
  summary: 'Says whether a message sent within the last hour was received',
  method: 'GET',
  path: '/api/v1/contact/receipt',
  query: z.object({ receipt: z.string().check(z.maxLength(200)) }),
  reply: z.object({ is_valid: z.boolean() }),
  fails: [],
})
