import type { Context } from '../../../context.ts'
import type { Act } from '../../operators/public.ts'
import { type Decision, findDecidable } from '../../waitlist/public.ts'
import { findAtStake } from './find-at-stake.ts'
import { proposeAct } from './propose-act.ts'

/** Proposes a decision about points where it can change a result; otherwise returns false. */
export async function proposeDecision(
  ctx: Pick<Context, 'db' | 'now'>,
  entryId: number,
  { outcome, words }: Decision,
  by: Act['by'],
): Promise<boolean> {
  const entry = await findDecidable(ctx.db, entryId)
  const edition = entry && (await findAtStake(ctx, [entry])).get(entryId)
  if (!edition) return false
  await proposeAct(ctx, edition.id, { act: outcome, userId: entry.memberId, entryId }, { by, reason: words })
  return true
}
