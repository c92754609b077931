import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { hashCode, hashDigits } from './code-hashes.ts'
import { exchangeDigits } from './code-store.ts'
import { hashNetwork } from './known-networks.ts'

/**
 * Five tries, of which strangers get two: the user who asked for the code has three left, whatever others try. A new
 * mail brings five more. An address gets ten mails an hour and forty a day at most: 200 tries a day, a chance of 1 in
 * 5000. What all addresses together leave to an attacker with many networks is five tries for each mail of the day.
 * There
 * is no global limit: it would let a few callers lock everyone else out.
 */
const MOST = { wrongTries: 5, strangerTries: 2 }
/** Just long enough for the client to finish. */
const FRESH_CODE_MS = 2 * 60_000
const perNetwork: Limit = { name: 'sign-in-digits-network', count: 30, perSeconds: 600 }

/** Counts a try, including a repeated one: with a known idempotency key, the digits behind it must not be guessable. */
export async function countDigitsTry(ctx: Context, network: string | undefined): Promise<void> {
  if (network !== undefined) await ctx.limits.consume(perNetwork, network)
}

type Given = {
  email: string
  digits: string
  network: string | undefined
  /** Stores the answer with its effect: a crash must not leave used digits and a code that no client received. */
  keep: (tx: Db, code: string) => Promise<void>
}

/**
 * The second way in, for another device: digits and address for a one-time code. Wrong digits, an address without a
 * request, an old or a void code: all get the same answer.
 */
export async function exchangeSignInCode(ctx: Context, given: Given): Promise<string> {
  const { digits, network, keep } = given
  const email = given.email.toLowerCase()
  const now = ctx.now()
  const code = ctx.randomBytes(32).toString('base64url')
  const isRight = await ctx.db.transaction().execute(async (tx) => {
    const isExchanged = await exchangeDigits(tx, {
      email,
      digitsHash: hashDigits(ctx.secrets.session, email, digits),
      codeHash: hashCode(code),
      expiresAt: new Date(now.getTime() + FRESH_CODE_MS),
      from: hashNetwork(ctx, network),
      most: MOST,
      now,
    })
    if (isExchanged) await keep(tx, code)
    return isExchanged
  })
  if (!isRight) ctx.security.note('sign_in_refused', { reason: 'sign_in_code_wrong', address: email, network })
  if (!isRight) throw new Failure('sign_in_code_wrong')
  return code
}
