import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { insightsReaders, operatorRoles, type OperatorRole } from './insights.ts'
import { consoleLimits, OperatorReason, operatorRefusals } from './operator-words.ts'
import { entryOutcomes, Proposal } from './proposal.ts'

/** The pages of the operators' console, and who may open each. */
export const consolePages = {
  members: ['promoter', 'support', 'admin'],
  held: ['promoter', 'support', 'admin'],
  support: ['support', 'admin'],
  readings: ['support', 'admin'],
  switches: ['support', 'admin'],
  people: ['support', 'admin'],
  invite: ['promoter', 'admin'],
  competition: ['promoter', 'admin'],
  content: ['editor', 'admin'],
  campaigns: ['editor', 'admin'],
  claims: ['editor', 'admin'],
  topics: ['editor', 'admin'],
  tariffs: ['editor', 'admin'],
  figures: ['editor', 'admin'],
  insights: insightsReaders,
  health: ['support', 'admin'],
  operators: ['admin'],
  audit: ['admin'],
} as const satisfies Record<string, readonly OperatorRole[]>
export type ConsolePage = keyof typeof consolePages
export const consolePageNames = Object.keys(consolePages) as [ConsolePage, ...ConsolePage[]]

const Email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))

export const readConsole = endpoint({
  name: 'readConsole',
  summary: 'Returns who the operator is, and which console pages they can see',
  method: 'GET',
  path: '/api/v1/operate',
  reply: z.object({
    email: z.string(),
    role: z.enum(operatorRoles),
    pages: z.array(z.enum(consolePageNames)),
  }),
  fails: [...operatorRefusals],
})

const Operator = z.object({ email: z.string(), role: z.enum(operatorRoles), added_at: z.string() })

export const listOperators = endpoint({
  name: 'listOperators',
  summary: 'Lists everyone with a role',
  method: 'GET',
  path: '/api/v1/operate/operators',
  reply: z.object({ operators: z.array(Operator) }),
  fails: [...operatorRefusals],
})

export const changeRole = endpoint({
  name: 'changeRole',
  summary: 'Gives, changes or takes away someone’s role; they have to sign in again',
  method: 'POST',
  path: '/api/v1/operate/operators',
  body: z.object({ email: Email, role: z.nullable(z.enum(operatorRoles)), reason: OperatorReason }),
  reply: z.object({ operators: z.array(Operator) }),
  fails: [...operatorRefusals, 'email_invalid', 'last_admin'],
})

const AuditEntry = z.object({
  number: z.number(),
  at: z.string(),
  operator: z.string(),
  role: z.string(),
  act: z.string(),
  subject: z.string(),
  reason: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

export const listAudit = endpoint({
  name: 'listAudit',
  summary: 'Lists what operators have done, newest first',
  method: 'GET',
  path: '/api/v1/operate/audit',
  query: z.object({
    before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
    operator: z.optional(Email),
    subject: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({ entries: z.array(AuditEntry), has_more: z.boolean() }),
  fails: [...operatorRefusals],
})

export const checkAudit = endpoint({
  name: 'checkAudit',
  summary: 'Checks the chain of the audit log from its first entry',
  method: 'GET',
  path: '/api/v1/operate/audit/check',
  reply: z.object({
    entries: z.number(),
    head: z.string(),
    broken: z.nullable(z.object({ number: z.number(), why: z.enum(['changed', 'missing']) })),
  }),
  fails: [...operatorRefusals],
})

const MemberRow = z.object({
  member_id: z.string(),
  alias: z.string(),
  email: z.string(),
  points: z.number(),
  joined_at: z.string(),
  is_sample: z.boolean(),
})

export const searchMembers = endpoint({
  name: 'searchMembers',
  summary:
    'Finds waitlist members by the start of an email address or alias; without a search term, lists everyone in queue order',
  method: 'GET',
  path: '/api/v1/operate/members',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(consoleLimits.search))),
    after: z.optional(z.string().check(z.maxLength(400))),
  }),
  reply: z.object({ members: z.array(MemberRow), next: z.nullable(z.string()) }),
  fails: [...operatorRefusals],
})

/**
 * Waiting proposals about an entry whose points can still change the result of a competition that has closed. Null where
 * one operator decides alone.
 */
const Proposals = z.nullable(z.array(Proposal))

const Entry = z.object({
  entry_id: z.string(),
  at: z.string(),
  quest: z.string(),
  what: z.string(),
  why: z.string(),
  points: z.number(),
  state: z.enum(['counted', 'held', 'refused']),
  reason: z.nullable(z.string()),
  /** A later entry has withdrawn the points again. */
  is_taken_back: z.boolean(),
  appeal: z.nullable(
    z.object({ state: z.enum(['open', 'upheld', 'dismissed']), text: z.string(), answer: z.nullable(z.string()) }),
  ),
  proposals: Proposals,
})

export const readMemberRecord = endpoint({
  name: 'readMemberRecord',
  summary: 'Returns a member with their ledger and how their rank was decided',
  method: 'GET',
  path: '/api/v1/operate/members/:member_id',
  params: z.object({ member_id: z.string() }),
  reply: z.object({
    member: MemberRow,
    rank: z.number(),
    total: z.number(),
    held_points: z.number(),
    referrals: z.object({ credited: z.number(), held: z.number() }),
    entries: z.array(Entry),
  }),
  fails: [...operatorRefusals, 'not_found'],
})

const Held = z.object({
  entry_id: z.string(),
  at: z.string(),
  member_id: z.string(),
  alias: z.string(),
  points: z.number(),
  what: z.string(),
  reason: z.nullable(z.string()),
  state: z.enum(['held', 'counted', 'refused']),
  appeal: z.nullable(z.string()),
  proposals: Proposals,
})

export const listHeldEntries = endpoint({
  name: 'listHeldEntries',
  summary: 'Lists points waiting for a decision and appeals waiting for an answer, longest waiting first',
  method: 'GET',
  path: '/api/v1/operate/held',
  query: z.object({ after: z.optional(z.coerce.number().check(z.int(), z.minimum(0))) }),
  reply: z.object({ entries: z.array(Held), next: z.nullable(z.number()) }),
  fails: [...operatorRefusals],
})

export const decideEntry = endpoint({
  name: 'decideEntry',
  summary:
    'Decides on points that are on hold, takes points back or answers an appeal; works once, and is a proposal where it changes the result of a competition that has closed',
  method: 'POST',
  path: '/api/v1/operate/entries/:entry_id/decision',
  params: z.object({ entry_id: z.string() }),
  body: z.object({ outcome: z.enum(entryOutcomes), words: OperatorReason }),
  reply: z.object({ outcome: z.enum(['decided', 'already', 'proposed']) }),
  fails: [...operatorRefusals, 'not_found', 'competition_refuses'],
})

export const operateEndpoints = [
  readConsole,
  listOperators,
  changeRole,
  listAudit,
  checkAudit,
  searchMembers,
  readMemberRecord,
  listHeldEntries,
  decideEntry,
] as const
