import type { Db } from '../../../platform/db/open-database.ts'

/** Who did it: the clock, a promoter's command, or the winner with the link. */
export type Actor = 'clock' | 'command' | 'winner' | 'release'

type Line = { editionId: string; at: Date; who: Actor; what: string; details?: Record<string, unknown> }

export async function writeAudit(tx: Db, { editionId, at, who, what, details = {} }: Line): Promise<void> {
  await tx
    .insertInto('competition_audit')
    .values({ edition_id: editionId, at, who, what, details: JSON.stringify(details) })
    .execute()
}

export async function listAudit(db: Db, editionId: string) {
  return db
    .selectFrom('competition_audit')
    .select(['at', 'who', 'what', 'details'])
    .where('edition_id', '=', editionId)
    .orderBy('id')
    .execute()
}
