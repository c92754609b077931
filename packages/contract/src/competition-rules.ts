import * as z from 'zod/mini'

const Place = z.int().check(z.minimum(1), z.maximum(100_000))
const Words = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** The frozen rules of a competition from its opening, word for word. Their hash is published. */
export const CompetitionRules = z.strictObject({
  version: z.literal(1),
  title: Words,
  /** The last day, in London; it ends at 23:59:59. */
  closes_on: z.iso.date(),
  /** Best first, without a gap. */
  prizes: z.array(z.strictObject({ first: Place, last: Place, prize: Words })).check(z.maxLength(100)),
  /** The group that vouchers or the like are drawn from. */
  draw: z.strictObject({ first: Place, last: Place, winners: z.int().check(z.minimum(0)), prize: Words }),
  /** The requirements of an entry, and how entrants are ranked, in words. */
  conditions: z.array(Words),
  ranking: Words,
  /** How long reviews and appeals may take before the ranking is final. */
  settlement_days: z.int().check(z.minimum(0), z.maximum(60)),
  /** Days from Monday to Friday without England's bank holidays. */
  claim_business_days: z.int().check(z.minimum(1), z.maximum(60)),
  delivery_days: z.int().check(z.minimum(1), z.maximum(90)),
  terms_version: z.iso.date(),
  algorithm: z.literal('mowatt-draw/1'),
  /** The beacon's chain. */
  beacon_chain: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type CompetitionRules = z.output<typeof CompetitionRules>

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "five £20 vouchers" */
export function sayDrawPrizes({ winners, prize }: CompetitionRules['draw']): string {
  return `${NUMBERS[winners] ?? winners} ${prize}${winners === 1 ? '' : 's'}`
}
