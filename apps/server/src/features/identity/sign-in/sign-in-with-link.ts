import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import { prepareTokens, startSession, type Tokens } from '../tokens/user-session.ts'
import { findUserByEmail, insertUser, updateUser, type UserRow } from '../user-store.ts'
import { hashCode } from './code-hashes.ts'
import { findCode, spendCode } from './code-store.ts'
import { rememberNetwork } from './known-networks.ts'

export type SignedIn = Tokens & { user: UserRow; isNewUser: boolean }

export type LinkRefusal =
  | 'code_unknown'
  | 'code_expired'
  | 'other_address'
  | 'user_disabled'
  | 'address_taken'
  | 'address_fixed'

/** Why a link does not sign in. */
export class LinkRefused extends Error {
  override readonly name = 'LinkRefused'
  readonly reason: LinkRefusal

  constructor(reason: LinkRefusal) {
    super(reason)
    this.reason = reason
  }
}

type Given = {
  email: string
  code: string
  network: string | undefined
  device: string | undefined
  linkTo?: UserRow
  /** Stores the answer with the session: a crash must not leave a used link and no one signed in. */
  keep: (tx: Db, signedIn: SignedIn) => Promise<void>
}

/**
 * Opens one session for one code. A wrong address does not use it up, so neither a mail scanner nor a typing mistake
 * takes the link away from its owner.
 */
export async function signInWithLink(ctx: Context, given: Given): Promise<SignedIn> {
  const { email: typed, code, network, device, linkTo, keep } = given
  const now = ctx.now()
  const email = typed.trim().toLowerCase()
  const codeHash = hashCode(code)
  const known = await findCode(ctx.db, codeHash, now)
  if (!known) throw new LinkRefused('code_unknown')
  if (known.isExpired) throw new LinkRefused('code_expired')
  if (known.email !== email) throw new LinkRefused('other_address')
  const issue = await prepareTokens(ctx)
  const { sessionId, ...signedIn } = await ctx.db.transaction().execute(async (tx) => {
    if (!(await spendCode(tx, { codeHash, email, now }))) throw new LinkRefused('code_unknown')
    const found = linkTo ? await linkAddress(tx, linkTo, email) : await findOrMakeUser(ctx, tx, email)
    if (found.user.isDisabled) throw new LinkRefused('user_disabled')
    await rememberNetwork(ctx, tx, { userId: found.user.id, network })
    const session = await startSession(ctx, tx, { userId: found.user.id, device })
    const made = { ...(await issue(found.user, session)), ...found }
    await keep(tx, made)
    return { ...made, sessionId: session.id }
  })
  ctx.security.note('signed_in', { user: signedIn.user.id, session: sessionId, network, reason: 'link' })
  return signedIn
}

async function findOrMakeUser(ctx: Context, tx: Db, email: string): Promise<{ user: UserRow; isNewUser: boolean }> {
  const now = ctx.now()
  const id = ctx.randomBytes(21).toString('base64url')
  const made = await insertUser(tx, { id, email, isEmailVerified: true, at: now })
  const known = made ?? (await findUserByEmail(tx, email))
  if (!known) throw new LinkRefused('code_unknown')
  // Someone else may have signed up with this unverified address: that password and those sessions are deleted.
  const isUnproved = !known.isEmailVerified
  if (isUnproved) await endSessions(ctx, tx, { userId: known.id })
  const user = await updateUser(tx, known.id, {
    isEmailVerified: true,
    hasLinkSignIn: true,
    lastLoginAt: now,
    lastRefreshAt: now,
    ...(isUnproved ? { passwordHash: null } : {}),
  })
  return { user, isNewUser: made !== undefined }
}

async function linkAddress(tx: Db, linkTo: UserRow, email: string): Promise<{ user: UserRow; isNewUser: boolean }> {
  const owner = await findUserByEmail(tx, email)
  if (owner && owner.id !== linkTo.id) throw new LinkRefused('address_taken')
  // With a token they found, an attacker could otherwise replace the owner's address with their own.
  if (email !== linkTo.email) throw new LinkRefused('address_fixed')
  const user = await updateUser(tx, linkTo.id, { isEmailVerified: true, hasLinkSignIn: true })
  return { user, isNewUser: false }
}
