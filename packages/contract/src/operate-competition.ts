import * as z from 'zod/mini'
import { awardStates } from './competition-evidence.ts'
import { CompetitionRules } from './competition-rules.ts'
import { endpoint } from './endpoint.ts'
import { OperatorReason, operatorRefusals } from './operator-words.ts'
import { Proposal } from './proposal.ts'
import { competitionStatuses } from './waitlist.ts'

/** The steps of a whole competition that an operator takes, in order. */
export const competitionSteps = ['close', 'settle', 'commit', 'draw', 'announce', 'remind', 'redraw', 'finish'] as const
export type CompetitionStep = (typeof competitionSteps)[number]

const Moment = z.nullable(z.string())
const Status = z.enum(competitionStatuses)

const Award = z.object({
  number: z.number(),
  prize: z.string(),
  place: z.number(),
  alias: z.nullable(z.string()),
  state: z.enum(awardStates),
  replaces: z.nullable(z.number()),
  claim_until: Moment,
  reminded_at: Moment,
  claimed_at: Moment,
  sent_at: Moment,
  has_address: z.boolean(),
})

const Frozen = z.pick(CompetitionRules, { prizes: true, draw: true })

export const readOperatedCompetition = endpoint({
  name: 'readOperatedCompetition',
  summary: 'Returns a competition with its winners, the steps available now and what is waiting for a second operator',
  method: 'GET',
  path: '/api/v1/operate/competition',
  query: z.object({ id: z.optional(z.string().check(z.maxLength(61))) }),
  reply: z.object({
    competition: z.nullable(
      z.object({
        id: z.string(),
        title: z.string(),
        status: Status,
        opens_at: z.string(),
        closes_at: z.string(),
        settles_at: z.string(),
        draws_at: Moment,
        rules: Frozen,
        rules_hash: z.string(),
        entrants: z.number(),
        left_out: z.number(),
        round: z.nullable(z.number()),
        commitment_hash: z.nullable(z.string()),
        is_practice: z.boolean(),
        awards: z.array(Award),
        history: z.array(z.object({ at: z.string(), who: z.string(), what: z.string() })),
        steps: z.array(z.object({ step: z.enum(competitionSteps), needs_second: z.boolean() })),
        proposals: z.array(Proposal),
      }),
    ),
    /** All of them, the newest first. */
    editions: z.array(z.object({ id: z.string(), title: z.string(), status: Status })),
    can_open: z.boolean(),
    /** The default of the next one. */
    usual: Frozen,
  }),
  fails: [...operatorRefusals, 'not_found'],
})

export const openEdition = endpoint({
  name: 'openEdition',
  summary: 'Opens a competition, or announces one that opens later; from then on its rules are locked',
  method: 'POST',
  path: '/api/v1/operate/competition',
  body: z.object({
    title: z.optional(z.string().check(z.trim(), z.maxLength(120))),
    /** The first day, in London; now if omitted. */
    opens_on: z.optional(z.iso.date('Please enter a date.')),
    closes_on: z.iso.date('Please enter a date.'),
    prizes: CompetitionRules.shape.prizes,
    draw: CompetitionRules.shape.draw,
    reason: OperatorReason,
  }),
  reply: z.object({ id: z.string() }),
  fails: [...operatorRefusals, 'competition_refuses'],
})

const EditionId = z.object({ id: z.string().check(z.maxLength(61)) })
const AwardNumber = z.int().check(z.minimum(1), z.maximum(1_000_000))

export const takeCompetitionStep = endpoint({
  name: 'takeCompetitionStep',
  summary: 'Takes a step in a competition, or proposes it if it changes a result',
  method: 'POST',
  path: '/api/v1/operate/competition/:id/step',
  params: EditionId,
  body: z.object({ step: z.enum(competitionSteps), reason: OperatorReason }),
  reply: z.object({ outcome: z.enum(['done', 'proposed']) }),
  fails: [...operatorRefusals, 'not_found', 'competition_refuses'],
})

export const excludeFromCompetition = endpoint({
  name: 'excludeFromCompetition',
  summary: 'Keeps an entrant out of the ranking; once entry has closed, this becomes a proposal',
  method: 'POST',
  path: '/api/v1/operate/competition/:id/exclusion',
  params: EditionId,
  body: z.object({
    user_id: z.string().check(z.minLength(1), z.maxLength(200)),
    act: z.enum(['exclude', 'hold']),
    reason: OperatorReason,
  }),
  reply: z.object({ outcome: z.enum(['done', 'proposed']) }),
  fails: [...operatorRefusals, 'not_found', 'competition_refuses'],
})

export const decideProposal = endpoint({
  name: 'decideProposal',
  summary: 'Confirms another operator’s proposal, or turns a proposal down',
  method: 'POST',
  path: '/api/v1/operate/competition/proposals/:proposal_id',
  params: z.object({ proposal_id: z.string().check(z.maxLength(60)) }),
  body: z.object({ decision: z.enum(['confirm', 'decline']), reason: OperatorReason }),
  reply: z.object({ outcome: z.enum(['confirmed', 'declined']) }),
  fails: [...operatorRefusals, 'not_found', 'competition_refuses'],
})

export const listEntrants = endpoint({
  name: 'listEntrants',
  summary: 'Lists who entered: by place once the ranking is final, otherwise in order of entry',
  method: 'GET',
  path: '/api/v1/operate/competition/:id/entries',
  params: EditionId,
  query: z.object({
    after: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
    left_out: z.optional(z.literal('true')),
  }),
  reply: z.object({
    title: z.string(),
    status: Status,
    entries: z.array(
      z.object({
        entry_id: z.string(),
        user_id: z.nullable(z.string()),
        alias: z.nullable(z.string()),
        entered_at: z.string(),
        place: z.nullable(z.number()),
        points: z.nullable(z.number()),
        /** Why it has no place. */
        left_out: z.nullable(z.string()),
        excluded: z.nullable(z.enum(['excluded', 'held'])),
      }),
    ),
    next: z.nullable(z.number()),
    /** Whether an entrant can still be removed, and whether another operator has to agree. */
    exclusion: z.enum(['alone', 'proposed', 'over']),
  }),
  fails: [...operatorRefusals, 'not_found'],
})

export const openPrizeAddress = endpoint({
  name: 'openPrizeAddress',
  summary: 'Returns the delivery address for a claimed prize; who looked, and why, is recorded in the log',
  method: 'POST',
  path: '/api/v1/operate/competition/:id/address',
  params: EditionId,
  body: z.object({ award: AwardNumber, reason: OperatorReason }),
  reply: z.object({ lines: z.array(z.string()) }),
  fails: [...operatorRefusals, 'not_found', 'competition_refuses'],
})

export const markPrizeSent = endpoint({
  name: 'markPrizeSent',
  summary: 'Marks a claimed prize as sent; the address is deleted 30 days later',
  method: 'POST',
  path: '/api/v1/operate/competition/:id/sent',
  params: EditionId,
  body: z.object({ award: AwardNumber, reason: OperatorReason }),
  reply: z.object({ outcome: z.literal('sent') }),
  fails: [...operatorRefusals, 'not_found', 'competition_refuses'],
})

export const competitionDeskEndpoints = [
  readOperatedCompetition,
  openEdition,
  takeCompetitionStep,
  excludeFromCompetition,
  decideProposal,
  listEntrants,
  openPrizeAddress,
  markPrizeSent,
] as const
