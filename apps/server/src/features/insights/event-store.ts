import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

export type StoredEvent = {
  uuid: string
  event: string
  at: Date
  visitor: string
  properties: Record<string, string | number>
  /** The error's fingerprint, where it was one. */
  fingerprint?: string
}

/** A statement can have only so many parameters. */
const MOST_AT_ONCE = 500

/** Stores new events; returns their ids. The same event sent again changes nothing. */
export async function insertEvents(tx: Db, events: readonly StoredEvent[], receivedAt: Date): Promise<Set<string>> {
  const fresh = new Set<string>()
  for (let at = 0; at < events.length; at += MOST_AT_ONCE) {
    const rows = events.slice(at, at + MOST_AT_ONCE).map(({ properties, fingerprint = null, ...event }) => ({
      ...event,
      fingerprint,
      properties: JSON.stringify(properties),
      received_at: receivedAt,
    }))
    const added = await tx
      .insertInto('insights_event')
      .values(rows)
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .returning('uuid')
      .execute()
    for (const { uuid } of added) fresh.add(uuid)
  }
  return fresh
}

export async function insertSalt(db: Db, day: string, salt: Buffer): Promise<void> {
  await db
    .insertInto('insights_salt')
    .values({ day, salt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findSalt(db: Db, day: string): Promise<Buffer> {
  const { salt } = await db.selectFrom('insights_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow()
  return salt
}

export type PageError = { fingerprint: string; name: string; message: string; stack: string; page: string }
export type CountedError = PageError & { count: number; firstAt: Date; lastAt: Date }

/** Counts an error: the first of its kind is stored, the others are only counted. */
export async function countError(tx: Db, { firstAt, lastAt, ...error }: CountedError): Promise<void> {
  await tx
    .insertInto('insights_error')
    .values({ ...error, first_at: firstAt, last_at: lastAt })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet((each) => ({
        count: sql<number>`insights_error.count + ${each.ref('excluded.count')}`,
        first_at: sql<Date>`least(insights_error.first_at, ${each.ref('excluded.first_at')})`,
        last_at: sql<Date>`greatest(insights_error.last_at, ${each.ref('excluded.last_at')})`,
      })),
    )
    .execute()
}

export async function insertConversion(
  db: Db,
  given: { id: string; at: Date; formType: string; value: number; currency: string },
): Promise<void> {
  const { id, at, formType, value, currency } = given
  await db
    .insertInto('insights_conversion')
    .values({ id, at, form_type: formType, value, currency })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Deletes what is past its time; returns how many rows. */
export async function deleteOld(db: Db, before: { events: Date; errors: Date; salts: string }): Promise<number> {
  const gone = await Promise.all([
    db.deleteFrom('insights_event').where('at', '<', before.events).executeTakeFirst(),
    db.deleteFrom('insights_conversion').where('at', '<', before.events).executeTakeFirst(),
    db.deleteFrom('insights_error').where('last_at', '<', before.errors).executeTakeFirst(),
    db.deleteFrom('insights_salt').where('day', '<', before.salts).executeTakeFirst(),
  ])
  return gone.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
