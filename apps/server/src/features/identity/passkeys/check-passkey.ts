import { Failure } from '@mowatt/contract'
import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Context } from '../../../context.ts'
import { answeredChallenge, type GivenCredential } from './answered-challenge.ts'
import { findPasskey, notePasskeyUse, type Passkey } from './passkey-store.ts'
import { relyingParty } from './relying-party.ts'

/**
 * The passkey that answered our question, with its use recorded. Everything else is refused alike: an unknown or
 * removed passkey, one of another user, another site's answer, an old one, a wrong signature, a counter that goes back.
 */
export async function checkPasskey(
  ctx: Context,
  credential: GivenCredential,
  asked: { purpose: 'confirm'; userId: string } | { purpose: 'sign-in'; userId: null },
): Promise<Passkey> {
  const challenge = await answeredChallenge(ctx, credential, asked)
  const known = await findPasskey(ctx.db, credential.id)
  const isTheirs = known && known.userId === (asked.userId ?? ownerIn(credential) ?? known.userId)
  if (!isTheirs) throw new Failure('passkey_refused')
  const counter = await verify(ctx, credential, challenge, known)
  if (!(await notePasskeyUse(ctx.db, known, { counter, at: ctx.now() }))) throw new Failure('passkey_refused')
  return known
}

/** The authenticator's current counter. */
async function verify(ctx: Context, credential: GivenCredential, challenge: string, known: Passkey): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, origins } = relyingParty(ctx.config)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { clientExtensionResults: {}, ...credential } as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID: id,
      credential: { id: known.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
      requireUserVerification: true,
    })
    if (verified) return authenticationInfo.newCounter
  } catch (cause) {
    throw new Failure('passkey_refused', { cause })
  }
  throw new Failure('passkey_refused')
}

/** The owner that the passkey names, where it does. */
function ownerIn({ response }: GivenCredential): string | undefined {
  const handle = response['userHandle']
  return typeof handle === 'string' && handle !== '' ? Buffer.from(handle, 'base64url').toString() : undefined
}
