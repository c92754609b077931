import type { Db } from '../db/open-database.ts'

export type KnownAnswer = { asked: Buffer; worksUntil: Date; answer: Buffer | null }

type Claim = { id: Buffer; caller: Buffer; asked: Buffer; worksUntil: Date; at: Date }

/** True when this request is new: the caller now does the work. */
export async function claimAnswer(db: Db, { id, caller, asked, worksUntil, at }: Claim): Promise<boolean> {
  const claimed = await db
    .insertInto('http_answer')
    .values({ id, caller, asked, works_until: worksUntil, asked_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function findAnswer(db: Db, id: Buffer): Promise<KnownAnswer | undefined> {
  return db
    .selectFrom('http_answer')
    .select(['asked', 'works_until as worksUntil', 'answer'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Takes over from a process that never answered; false when another was quicker. */
export async function takeOverAnswer(db: Db, id: Buffer, times: { before: Date; worksUntil: Date }): Promise<boolean> {
  const taken = await db
    .updateTable('http_answer')
    .set({ works_until: times.worksUntil })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where('works_until', '=', times.before)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** False for a process that was taken for dead and replaced. */
export async function keepAnswer(
  db: Db,
  id: Buffer,
  { worksUntil, answer }: { worksUntil: Date; answer: Buffer },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('http_answer')
    .set({ answer })
    .where('id', '=', id)
    .where('works_until', '=', worksUntil)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Unless another process has taken over. */
export async function dropAnswer(db: Db, id: Buffer, worksUntil: Date): Promise<void> {
  const own = db.deleteFrom('http_answer').where('id', '=', id).where('works_until', '=', worksUntil)
  await own.where('answer', 'is', null).execute()
}

export async function deleteAnswersTo(tx: Db, caller: Buffer): Promise<void> {
  await tx.deleteFrom('http_answer').where('caller', '=', caller).execute()
}

export async function deleteAnswersBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('http_answer').where('asked_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
