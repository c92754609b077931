import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/db/database-tables.ts'
import type { Db } from '../../../platform/db/open-database.ts'

export type Passkey = {
  id: string
  userId: string
  name: string
  publicKey: Buffer
  counter: number
  transports: string[]
  createdAt: Date
  lastUsedAt: Date | null
}

/** Undefined when another user already has it; the primary key decides. */
export async function insertPasskey(tx: Db, passkey: Omit<Passkey, 'lastUsedAt'>): Promise<Passkey | undefined> {
  const row = await tx
    .insertInto('identity_passkey')
    .values({
      id: passkey.id,
      user_id: passkey.userId,
      name: passkey.name,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && toPasskey(row)
}

export async function listPasskeysOf(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('identity_passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toPasskey)
}

export async function findPasskey(db: Db, id: string): Promise<Passkey | undefined> {
  const row = await db.selectFrom('identity_passkey').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toPasskey(row)
}

export async function renamePasskeyOf(
  db: Db,
  { id, userId, name }: Pick<Passkey, 'id' | 'userId' | 'name'>,
): Promise<Passkey | undefined> {
  const row = await db
    .updateTable('identity_passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row && toPasskey(row)
}

/** False when it was used or removed since it was read: then the checked counter is not the last one. */
export async function notePasskeyUse(
  tx: Db,
  { id, counter }: Pick<Passkey, 'id' | 'counter'>,
  next: { counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_passkey')
    .set({ counter: next.counter, last_used_at: next.at })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deletePasskeyOf(db: Db, { id, userId }: Pick<Passkey, 'id' | 'userId'>): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Returns how many there were. */
export async function deletePasskeysOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_passkey')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

function toPasskey(row: Selectable<Tables['identity_passkey']>): Passkey {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports as string[],
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
