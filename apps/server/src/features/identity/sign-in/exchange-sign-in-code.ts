import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { hashCode, hashDigits } from './code-hashes.ts'
import { exchangeDigits } from './code-store.ts'

const MOST_WRONG_TRIES = 5
/** Time enough for the client to finish, and for nothing else. */
const FRESH_CODE_MS = 2 * 60_000
const perNetwork: Limit = { name: 'sign-in-digits-network', count: 30, perSeconds: 600 }
/**
 * Each code has its own five tries and a new mail brings five more, so strangers cannot lock the digits of an address
 * for longer than until the next mail. An address gets ten mails an hour and forty a day at most: 200 tries a day, a
 * chance of 1 in 5000. For all addresses together this limit leaves 86,400 tries a day, each 1 in a million.
 */
const everybody: Limit = { name: 'sign-in-digits-all', count: 600, perSeconds: 600 }

/** Counts a try, also one that repeats another: whoever learned a key must not find the digits behind it by trying. */
export async function countDigitsTry(ctx: Context, network: string | undefined): Promise<void> {
  if (network !== undefined) await ctx.limits.consume(perNetwork, network)
  await ctx.limits.consume(everybody, 'everybody')
}

/**
 * The second way in, for another device: digits and address for a one-time code. Wrong digits, an address that nobody
 * asked for, an old or a dead code: all of them are answered alike.
 */
export async function exchangeSignInCode(
  ctx: Context,
  { email: typed, digits }: { email: string; digits: string },
): Promise<string> {
  const email = typed.toLowerCase()
  const now = ctx.now()
  const code = ctx.randomBytes(32).toString('base64url')
  const isRight = await exchangeDigits(ctx.db, {
    email,
    digitsHash: hashDigits(ctx.secrets.session, email, digits),
    codeHash: hashCode(code),
    expiresAt: new Date(now.getTime() + FRESH_CODE_MS),
    mostWrongTries: MOST_WRONG_TRIES,
    now,
  })
  if (!isRight) ctx.security.note('sign_in_refused', { reason: 'sign_in_code_wrong', address: email })
  if (!isRight) throw new Failure('sign_in_code_wrong')
  return code
}
