import * as z from 'zod/mini'
import { RuleSource } from './complaints.ts'
import { within } from './within.ts'

const Pence = z.int()
const Told = z.object({ value: Pence, from: z.enum(['bill', 'told']) })

/** Whether the monthly Direct Debit fits the cost of a year on the current deal. A positive balance is credit. */
const DirectDebit = z.object({
  monthly: z.nullable(Told),
  balance: z.nullable(Told),
  /** Null if the payment or the year isn't known; `says` then asks for it. */
  check: z.nullable(
    z.object({
      verdict: z.enum(['high', 'low', 'fair']),
      year_pence: Pence,
      even_pence: Pence,
      fair_pence: Pence,
      gap_pence: Pence,
      after_year_pence: Pence,
      needed_credit_pence: z.nullable(Pence),
      spare_credit_pence: z.nullable(Pence),
    }),
  ),
  /** The answer first. */
  headline: z.string(),
  says: z.array(z.string()),
  letter: z.nullable(z.object({ title: z.string(), text: z.string() })),
  sources: z.array(RuleSource),
})

const FixEnd = z.object({
  stage: z.enum(['early', 'free', 'over']),
  ends_on: z.iso.date(),
  free_from: z.nullable(z.iso.date()),
  days_left: z.int(),
  headline: z.string(),
  says: z.array(z.string()),
  dates: z.array(z.object({ on: z.iso.date(), title: z.string(), says: z.string() })),
  sources: z.array(RuleSource),
})

const Moving = z.object({
  moves_on: z.iso.date(),
  headline: z.string(),
  steps: z.array(z.object({ on: z.iso.date(), title: z.string(), says: z.string(), is_past: z.boolean() })),
  letter: z.nullable(z.object({ title: z.string(), text: z.string() })),
  sources: z.array(RuleSource),
})

/** Chores of a home that have an answer and a date. */
export const Errands = z.object({
  direct_debit: z.nullable(DirectDebit),
  /** Null if the deal has no known end. */
  fix_end: z.nullable(FixEnd),
  /** Null until the user has given a date. */
  moving: z.nullable(Moving),
})
export type HomeErrands = z.output<typeof Errands>

/** Omitted fields are left unchanged; null deletes a value, so that the bill's applies again. */
export const ErrandsChange = z.partial(
  z.object({
    monthly_pence: z.nullable(within(z.int(), 0, 1_000_000, 'Please type an amount up to £10,000.')),
    balance_pence: z.nullable(within(z.int(), -10_000_000, 10_000_000, 'Please type an amount up to £100,000.')),
    moves_on: z.nullable(z.iso.date()),
  }),
)
export type ErrandsChange = z.output<typeof ErrandsChange>
