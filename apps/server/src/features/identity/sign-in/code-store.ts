import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

type NewCode = {
  email: string
  codeHash: Buffer
  digitsHash: Buffer
  /** The network of the request. */
  askedFrom: Buffer
  at: Date
  expiresAt: Date
}

/** The only code of its address: earlier ones are void from now on. */
export async function replaceCode(tx: Db, code: NewCode): Promise<void> {
  const values = {
    code_hash: code.codeHash,
    digits_hash: code.digitsHash,
    wrong_tries: 0,
    asked_from: code.askedFrom,
    stranger_tries: 0,
    created_at: code.at,
    expires_at: code.expiresAt,
    used_at: null,
  }
  await tx
    .insertInto('identity_code')
    .values({ email: code.email, ...values })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute()
}

export type FoundCode = { email: string; isExpired: boolean }

/** Undefined for a code that never existed, was replaced or is used up. */
export async function findCode(db: Db, codeHash: Buffer, now: Date): Promise<FoundCode | undefined> {
  return db
    .selectFrom('identity_code')
    .select(['email', sql<boolean>`expires_at <= ${now}`.as('isExpired')])
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
}

/** True for exactly one of several concurrent tries: the row decides. */
export async function spendCode(tx: Db, code: { codeHash: Buffer; email: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_code')
    .set({ used_at: code.now, digits_hash: null })
    .where('code_hash', '=', code.codeHash)
    .where('email', '=', code.email)
    .where('used_at', 'is', null)
    .where('expires_at', '>', code.now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

type Exchange = {
  email: string
  digitsHash: Buffer
  codeHash: Buffer
  expiresAt: Date
  /** The network that the try comes from. */
  from: Buffer
  /** In all, and from networks other than that of the request. */
  most: { wrongTries: number; strangerTries: number }
  now: Date
}

/**
 * Replaces the mailed code with a fresh one if the digits are right, and counts the try if they are not. One statement,
 * so that a thousand concurrent tries are still counted one by one.
 */
export async function exchangeDigits(tx: Db, exchange: Exchange): Promise<boolean> {
  const { email, digitsHash, codeHash, expiresAt, from, most, now } = exchange
  const { rows } = await sql<{ isRight: boolean }>`
    update identity_code
    set code_hash = case when digits_hash = ${digitsHash} then ${codeHash} else code_hash end,
        expires_at = case when digits_hash = ${digitsHash} then ${expiresAt} else expires_at end,
        wrong_tries = case when digits_hash = ${digitsHash} then wrong_tries else wrong_tries + 1 end,
        stranger_tries = stranger_tries + (digits_hash <> ${digitsHash} and asked_from is distinct from ${from})::int,
        digits_hash = case when digits_hash = ${digitsHash} then null else digits_hash end
    where email = ${email} and digits_hash is not null and used_at is null
      and expires_at > ${now} and wrong_tries < ${most.wrongTries}
      and (asked_from = ${from} or stranger_tries < ${most.strangerTries})
    returning digits_hash is null as "isRight"`.execute(tx)
  return rows[0]?.isRight ?? false
}

export async function deleteCode(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('identity_code').where('email', '=', email).execute()
}

export async function deleteOldCodes(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_code')
    .where('expires_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
