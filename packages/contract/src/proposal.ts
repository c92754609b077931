import * as z from 'zod/mini'

/** Decisions about an entry of a member's ledger. */
export const entryOutcomes = ['count', 'refuse', 'reverse', 'uphold', 'dismiss'] as const
export type EntryOutcome = (typeof entryOutcomes)[number]

/** What needs a second operator, because it changes a result. */
const proposedActs = ['exclude', 'hold', 'draw', 'redraw', ...entryOutcomes] as const
export type ProposedAct = (typeof proposedActs)[number]

export const Proposal = z.object({
  proposal_id: z.string(),
  act: z.enum(proposedActs),
  user_id: z.nullable(z.string()),
  alias: z.nullable(z.string()),
  /** The state that it was proposed for. */
  about: z.string(),
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: z.string(),
  is_own: z.boolean(),
  /** Something has changed since then, so it can't be confirmed. */
  is_stale: z.boolean(),
  outcome: z.nullable(z.enum(['confirmed', 'declined', 'overtaken'])),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
})
