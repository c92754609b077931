import { Failure, MOST_PASSKEYS } from '@mowatt/contract'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { Context } from '../../../context.ts'
import type { User } from '../tokens/principal.ts'
import { insertChallenge, type Purpose } from './challenge-store.ts'
import { listPasskeysOf, type Passkey } from './passkey-store.ts'
import { ALGORITHMS, relyingParty } from './relying-party.ts'

const LIFETIME_MS = 5 * 60_000

/** A challenge for whichever of our passkeys a user picks; the answer says who they are. */
export async function askForSignIn(ctx: Context): Promise<object> {
  return questionTo(ctx, { purpose: 'sign-in', userId: null, passkeys: [] })
}

/** A challenge for one of the user's own passkeys. */
export async function askToConfirm(ctx: Context, { subject: userId }: User): Promise<object> {
  return questionTo(ctx, { purpose: 'confirm', userId, passkeys: await listPasskeysOf(ctx.db, userId) })
}

/** A challenge for creating a passkey, on a device that has none for this account yet. */
export async function askForNewPasskey(ctx: Context, { subject: userId, email }: User, siteName: string) {
  const passkeys = await listPasskeysOf(ctx.db, userId)
  if (passkeys.length >= MOST_PASSKEYS) throw new Failure('passkeys_full')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingParty(ctx.config).id,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email ?? siteName,
    challenge: new Uint8Array(ctx.randomBytes(32)),
    timeout: LIFETIME_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keep(ctx, { purpose: 'add', userId, challenge: options.challenge })
  return options
}

type Question = { purpose: Purpose; userId: string | null; passkeys: readonly Passkey[] }

async function questionTo(ctx: Context, { purpose, userId, passkeys }: Question): Promise<object> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.config).id,
    challenge: new Uint8Array(ctx.randomBytes(32)),
    timeout: LIFETIME_MS,
    allowCredentials: passkeys.map(descriptorOf),
    userVerification: 'required',
  })
  await keep(ctx, { purpose, userId, challenge: options.challenge })
  return options
}

async function keep(
  { db, now }: Context,
  given: { purpose: Purpose; userId: string | null; challenge: string },
): Promise<void> {
  await insertChallenge(db, { ...given, expiresAt: new Date(now().getTime() + LIFETIME_MS) })
}

function descriptorOf({ id, transports }: Passkey) {
  return { id, transports: transports as AuthenticatorTransport[] }
}
