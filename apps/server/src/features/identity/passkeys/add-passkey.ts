import { Failure, MOST_PASSKEYS } from '@mowatt/contract'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '../../../context.ts'
import type { User } from '../tokens/principal.ts'
import { lockUser } from '../user-store.ts'
import { answeredChallenge, type GivenCredential } from './answered-challenge.ts'
import { passkeyMail } from './passkey-mail.ts'
import { insertPasskey, listPasskeysOf, type Passkey } from './passkey-store.ts'
import { ALGORITHMS, relyingParty } from './relying-party.ts'
import { markSecondFactor } from './second-factor.ts'

type Given = { name: string; credential: GivenCredential; siteName: string }

/**
 * Adds a passkey to an account, and mails its owner. Adding one proves that the user has it: the session is confirmed.
 */
export async function addPasskey(ctx: Context, user: User, { name, credential, siteName }: Given): Promise<Passkey> {
  const { subject: userId, email, isEmailVerified, sessionId } = user
  const challenge = await answeredChallenge(ctx, credential, { purpose: 'add', userId })
  const { id, publicKey, counter, transports } = await verify(ctx, credential, challenge)
  const createdAt = ctx.now()
  const added = await ctx.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    if ((await listPasskeysOf(tx, userId)).length >= MOST_PASSKEYS) throw new Failure('passkeys_full')
    const passkey = { id, userId, name, publicKey, counter, transports, createdAt }
    const inserted = await insertPasskey(tx, passkey)
    if (!inserted) throw new Failure('passkey_known')
    if (sessionId) await markSecondFactor(tx, sessionId, createdAt)
    if (email !== null && isEmailVerified) {
      await ctx.mail.queue(tx, passkeyMail({ to: email, siteName, name, change: 'added' }))
    }
    return inserted
  })
  ctx.security.note('passkey_added', { user: userId, session: sessionId })
  return added
}

async function verify(ctx: Context, credential: GivenCredential, challenge: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { id, origins } = relyingParty(ctx.config)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { clientExtensionResults: {}, ...credential } as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (verified) {
      const { credential: made } = registrationInfo
      return { ...made, publicKey: Buffer.from(made.publicKey), transports: transportsIn(credential) }
    }
  } catch (cause) {
    throw new Failure('passkey_refused', { cause })
  }
  throw new Failure('passkey_refused')
}

/** Hints for the next challenge, as the browser gave them. */
function transportsIn({ response }: GivenCredential): string[] {
  const { transports } = response
  if (!Array.isArray(transports)) return []
  return transports
    .filter((each): each is string => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each))
    .slice(0, 8)
}
