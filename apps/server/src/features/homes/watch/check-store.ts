import type { HomeCheck, OtherMail } from '@mowatt/contract'
import type { IsoDay } from '@mowatt/tariffs'
import type { Db } from '../../../platform/db/open-database.ts'

export type CheckRow = {
  homeId: string
  onDay: IsoDay
  outcome: Exclude<HomeCheck['outcome'], OtherMail>
  mailId: string | null
}

/** One for each home and day. A later check of the same day replaces one without news. */
export async function putChecks(tx: Db, checks: readonly CheckRow[]): Promise<void> {
  if (checks.length === 0) return
  await tx
    .insertInto('homes_check')
    .values(
      checks.map(({ homeId, onDay, outcome, mailId }) => ({
        home_id: homeId,
        on_day: onDay,
        outcome,
        mail_id: mailId,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['home_id', 'on_day'])
        .doUpdateSet((each) => ({ outcome: each.ref('excluded.outcome'), mail_id: each.ref('excluded.mail_id') }))
        .where('homes_check.mail_id', 'is', null),
    )
    .execute()
}

/** Newest first. */
export async function listChecks(
  db: Db,
  homeId: string,
  { before, most }: { before?: IsoDay | undefined; most: number },
): Promise<CheckRow[]> {
  const rows = await db
    .selectFrom('homes_check')
    .selectAll()
    .where('home_id', '=', homeId)
    .$if(before !== undefined, (query) => query.where('on_day', '<', before ?? ''))
    .orderBy('on_day', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({
    homeId: row.home_id,
    onDay: row.on_day,
    outcome: row.outcome as CheckRow['outcome'],
    mailId: row.mail_id,
  }))
}

/** The mails that checks of a home queued, so that pending ones can be withdrawn. */
export async function listMailsOfHome(tx: Db, homeId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('homes_check')
    .select('mail_id')
    .where('home_id', '=', homeId)
    .where('mail_id', 'is not', null)
    .execute()
  return rows.flatMap(({ mail_id: id }) => (id === null ? [] : [id]))
}

export async function deleteChecksBefore(db: Db, day: IsoDay): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('homes_check').where('on_day', '<', day).executeTakeFirst()
  return Number(numDeletedRows)
}
