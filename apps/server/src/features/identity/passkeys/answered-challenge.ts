import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { type Purpose, spendChallenge } from './challenge-store.ts'

/** An authenticator's answer as received; the library checks the rest of it. */
export type GivenCredential = { id: string; rawId: string; type: 'public-key'; response: Record<string, unknown> }

/** The challenge that was answered. It is used up whatever the answer is: there is no second try on one challenge. */
export async function answeredChallenge(
  { db, now }: Context,
  { response }: GivenCredential,
  { purpose, userId }: { purpose: Purpose; userId: string | null },
): Promise<string> {
  const challenge = challengeIn(response['clientDataJSON'])
  if (challenge === undefined || !(await spendChallenge(db, { challenge, purpose, userId, now: now() }))) {
    throw new Failure('passkey_refused')
  }
  return challenge
}

function challengeIn(clientData: unknown): string | undefined {
  if (typeof clientData !== 'string') return undefined
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
