import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { type Edition, lockEdition } from '../edition/edition-store.ts'
import { refusal } from '../edition/take-step.ts'
import { closeProposal, insertProposal, listOpenProposals, type Proposal } from './proposal-store.ts'
import { seenOf, type Wanted } from './seen-of.ts'

type Parts = Pick<Context, 'db' | 'now'>

/** Nothing changes yet: another operator has to agree. */
export async function proposeAct(
  ctx: Parts,
  editionId: string,
  wanted: Wanted,
  { by, reason }: Pick<Act, 'by' | 'reason'>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const edition = await lockEdition(tx, editionId)
    if (!edition) throw new Failure('not_found')
    const seen = await seenOf(ctx, tx, edition, wanted)
    await setAsideOvertaken(ctx, tx, edition, { ...wanted, seen, by })
    const proposal = { ...wanted, editionId, seen, reason }
    if (!(await insertProposal(tx, { ...proposal, proposedBy: by.email, proposedAt: ctx.now() }))) {
      throw refusal('Someone has already proposed this. Another operator can confirm it.')
    }
    const { act, userId, entryId } = wanted
    const after = { act, user_id: userId, ...(entryId !== null && { entry_id: entryId }), about: seen }
    await noteAct(ctx, tx, { by, act: 'competition.propose', subject: `competition:${editionId}`, reason, after })
  })
}

type Overtaking = Wanted & { seen: string; by: Act['by'] }

/** The same proposal about an outdated state would block new ones for good. */
async function setAsideOvertaken(ctx: Parts, tx: Db, { id }: Edition, wanted: Overtaking): Promise<void> {
  const isSame = ({ act, userId, entryId }: Proposal) =>
    act === wanted.act && userId === wanted.userId && entryId === wanted.entryId
  for (const older of (await listOpenProposals(tx, id)).filter(isSame)) {
    if (older.seen === wanted.seen) continue
    await closeProposal(tx, older.id, { outcome: 'overtaken', by: wanted.by.email, at: ctx.now() })
  }
}
