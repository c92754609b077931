import { type CompetitionStatus, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Actor, writeAudit } from './audit-store.ts'
import { type Edition, type EditionChange, updateEdition } from './edition-store.ts'
import { lockFor } from './lock-for.ts'
import { stateWords } from './say-state.ts'

type Step = {
  id: string
  from: CompetitionStatus
  /** The state after it; the same state for an intermediate step. */
  to: CompetitionStatus
  what: string
  who: Actor
}

/** What a step changes besides the state, and its details for the audit. */
type Taken = { change?: EditionChange; details?: Record<string, unknown> }

/**
 * One step of a competition, in one transaction. If another caller or process is taking the same step, this one waits
 * and is then refused, because the state has changed.
 */
export async function takeStep(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, from, to, what, who }: Step,
  act: (tx: Db, edition: Edition) => Promise<Taken>,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const edition = await lockFor(tx, id, who)
    if (!edition) throw new Failure('not_found')
    if (edition.state !== from) {
      throw refusal(
        `The competition ${id} is ${stateWords[edition.state]}. You can only take this step when it’s ${stateWords[from]}.`,
      )
    }
    const { change = {}, details = {} } = await act(tx, edition)
    await updateEdition(tx, id, { ...change, state: to })
    await writeAudit(tx, { editionId: id, at: ctx.now(), who, what, before: { state: from }, details })
  })
}

export function refusal(message: string): Failure {
  return new Failure('competition_refuses', { message })
}
