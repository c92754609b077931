import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

export type KeyPurpose = 'session' | 'identity'

export type StoredKey = {
  kid: string
  purpose: KeyPurpose
  publicJwk: Record<string, unknown>
  sealedPrivate: Buffer
  createdAt: Date
}

/** Newest first. */
export async function listKeys(db: Db): Promise<StoredKey[]> {
  const rows = await db.selectFrom('identity_key').selectAll().orderBy('created_at', 'desc').orderBy('kid').execute()
  return rows.map((row) => ({
    kid: row.kid,
    purpose: row.purpose as KeyPurpose,
    publicJwk: row.public_jwk as Record<string, unknown>,
    sealedPrivate: row.sealed_private,
    createdAt: row.created_at,
  }))
}

/** Of several processes that find no key, one creates it and the others wait for it. */
export async function lockKeys(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('identity_key', 0))`.execute(tx)
}

export async function insertKey(tx: Db, key: StoredKey): Promise<void> {
  await tx
    .insertInto('identity_key')
    .values({
      kid: key.kid,
      purpose: key.purpose,
      public_jwk: JSON.stringify(key.publicJwk),
      sealed_private: key.sealedPrivate,
      created_at: key.createdAt,
    })
    .execute()
}

export async function deleteKeysBefore(tx: Db, before: Date): Promise<void> {
  await tx.deleteFrom('identity_key').where('created_at', '<', before).execute()
}
