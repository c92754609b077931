import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { failures } from './failures.ts'
import { joinWaitlist, ReferralCode } from './join-waitlist.ts'
import { answerQuestionOfTheDay, readQuestionOfTheDay } from './question-of-the-day.ts'

export const aliasLimits = { shortest: 3, longest: 30 } as const
export const LONGEST_APPEAL = 2000

/** The maximum size of a bill file, in bytes. */
export const BILL_LIMIT_BYTES = 10 * 1024 * 1024

/** What earns points, in the order of the quests. */
export const questIds = [
  'join',
  'referral',
  'energy-bill',
  'broadband-bill',
  'mobile-bill',
  'escape-the-tunnel',
  'question-of-the-day',
  'instagram-follow',
] as const
export type QuestId = (typeof questIds)[number]

/**
 * A member's progress with a quest. `pending`: we are checking it. `held`: waiting for a review by the team. `repeated`
 * quests go from `open` to `done` again and again; a question is open again on the next day.
 */
const questStates = ['open', 'pending', 'done', 'held'] as const

export const competitionStatuses = ['upcoming', 'open', 'closed', 'settled', 'drawn', 'claims', 'finished'] as const
export type CompetitionStatus = (typeof competitionStatuses)[number]

/** The declarations of an entrant; all three are required. */
export const declarations = ['over_18', 'uk_resident', 'not_employee'] as const
export type Declaration = (typeof declarations)[number]

/** The requirements that an entry may still lack. */
export const entryConditions = ['email_verified', 'game', ...declarations, 'one_per_person'] as const
export type EntryCondition = (typeof entryConditions)[number]

const Moment = z.iso.datetime()
const Place = z.object({ rank: z.int(), name: z.string(), points: z.int() })
const CompetitionBrief = z.object({
  status: z.enum(competitionStatuses),
  /** The target of the countdown; null if no competition was ever set up. */
  closes_at: z.nullable(Moment),
})

const Queue = z.object({
  total: z.int(),
  competition: CompetitionBrief,
  entries: z.array(Place),
  /** Pass it as `after` to get the next page; null on the last one. Nothing is shown beyond place 100. */
  next: z.nullable(z.int()),
  /** Only for a member: two ahead, themselves and two behind. */
  around: z.optional(z.array(z.extend(Place, { is_you: z.boolean() }))),
  updated_at: Moment,
})
export type Queue = z.output<typeof Queue>

export const readQueue = endpoint({
  name: 'readQueue',
  summary:
    'Returns the queue: how many people are in it, the first hundred, and, with a user token, the five around the caller',
  method: 'GET',
  path: '/api/v1/waitlist',
  query: z.object({
    after: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100))),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  reply: Queue,
  fails: [],
})

const Quest = z.object({
  id: z.enum(questIds),
  title: z.string(),
  rule: z.string(),
  state: z.enum(questStates),
  /** The possible points, in words: "+50 each", "up to 200". */
  reward: z.string(),
  /** The points earned so far. */
  earned: z.int(),
  /** Why it is held or was withdrawn, or why the last attempt failed. */
  note: z.nullable(z.string()),
  done_at: z.nullable(Moment),
})
export type Quest = z.output<typeof Quest>

const Member = z.object({
  alias: z.string(),
  email: z.string(),
  rank: z.int(),
  total: z.int(),
  points: z.int(),
  /** Points pending a decision; they do not count yet. */
  held_points: z.int(),
  /** Places since the last day the member looked; positive is up. */
  movement: z.nullable(z.object({ places: z.int(), since: z.iso.date() })),
  /** The next better place with a prize among the entrants; null in first place, and if none can be won. */
  next_prize: z.nullable(
    z.object({ place: z.int(), prize: z.string(), points_wanted: z.int(), points_missing: z.int() }),
  ),
  referral: z.object({
    code: z.string(),
    link: z.string(),
    /** Friends who have not confirmed their address yet, or not accepted the terms. */
    pending: z.int(),
    verified: z.int(),
    held: z.int(),
  }),
  quests: z.array(Quest),
  competition: z.extend(CompetitionBrief, {
    eligible: z.boolean(),
    missing: z.array(z.enum(entryConditions)),
    declarations: z.object({ over_18: z.boolean(), uk_resident: z.boolean(), not_employee: z.boolean() }),
    entered_at: z.nullable(Moment),
    /**
     * Among the entrants, and the final one once it is known. Null for members who have not entered, or are beyond
     * place 1000.
     */
    place: z.nullable(z.int()),
  }),
  streak_days: z.int(),
  /** Whether they became a member without accepting the terms: until they do, every action fails with `terms_owed`. */
  owes_terms: z.boolean(),
  joined_at: Moment,
})
export type Member = z.output<typeof Member>

export const readMember = endpoint({
  name: 'readMember',
  summary: 'Returns where a signed-in person is in the queue; the first call gives them their place',
  method: 'GET',
  path: '/api/v1/waitlist/me',
  query: z.object({ referral_code: z.optional(ReferralCode) }),
  reply: Member,
  fails: ['not_authenticated', 'not_allowed'],
})

