import type { Context } from '../../../context.ts'
import { findNamesOf } from '../../waitlist/public.ts'
import type { Edition } from '../edition/edition-store.ts'
import { isStillSo } from './decide-proposal.ts'
import type { Proposal } from './proposal-store.ts'

/** Proposals as an operator sees them. */
export async function describeProposals(
  ctx: Pick<Context, 'db' | 'now'>,
  edition: Edition,
  proposals: readonly Proposal[],
  viewer: string,
) {
  const names = await findNamesOf(
    ctx.db,
    proposals.flatMap(({ userId }) => userId ?? []),
  )
  return Promise.all(
    proposals.map(async (proposal) => ({
      proposal_id: proposal.id,
      act: proposal.act,
      user_id: proposal.userId,
      alias: names.get(proposal.userId ?? '') ?? null,
      about: proposal.seen,
      reason: proposal.reason,
      proposed_by: proposal.proposedBy,
      proposed_at: proposal.proposedAt.toISOString(),
      is_own: proposal.proposedBy === viewer,
      is_stale: proposal.outcome === null && !(await isStillSo(ctx, ctx.db, edition, proposal)),
      outcome: proposal.outcome,
      decided_by: proposal.decidedBy,
      decided_at: proposal.decidedAt?.toISOString() ?? null,
    })),
  )
}
