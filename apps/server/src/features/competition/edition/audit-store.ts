import type { Db } from '../../../platform/db/open-database.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import type { Edition } from './edition-store.ts'

/** Who did it: the schedule, a promoter's command or their page, or the winner with the link. */
export type Actor = 'clock' | 'command' | 'winner' | 'release' | OnPage

/** An operator of the console. Their acts are in the operators' log too, with a reason. */
export type OnPage = Pick<Act, 'by' | 'reason'> & {
  /**
   * For another operator's proposal: refuses it, while the competition is locked, where it no longer matches the state.
   */
  agree?: (tx: Db, edition: Edition) => Promise<void>
  /** More details for the log. */
  noted?: Record<string, unknown>
}

type Line = {
  editionId: string
  at: Date
  who: Actor
  what: string
  before?: Record<string, unknown>
  details?: Record<string, unknown>
}

export async function writeAudit(tx: Db, { editionId, at, who, what, before, details = {} }: Line): Promise<void> {
  const isOnPage = typeof who === 'object'
  await tx
    .insertInto('competition_audit')
    .values({ edition_id: editionId, at, who: isOnPage ? 'operator' : who, what, details: JSON.stringify(details) })
    .execute()
  if (!isOnPage) return
  const { by, reason, noted } = who
  const act = { by, act: `competition.${what}`, subject: `competition:${editionId}`, reason }
  await noteAct({ now: () => at }, tx, { ...act, before, after: { ...details, ...noted } })
}

export async function listAudit(db: Db, editionId: string) {
  return db
    .selectFrom('competition_audit')
    .select(['at', 'who', 'what', 'details'])
    .where('edition_id', '=', editionId)
    .orderBy('id')
    .execute()
}
