import { GUARD_ANSWERS, GUARD_STEPS } from '@mowatt/tariffs'
import * as z from 'zod/mini'
import { BillFinding } from './bills.ts'

export const GuardStepKind = z.enum(GUARD_STEPS)
export const GuardAnswer = z.enum(GUARD_ANSWERS)

const Step = z.object({
  kind: GuardStepKind,
  state: z.enum(['waiting', 'due', 'asked', 'done', 'late', 'not_needed']),
  title: z.string(),
  says: z.string(),
  /** Null while it depends on something that has not happened. */
  due_on: z.nullable(z.iso.date()),
  done_on: z.nullable(z.iso.date()),
  /** The bill that shows it. */
  bill_id: z.nullable(z.string()),
  /** Null if nothing can be said yet or any more. For a step that is waiting, it is not a question yet. */
  ask: z.nullable(
    z.object({ question: z.string(), answers: z.array(z.object({ value: GuardAnswer, label: z.string() })) }),
  ),
  /** The source that says it has to arrive, if there is one. */
  rule: z.nullable(BillFinding.shape.rule),
  /** For an overdue step, as plain text with unknown values in brackets, such as `[your name]`. */
  letter: z.nullable(z.string()),
})

/** A switch from the consent to the second bill of the new supplier. */
export const Guard = z.object({
  switch_id: z.string(),
  supplier: z.string(),
  tariff_name: z.string(),
  /** The date when supply moved, or the deadline for it. */
  starts_on: z.iso.date(),
  /** Whether questions are emailed too. `over`: there is nothing left to ask, or no address to email. */
  emails: z.enum(['on', 'stopped', 'over']),
  steps: z.array(Step),
  /** The first bills of the new supplier compared with what was agreed. `unknown`: too little was read to compare. */
  bills: z.array(
    z.object({
      bill_id: z.string(),
      which: z.enum(['first', 'second']),
      outcome: z.enum(['matches', 'differs', 'unknown']),
      findings: z.array(BillFinding),
    }),
  ),
})
