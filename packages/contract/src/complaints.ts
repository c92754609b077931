import { COMPLAINT_STATES } from '@mowatt/tariffs'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { oneLine, paragraphs } from './typed-words.ts'

/** The maximum for each home. The user has to delete older ones to add more. */
export const MOST_COMPLAINTS = 20
export const complaintLimits = { supplier: 80, subject: 120 } as const

/** The source of a rule, and when it was last checked. */
export const RuleSource = z.object({ publisher: z.string(), address: z.url(), checked_on: z.iso.date() })

/** A complaint to a supplier, with its clock as of today. */
export const Complaint = z.object({
  complaint_id: z.string(),
  supplier: z.string(),
  subject: z.string(),
  /** The error on a bill that it is about, by its name in `readBill`. */
  about: z.nullable(z.string()),
  bill_id: z.nullable(z.string()),
  made_on: z.iso.date(),
  state: z.enum(COMPLAINT_STATES),
  deadlock_on: z.nullable(z.iso.date()),
  stage: z.enum(['waiting', 'can_ask', 'too_late', 'asked', 'over']),
  /** The first date when the Energy Ombudsman accepts it, and the last safe one. */
  ask_from: z.iso.date(),
  ask_by: z.iso.date(),
  days_left: z.int(),
  /** What to do now, in a sentence or two. */
  says: z.string(),
  /**
   * To the supplier while it waits, to the Ombudsman once it accepts the complaint; null if there is nothing left to
   * write.
   */
  letter: z.nullable(z.object({ title: z.string(), text: z.string() })),
  sources: z.array(RuleSource),
})
export type Complaint = z.output<typeof Complaint>

const HomeParams = z.object({ home_id: z.string().check(z.maxLength(64)) })
const ComplaintParams = z.extend(HomeParams, { complaint_id: z.string().check(z.maxLength(64)) })
const FAILS = ['not_authenticated', 'not_found', 'key_reused'] as const
const words = (most: number) => oneLine(most, 'Please fill this in.')

/** With a bill it is added to the bill's home; a bill without a home is not linked. */
export const addComplaint = endpoint({
  name: 'addComplaint',
  summary: 'Starts the clock on a complaint to a supplier',
  method: 'POST',
  path: '/api/v1/homes/:home_id/complaints',
  params: HomeParams,
  body: z.object({
    supplier: words(complaintLimits.supplier),
    subject: words(complaintLimits.subject),
    about: z.optional(z.string().check(z.maxLength(40))),
    bill_id: z.optional(z.string().check(z.maxLength(64))),
    made_on: z.iso.date(),
  }),
  reply: z.object({ home_id: z.string(), complaint: Complaint }),
  fails: [...FAILS, 'invalid_request', 'complaints_full'],
})

/** Omitted fields are left unchanged. A deadlock letter requires a date. */
export const changeComplaint = endpoint({
  name: 'changeComplaint',
  summary: 'Updates the status of a complaint, or corrects its wording',
  method: 'PATCH',
  path: '/api/v1/homes/:home_id/complaints/:complaint_id',
  params: ComplaintParams,
  body: z.object({
    state: z.optional(z.enum(COMPLAINT_STATES)),
    deadlock_on: z.optional(z.iso.date()),
    made_on: z.optional(z.iso.date()),
    supplier: z.optional(words(complaintLimits.supplier)),
    subject: z.optional(words(complaintLimits.subject)),
  }),
  reply: z.object({ complaint: Complaint }),
  fails: [...FAILS, 'invalid_request'],
})

export const deleteComplaint = endpoint({
  name: 'deleteComplaint',
  summary: 'Deletes a complaint and any email about it that has not been sent yet',
  method: 'DELETE',
  path: '/api/v1/homes/:home_id/complaints/:complaint_id',
  params: ComplaintParams,
  reply: z.object({ is_deleted: z.literal(true) }),
  fails: FAILS,
})

export const letterLimits = { text: 4000, title: 120 } as const

/**
 * A letter to forward, emailed to its author: to the address that they signed in with or, without an account, to the
 * one that was confirmed for the watch of the home. It is sent to nobody else.
 */
export const mailLetter = endpoint({
  name: 'mailLetter',
  summary: 'Emails a letter to the person who wrote it',
  method: 'POST',
  path: '/api/v1/letters',
  body: z.object({
    title: words(letterLimits.title),
    text: paragraphs(letterLimits.text, 'Please write something first.'),
    home_id: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({ to: z.string() }),
  fails: ['not_authenticated', 'not_found', 'key_reused', 'letter_without_address', 'too_many_requests'],
})

export const complaintEndpoints = [addComplaint, changeComplaint, deleteComplaint, mailLetter]
