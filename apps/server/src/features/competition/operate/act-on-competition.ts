import { type CompetitionStep, Failure } from '@mowatt/contract'
import type { Act } from '../../operators/public.ts'
import { findEdition } from '../edition/edition-store.ts'
import { findEntryOf } from '../entry/entry-store.ts'
import { needsSecond } from './needs-second.ts'
import { performAct, type Performing } from './perform-act.ts'
import { proposeAct } from './propose-act.ts'

type Wanted = { act: CompetitionStep | 'exclude' | 'hold'; userId: string | null }

/** Does it, or proposes it to another operator where it changes a result. */
export async function actOnCompetition(
  given: Performing,
  id: string,
  { act, userId }: Wanted,
  said: Pick<Act, 'by' | 'reason'>,
): Promise<'done' | 'proposed'> {
  // One time for all of it: an exclusion that needs no second operator is dated before the close.
  const at = given.now()
  const ctx = { ...given, now: () => at }
  const edition = await findEdition(ctx.db, id)
  if (!edition) throw new Failure('not_found')
  if (userId !== null && !(await findEntryOf(ctx.db, id, userId))) throw new Failure('not_found')
  if (needsSecond(edition, act, at)) {
    await proposeAct(ctx, id, { act, userId, entryId: null }, said)
    return 'proposed'
  }
  await performAct(ctx, id, { act, userId, entryId: null, note: said.reason }, said)
  return 'done'
}
