import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'

export type UserRow = {
  id: string
  email: string
  isEmailVerified: boolean
  hasLinkSignIn: boolean
  passwordHash: string | null
  displayName: string | null
  photoUrl: string | null
  isDisabled: boolean
  validSince: Date
  createdAt: Date
  lastLoginAt: Date
  lastRefreshAt: Date
}

const columns = [
  'id',
  'email',
  'is_email_verified as isEmailVerified',
  'has_link_sign_in as hasLinkSignIn',
  'password_hash as passwordHash',
  'display_name as displayName',
  'photo_url as photoUrl',
  sql<boolean>`disabled_at is not null`.as('isDisabled'),
  'valid_since as validSince',
  'created_at as createdAt',
  'last_login_at as lastLoginAt',
  'last_refresh_at as lastRefreshAt',
] as const

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('identity_user').select(columns).where('id', '=', id).executeTakeFirst()
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('identity_user').select(columns).where('email', '=', email).executeTakeFirst()
}

/** Serialises callers that change something of which a user may have only so many. */
export async function lockUser(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('identity_user').select('id').where('id', '=', id).forUpdate().execute()
}

type NewUser = { id: string; email: string; isEmailVerified: boolean; passwordHash?: string; at: Date }

/** Undefined when the address has an account already; the unique index decides. */
export async function insertUser(tx: Db, user: NewUser): Promise<UserRow | undefined> {
  return tx
    .insertInto('identity_user')
    .values({
      id: user.id,
      email: user.email,
      is_email_verified: user.isEmailVerified,
      password_hash: user.passwordHash ?? null,
      valid_since: user.at,
      created_at: user.at,
      last_login_at: user.at,
      last_refresh_at: user.at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(columns)
    .executeTakeFirst()
}

export type UserChange = {
  isEmailVerified?: boolean
  hasLinkSignIn?: boolean
  passwordHash?: string | null
  displayName?: string | null
  photoUrl?: string | null
  validSince?: Date
  lastLoginAt?: Date
  lastRefreshAt?: Date
}

export async function updateUser(tx: Db, id: string, change: UserChange): Promise<UserRow> {
  const values = {
    is_email_verified: change.isEmailVerified,
    has_link_sign_in: change.hasLinkSignIn,
    password_hash: change.passwordHash,
    display_name: change.displayName,
    photo_url: change.photoUrl,
    valid_since: change.validSince,
    last_login_at: change.lastLoginAt,
    last_refresh_at: change.lastRefreshAt,
  }
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  return tx.updateTable('identity_user').set(given).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()
}

/** Its sessions, networks and passkeys are deleted with it. */
export async function deleteUser(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('identity_user').where('id', '=', id).execute()
}
