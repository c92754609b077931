import * as z from 'zod/mini'
import { Card } from './chat-cards.ts'
import { endpoint } from './endpoint.ts'

export const LONGEST_CORRECTION = 100

/** What happens to it automatically. `bill-terms.ts` has the retention times. */
const Keeping = {
  /** When the file is deleted; null once it has been. Without an account everything else is deleted with it. */
  delete_at: z.nullable(z.iso.datetime()),
  /** What was read is kept after the file is deleted: it is the bill of an account. */
  is_of_account: z.boolean(),
}

const BillParams = z.object({ bill_id: z.string().check(z.maxLength(64)) })

/** An error on a bill to report to the supplier. */
export const BillFinding = z.object({
  code: z.string(),
  title: z.string(),
  /** What is wrong, why that matters, and what to request: a sentence or two each. */
  found: z.string(),
  why: z.string(),
  ask: z.string(),
  /** What it costs, with VAT; null if the bill doesn't say enough, negative in the person's favour. */
  pence: z.nullable(z.int()),
  /** The values of the card that prove it. */
  paths: z.array(z.string()),
  rule: z.object({ name: z.string(), publisher: z.string(), address: z.url(), checked_on: z.iso.date() }),
  /**
   * Plain text, with `[your name]` to fill in, and `[account number]` where the bill doesn't print it. Null if it is in
   * the person's favour.
   */
  letter: z.nullable(z.string()),
  call_script: z.nullable(z.string()),
})
export type BillFinding = z.output<typeof BillFinding>

/** A question that the bill alone cannot answer, with the user's answer, if there is one. */
const BillQuestion = z.object({
  code: z.string(),
  ask: z.string(),
  why: z.string(),
  paths: z.array(z.string()),
  answers: z.array(z.object({ value: z.string(), label: z.string() })),
  answer: z.nullable(z.string()),
})
export type BillQuestion = z.output<typeof BillQuestion>

export const readBill = endpoint({
  name: 'readBill',
  summary: 'Returns a saved bill and everything read from it, to the person who uploaded it',
  method: 'GET',
  path: '/api/v1/bills/:bill_id',
  params: BillParams,
  reply: z.object({
    bill_id: z.string(),
    chat_id: z.string(),
    file_name: z.string(),
    /**
     * Pages that can be shown as pictures, at /api/v1/bills/:bill_id/pages/:page, from 1; with their size in points.
     * Empty once the file is deleted.
     */
    pages: z.array(z.object({ page: z.int(), width: z.number(), height: z.number() })),
    card: Card,
    cost: z.nullable(Card),
    /** The calculation from the values to the printed total, line by line. */
    proof: z.array(
      z.object({
        name: z.string(),
        outcome: z.enum(['supports', 'contradicts']),
        detail: z.string(),
        paths: z.array(z.string()),
      }),
    ),
    findings: z.array(BillFinding),
    questions: z.array(BillQuestion),
    ...Keeping,
    /** When a value was last corrected. Anything calculated before that is out of date. */
    corrected_at: z.nullable(z.iso.datetime()),
  }),
  fails: ['not_authenticated', 'not_found'],
})

const ListedBill = z.object({
  bill_id: z.string(),
  chat_id: z.string(),
  title: z.string(),
  /** The days that it charges for, if they were read. */
  period: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })),
  supplier: z.nullable(z.string()),
  /** The charges of the period. */
  total_pence: z.nullable(z.int()),
  /** For the period, as printed on the bill. */
  use: z.array(z.object({ fuel: z.enum(['electricity', 'gas']), kwh: z.number() })),
  /** The key that distinguishes homes: the postcode, or else the number of the supply. */
  home: z.nullable(z.string()),
  /** The next date that matters to a customer on this tariff. Null if there is none ahead, or none was read. */
  due: z.nullable(z.object({ what: z.enum(['free_to_leave', 'fix_ends']), on: z.iso.date() })),
  at: z.iso.datetime(),
  ...Keeping,
})
export type ListedBill = z.output<typeof ListedBill>

export const listBills = endpoint({
  name: 'listBills',
  summary: 'Lists the caller’s saved bills, newest first',
  method: 'GET',
  path: '/api/v1/bills',
  reply: z.object({
    bills: z.array(ListedBill),
  }),
  fails: ['not_authenticated'],
})

/** `text` is the user's input, parsed for the field's type: a date, a sum, a rate, a name. */
export const correctBill = endpoint({
  name: 'correctBill',
  summary: 'Corrects one value on a bill',
  method: 'POST',
  path: '/api/v1/bills/:bill_id/corrections',
  params: BillParams,
  body: z.object({
    path: z.string().check(z.maxLength(100)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_CORRECTION)),
  }),
  reply: z.object({ card: Card, cost: z.nullable(Card) }),
  fails: ['not_authenticated', 'not_found', 'key_reused', 'correction_refused'],
})

/** The user's answers about a bill decide what we report as an error on it. Null withdraws an answer. */
export const answerAboutBill = endpoint({
  name: 'answerAboutBill',
  summary: 'Answers a question that settles whether something on a bill is wrong',
  method: 'POST',
  path: '/api/v1/bills/:bill_id/answers',
  params: BillParams,
  body: z.object({ code: z.string().check(z.maxLength(40)), answer: z.nullable(z.string().check(z.maxLength(40))) }),
  reply: z.object({ findings: z.array(BillFinding), questions: z.array(BillQuestion) }),
  fails: ['not_authenticated', 'not_found', 'key_reused', 'invalid_request'],
})

export const deleteBill = endpoint({
  name: 'deleteBill',
  summary: 'Deletes a saved bill straight away: the file, its pictures and what was read from it',
  method: 'DELETE',
  path: '/api/v1/bills/:bill_id',
  params: BillParams,
  reply: z.object({ is_deleted: z.boolean() }),
  fails: ['not_authenticated', 'not_found', 'key_reused'],
})

export const billEndpoints = [listBills, readBill, correctBill, answerAboutBill, deleteBill]
