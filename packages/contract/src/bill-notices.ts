import * as z from 'zod/mini'

/**
 * What a bill says besides its figures. If it says nothing about an item, `is_said` is false and the text says so.
 * `note` is why it matters, such as that the VAT isn't the rate of those days; empty if it doesn't matter.
 */
export const BillMark = z.object({
  name: z.enum([
    'readings',
    'debt',
    'vat',
    'payment_plan',
    'refund',
    'smart',
    'price_change',
    'discount',
    'exit_fee',
    'registers',
  ]),
  label: z.string(),
  text: z.string(),
  is_said: z.boolean(),
  note: z.string(),
  /** The fields that prove it, each with its page and box. */
  paths: z.array(z.string()),
})

const PlaceOnPage = z.object({
  page: z.int(),
  box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
})

/** What is unusual about a bill, and what follows from it, in a sentence or two. */
export const BillNotice = z.object({
  kind: z.enum([
    'other_paper',
    'no_facts',
    'one_fact',
    'contradiction',
    'business',
    'resold',
    'northern_ireland',
    'other_language',
    'same_account',
    'two_accounts',
    'two_suppliers',
    'old',
    'no_usage',
    'in_credit',
  ]),
  says: z.string(),
  paths: z.array(z.string()),
  /**
   * Which of two values is right, for each field where the bill contradicts itself. `text` is the value to send as a
   * correction.
   */
  choices: z.optional(
    z.array(
      z.object({
        path: z.string(),
        label: z.string(),
        values: z.array(z.object({ text: z.string(), places: z.array(PlaceOnPage) })),
      }),
    ),
  ),
  /** Further bills in the file that were not read, by their pages. */
  left_out: z.optional(z.array(z.object({ title: z.string(), pages: z.array(z.int()) }))),
})

/** A value that a comparison requires but no page shows. */
export const BillMissing = z.object({ path: z.string(), label: z.string() })

export type BillMark = z.output<typeof BillMark>
export type BillNotice = z.output<typeof BillNotice>
export type BillMissing = z.output<typeof BillMissing>
