import { consolePages, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Act, findOperator, noteAct } from '../../operators/public.ts'
import type { OnPage } from '../edition/audit-store.ts'
import type { Edition } from '../edition/edition-store.ts'
import { refusal } from '../edition/take-step.ts'
import { isEntryOutcome } from './decide-points.ts'
import { performAct, type Performing } from './perform-act.ts'
import { closeProposal, findProposal, type Proposal } from './proposal-store.ts'
import { seenOf } from './seen-of.ts'

type Said = Pick<Act, 'by' | 'reason'>

/** Carries out another operator's proposal, in one transaction with the second operator's yes; both are in the log. */
export async function confirmProposal(ctx: Performing, id: string, { by, reason }: Said): Promise<void> {
  const proposal = await findKnown(ctx.db, id, by)
  if (proposal.proposedBy === by.email) {
    throw refusal('You proposed this yourself, so another operator has to confirm it.')
  }
  const { act, userId, entryId, editionId, proposedBy, reason: note } = proposal
  const who: OnPage = {
    by,
    reason,
    agree: (tx, edition) => agree(ctx, tx, { edition, proposal, by }),
    noted: { proposed_by: proposedBy, proposed_because: note },
  }
  await performAct(ctx, editionId, { act, userId, entryId, note }, who)
}

/** Who decides about points may also be the second to, without running competitions. */
function mayAct(act: string, role: string | undefined): boolean {
  const page = isEntryOutcome(act) ? 'held' : 'competition'
  return (consolePages[page] as readonly string[]).includes(role ?? '')
}

type Agreeing = { edition: Edition; proposal: Proposal; by: Act['by'] }

async function agree(ctx: Pick<Context, 'now'>, tx: Db, { edition, proposal, by }: Agreeing): Promise<void> {
  const decided = { outcome: 'confirmed' as const, by: by.email, at: ctx.now() }
  if (!(await closeProposal(tx, proposal.id, decided))) throw refusal('Someone has already decided this.')
  const proposer = await findOperator(tx, proposal.proposedBy)
  if (!mayAct(proposal.act, proposer?.role)) {
    throw refusal(`${proposal.proposedBy} can’t do this any more, so this proposal doesn’t count.`)
  }
  if (!(await isStillSo(ctx, tx, edition, proposal))) {
    throw refusal('Something has changed since this was proposed. Please look again, then make a new proposal.')
  }
}

/** Whether a proposal still matches the current state. */
export async function isStillSo(
  ctx: Pick<Context, 'now'>,
  db: Db,
  edition: Edition,
  proposal: Proposal,
): Promise<boolean> {
  try {
    return (await seenOf(ctx, db, edition, proposal)) === proposal.seen
  } catch (error) {
    // It is no longer possible at all.
    if (error instanceof Failure) return false
    throw error
  }
}

/** Turned down by another operator, or withdrawn by the one who proposed it. */
export async function declineProposal(
  ctx: Pick<Context, 'db' | 'now'>,
  id: string,
  { by, reason }: Said,
): Promise<void> {
  const { editionId, act, userId, entryId, proposedBy } = await findKnown(ctx.db, id, by)
  await ctx.db.transaction().execute(async (tx) => {
    const decided = { outcome: 'declined' as const, by: by.email, at: ctx.now() }
    if (!(await closeProposal(tx, id, decided))) throw refusal('Someone has already decided this.')
    const before = { act, user_id: userId, ...(entryId !== null && { entry_id: entryId }), proposed_by: proposedBy }
    await noteAct(ctx, tx, { by, act: 'competition.decline', subject: `competition:${editionId}`, reason, before })
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function findKnown(db: Db, id: string, by: Act['by']): Promise<Proposal> {
  const proposal = UUID.test(id) ? await findProposal(db, id) : undefined
  if (!mayAct(proposal?.act ?? '', by.role)) throw new Failure('not_allowed')
  if (!proposal) throw new Failure('not_found')
  return proposal
}
