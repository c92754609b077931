import type { Db } from '../../../platform/db/open-database.ts'
import type { AcceptedTerms } from './terms-store.ts'

type SignUp = { email: string; referralCode: string | undefined; terms: AcceptedTerms | undefined; at: Date }

/**
 * Stores an address, whether or not it belongs to a member: the sender of a link must not learn the difference from the
 * number of pending sign-ups. The latest code is kept: the first may be from a stranger to the address.
 */
export async function upsertSignUp(tx: Db, { email, referralCode, terms, at }: SignUp): Promise<void> {
  await tx
    .insertInto('waitlist_signup')
    .values({
      email,
      referral_code: referralCode ?? null,
      terms_accepted_at: terms?.at ?? null,
      terms_version: terms?.version ?? null,
      signed_up_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((each) => ({
        referral_code: each.fn.coalesce('excluded.referral_code', 'waitlist_signup.referral_code'),
        terms_accepted_at: each.fn.coalesce('excluded.terms_accepted_at', 'waitlist_signup.terms_accepted_at'),
        terms_version: each.fn.coalesce('excluded.terms_version', 'waitlist_signup.terms_version'),
        signed_up_at: each.ref('excluded.signed_up_at'),
      })),
    )
    .execute()
}

/** Stores the referral code for an address that is not verified yet. The latest code is kept. */
export async function notePendingCode(
  db: Db,
  { email, code, at }: { email: string; code: string; at: Date },
): Promise<void> {
  await upsertSignUp(db, { email, referralCode: code, terms: undefined, at })
}

export async function findSignUp(db: Db, email: string) {
  return db
    .selectFrom('waitlist_signup')
    .select([
      'email',
      'referral_code as referralCode',
      'terms_accepted_at as termsAcceptedAt',
      'terms_version as termsVersion',
      'signed_up_at as signedUpAt',
    ])
    .where('email', '=', email)
    .executeTakeFirst()
}

export async function deleteSignUp(tx: Db, email: string): Promise<void> {
  await tx.deleteFrom('waitlist_signup').where('email', '=', email).execute()
}

export async function deleteSignUpsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('waitlist_signup')
    .where('signed_up_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
