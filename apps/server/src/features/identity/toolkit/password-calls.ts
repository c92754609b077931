import * as z from 'zod'
import type { Context } from '../../../context.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { readEmail } from '../sign-in/read-email.ts'
import { issueTokens, startSession } from '../tokens/user-session.ts'
import { findUserByEmail, insertUser, updateUser } from '../user-store.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { Refusal } from './refusal.ts'
import { checkTenant, readBody, Text, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({ email: Text.optional(), password: Text.optional(), tenantId: Text.optional() })

const SHORTEST_PASSWORD = 6
const perAddress: Limit = { name: 'password-address', count: 6, perSeconds: 600 }
const perNetwork: Limit = { name: 'password-network', count: 30, perSeconds: 600 }

/** An account with a password, where passwords are allowed. Accounts without an address are never made. */
export const signUp: ToolkitCall = async (ctx, body, { network, device }) => {
  const { email: typed, password } = readCredentials(ctx, body)
  if (!typed) throw new Refusal('OPERATION_NOT_ALLOWED')
  const email = readEmail(typed)
  if (!password) throw new Refusal('MISSING_PASSWORD')
  checkStrength(password)
  await countTry(ctx, email, network)
  const passwordHash = await hashPassword(ctx, password)
  const id = ctx.randomBytes(21).toString('base64url')
  const { user, session } = await ctx.db.transaction().execute(async (tx) => {
    const made = await insertUser(tx, { id, email, isEmailVerified: false, passwordHash, at: ctx.now() })
    if (!made) throw new Refusal('EMAIL_EXISTS')
    return { user: made, session: await startSession(ctx, tx, { userId: id, device }) }
  })
  ctx.security.note('signed_in', { user: id, session: session.id, network, reason: 'sign_up' })
  return { kind: 'identitytoolkit#SignupNewUserResponse', localId: id, email, ...(await tokens(ctx, user, session)) }
}

export const signInWithPassword: ToolkitCall = async (ctx, body, { network, device }) => {
  const { email: typed, password } = readCredentials(ctx, body)
  if (!typed) throw new Refusal('MISSING_EMAIL')
  if (!password) throw new Refusal('MISSING_PASSWORD')
  const email = readEmail(typed)
  await countTry(ctx, email, network)
  const user = await findUserByEmail(ctx.db, email)
  const isRight = await isPassword(password, user?.passwordHash)
  if (!user || !isRight) throw new Refusal('INVALID_LOGIN_CREDENTIALS')
  if (user.isDisabled) throw new Refusal('USER_DISABLED')
  const session = await ctx.db.transaction().execute(async (tx) => {
    await updateUser(tx, user.id, { lastLoginAt: ctx.now() })
    return startSession(ctx, tx, { userId: user.id, device })
  })
  ctx.security.note('signed_in', { user: user.id, session: session.id, network, reason: 'password' })
  const answer = { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true, localId: user.id, email }
  return { ...answer, ...(await tokens(ctx, user, session)) }
}

function checkStrength(password: string): void {
  if (password.length < SHORTEST_PASSWORD) {
    throw new Refusal(`WEAK_PASSWORD : Password should be at least ${SHORTEST_PASSWORD} characters`)
  }
}

/** Before anything else is checked: where passwords are off, nothing can be learned here. */
function readCredentials(ctx: Context, body: unknown) {
  const given = readBody(Body, body)
  if (!ctx.config.identity.allowsPasswords) throw new Refusal('OPERATION_NOT_ALLOWED')
  checkTenant(ctx, given.tenantId)
  return given
}

async function countTry({ limits }: Context, email: string, network: string | undefined): Promise<void> {
  if (network !== undefined) await limits.consume(perNetwork, network)
  await limits.consume(perAddress, email)
}

async function tokens(...given: Parameters<typeof issueTokens>) {
  const { idToken, refreshToken, expiresInSeconds } = await issueTokens(...given)
  return { idToken, refreshToken, expiresIn: String(expiresInSeconds) }
}
