import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type Invited = { id: string; alias: string; email: string }

/** The front of the queue without those who were invited before; samples are left out. */
export async function listUninvited(db: Db, most: number): Promise<Invited[]> {
  const { rows } = await sql<Invited>`
    select id, alias, email from waitlist_member where not is_invited and not is_sample
    order by points desc, reached_seq limit ${most}`.execute(db)
  return rows
}

/** Those who are newly invited by this. */
export async function insertInvitations(tx: Db, ids: readonly string[], at: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .insertInto('waitlist_invitation')
    .values(ids.map((id) => ({ member_id: id, invited_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  return new Set(rows.map(({ member_id: id }) => id))
}

export async function findInvitedAt(db: Db, memberIds: readonly string[]): Promise<Map<string, Date>> {
  if (memberIds.length === 0) return new Map()
  const { rows } = await sql<{ id: string; at: Date }>`
    select member_id as id, invited_at as at from waitlist_invitation where member_id = any(${[...memberIds]}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}