export const updateMember = endpoint({
  name: 'updateMember',
  summary: 'Updates what a member can claim: a new alias, declarations or proof of a quest. Points cannot be set.',
  method: 'PUT',
  path: '/api/v1/waitlist/me',
  body: z.strictObject({
    alias: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(aliasLimits.shortest, failures.alias_refused.text),
          z.maxLength(aliasLimits.longest, failures.alias_refused.text),
        ),
    ),
    declarations: z.optional(
      z.strictObject({
        over_18: z.optional(z.boolean()),
        uk_resident: z.optional(z.boolean()),
        not_employee: z.optional(z.boolean()),
      }),
    ),
    /** Asked if the tick under a form is missing. */
    terms_accepted: z.optional(z.literal(true)),
    quest: z.optional(z.strictObject({ id: z.enum(questIds), proof: z.optional(z.string().check(z.maxLength(500))) })),
  }),
  reply: Member,
  fails: [
    'not_authenticated',
    'not_allowed',
    'terms_owed',
    'alias_taken',
    'alias_refused',
    'competition_closed',
    'quest_not_claimable',
  ],
})

const BillUpload = z.object({
  file_data: z.string(failures.file_not_encoded.text).check(z.minLength(1, failures.file_unreadable.text)),
  file_name: z.string().check(z.minLength(1), z.maxLength(255)),
  file_type: z.string().check(z.maxLength(100)),
})

function billQuest(id: 'energy' | 'broadband' | 'mobile', path: `/${string}`) {
  return endpoint({
    name: `submit${id[0]!.toUpperCase()}${id.slice(1)}Bill`,
    summary: `Uploads a bill for the ${id} quest; the bill is read in the background`,
    method: 'POST',
    path,
    body: BillUpload,
    reply: z.object({ quest: Quest }),
    fails: [
      'not_authenticated',
      'terms_owed',
      'file_unsupported',
      'file_too_large',
      'file_unreadable',
      'file_not_encoded',
      'bill_already_used',
      'quest_done',
      'quest_pending',
      'upload_failed',
      'too_many_requests',
    ],
  })
}

export const submitEnergyBill = billQuest('energy', '/api/v1/waitlist/me/bill')
export const submitBroadbandBill = billQuest('broadband', '/api/v1/waitlist/me/broadband-bill')
export const submitMobileBill = billQuest('mobile', '/api/v1/waitlist/me/mobile-bill')

export const followOnInstagram = endpoint({
  name: 'followOnInstagram',
  summary: 'Records a member’s word that they follow us; earns points once',
  method: 'POST',
  path: '/api/v1/waitlist/me/instagram-follow',
  reply: z.object({ points: z.int(), quest: Quest }),
  fails: ['not_authenticated', 'terms_owed'],
})

const LedgerEntry = z.object({
  id: z.string(),
  at: Moment,
  quest: z.enum([...questIds, 'adjustment']),
  what: z.string(),
  why: z.string(),
  points: z.int(),
  /** Only `counted` entries add up to the points. */
  state: z.enum(['counted', 'held', 'refused']),
  /** Why it is held, or the reason given by the operator who decided it. */
  reason: z.nullable(z.string()),
  appeal: z.nullable(
    z.object({ state: z.enum(['open', 'upheld', 'dismissed']), text: z.string(), answer: z.nullable(z.string()) }),
  ),
})
export type LedgerEntry = z.output<typeof LedgerEntry>

const Ledger = z.object({
  points: z.int(),
  entries: z.array(LedgerEntry),
  /** One row for each day with an event or a visit. */
  days: z.array(z.object({ date: z.iso.date(), points: z.int(), rank: z.nullable(z.int()), referrals: z.int() })),
})
export type Ledger = z.output<typeof Ledger>

export const readLedger = endpoint({
  name: 'readLedger',
  summary: 'Lists every point with its reason, newest first, and how points, rank and referrals have changed over time',
  method: 'GET',
  path: '/api/v1/waitlist/me/points',
  reply: Ledger,
  fails: ['not_authenticated', 'not_allowed'],
})

export const appealEntry = endpoint({
  name: 'appealEntry',
  summary: 'Asks the team to review one entry in the ledger',
  method: 'POST',
  path: '/api/v1/waitlist/me/appeals',
  body: z.object({
    entry_id: z.string().check(z.maxLength(64)),
    text: z
      .string('Please tell us what’s wrong')
      .check(z.trim(), z.minLength(1, 'Please tell us what’s wrong'), z.maxLength(LONGEST_APPEAL)),
  }),
  reply: z.object({ entry_id: z.string(), state: z.literal('open'), received_at: Moment }),
  fails: [
    'not_authenticated',
    'not_allowed',
    'terms_owed',
    'not_found',
    'appeal_open',
    'appeal_answered',
    'too_many_requests',
  ],
})

export const waitlistEndpoints = [
  readQueue,
  joinWaitlist,
  readMember,
  updateMember,
  submitEnergyBill,
  submitBroadbandBill,
  submitMobileBill,
  followOnInstagram,
  readQuestionOfTheDay,
  answerQuestionOfTheDay,
  readLedger,
  appealEntry,
] as const
