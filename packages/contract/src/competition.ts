import * as z from 'zod/mini'
import { CompetitionAward, DrawCommitment, DrawEvidence, DrawReceipt } from './competition-evidence.ts'
import { CompetitionRules } from './competition-rules.ts'
import { endpoint } from './endpoint.ts'
import { competitionStatuses } from './waitlist.ts'
import { maybeLine, oneLine } from './typed-words.ts'

export {
  type AwardState,
  type CompetitionAward,
  type DrawEvidence,
  type DrawReceipt,
  readDrawEvidence,
  readDrawReceipt,
} from './competition-evidence.ts'
export { CompetitionRules, sayDrawPrizes } from './competition-rules.ts'

const Moment = z.iso.datetime()
const Which = z.object({ id: z.optional(z.string().check(z.maxLength(64))) })

const Competition = z.object({
  id: z.string(),
  /** The previous competition; its result is still shown. */
  previous_id: z.nullable(z.string()),
  status: z.enum(competitionStatuses),
  rules: CompetitionRules,
  rules_hash: z.string(),
  opens_at: Moment,
  closes_at: Moment,
  /** When the ranking becomes final. */
  settles_at: Moment,
  /** When the named round of the beacon is published; null before the list is frozen. */
  draws_at: z.nullable(Moment),
  /** How many have entered so far; the number ranked once the ranking is final. */
  entrants: z.int(),
  left_out: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** The round was public before the list was frozen: such a draw must not be mistaken for a real one. */
  is_practice: z.boolean(),
  commitment: z.nullable(DrawCommitment),
  commitment_hash: z.nullable(z.string()),
  awards: z.array(CompetitionAward),
  /** Each step with the time when it was actually done. */
  steps: z.array(z.object({ what: z.string(), at: Moment })),
})
export type Competition = z.output<typeof Competition>

export const readCompetition = endpoint({
  name: 'readCompetition',
  summary: 'Returns the latest competition, or the one named: its rules, its status and its winners',
  method: 'GET',
  path: '/api/v1/competition',
  query: Which,
  /** Null if there is none at all. */
  reply: z.object({ competition: z.nullable(Competition) }),
  fails: ['not_found'],
})

export const readEvidence = endpoint({
  name: 'readEvidence',
  summary: 'Returns the evidence for the draw as one file, so anyone can repeat it; nothing in it identifies anyone',
  method: 'GET',
  path: '/api/v1/competition/evidence',
  query: Which,
  reply: DrawEvidence,
  fails: ['not_found'],
})

export const readReceipt = endpoint({
  name: 'readReceipt',
  summary: 'Returns a signed-in entrant’s proof that they are on the locked list',
  method: 'GET',
  path: '/api/v1/competition/me/receipt',
  query: Which,
  reply: DrawReceipt,
  fails: ['not_authenticated', 'receipt_not_ready', 'not_found'],
})

const ClaimToken = z.string().check(z.minLength(1), z.maxLength(100))

export const lookAtClaim = endpoint({
  name: 'lookAtClaim',
  summary:
    'Returns what a claim link is for. Opening the link does not use it up, because email programs open links too.',
  method: 'POST',
  path: '/api/v1/competition/claims/look',
  body: z.object({ token: ClaimToken }),
  reply: z.object({
    prize: z.string(),
    place: z.int(),
    alias: z.nullable(z.string()),
    kind: z.enum(['rank', 'draw']),
    /** The deadline for giving the address. */
    until: Moment,
    state: z.enum(['open', 'claimed', 'sent', 'over']),
    delivery_days: z.int(),
    is_practice: z.boolean(),
  }),
  fails: ['claim_link_wrong', 'too_many_requests'],
})

const LONGEST_LINE = 100
const line = (required: string) => oneLine(LONGEST_LINE, required)

/** Of the United Kingdom: London SW1A 1AA, Belfast BT1 5GS, and the like. */
const POSTCODE = /^[A-Za-z]{1,2}[0-9][A-Za-z0-9]? ?[0-9][A-Za-z]{2}$/
/** Jersey, Guernsey and the Isle of Man use the same format but are not part of it. */
const IN_THE_UK = /^(?!(?:je|gy|im)[0-9])/i
const NOT_IN_THE_UK =
  'We can only send prizes within the United Kingdom, which doesn’t include Jersey, Guernsey or the Isle of Man. Please enter a UK address.'

export const claimPrize = endpoint({
  name: 'claimPrize',
  summary: 'Confirms where to send a prize; works once',
  method: 'POST',
  path: '/api/v1/competition/claims',
  body: z.object({
    token: ClaimToken,
    name: line('Please enter the name for the parcel'),
    address_line_1: line('Please enter the first line of the address'),
    address_line_2: z.optional(maybeLine(LONGEST_LINE)),
    town: line('Please enter the town or city'),
    postcode: z
      .string('Please enter a UK postcode')
      .check(z.trim(), z.regex(POSTCODE, 'Please enter a UK postcode'), z.regex(IN_THE_UK, NOT_IN_THE_UK)),
    /** Whether we may give surname and county to anyone who asks who won. */
    may_name: z.optional(z.boolean()),
  }),
  reply: z.object({ outcome: z.literal('claimed'), prize: z.string(), sent_by: z.iso.date() }),
  fails: ['claim_link_wrong', 'claim_used', 'claim_over', 'too_many_requests'],
})

export const competitionEndpoints = [readCompetition, readEvidence, readReceipt, lookAtClaim, claimPrize] as const
