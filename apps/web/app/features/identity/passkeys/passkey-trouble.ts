import { Failure, failures } from '@mowatt/contract/failures'
import { passkeyTroubleTexts } from './passkey-texts.ts'

/** What the user has to do before passkeys can be changed. */
export type Wanted = 'sign-in' | 'confirm'

export type PasskeyTrouble = { text: string; wanted?: Wanted }

/** The message if a passkey did not work; undefined if the user closed the dialog themselves. */
export function passkeyTrouble(error: unknown): PasskeyTrouble | undefined {
  // What isn't of our API is the browser's, or the provider's library's.
  if (error instanceof Failure && error.code === 'unexpected' && error.cause) return passkeyTrouble(error.cause)
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined
  if (name === 'InvalidStateError') return { text: failures.passkey_known.text }
  if (code === 'auth/invalid-custom-token') return { text: failures.passkey_refused.text }
  if (code === 'network' || code === 'timeout' || code === 'auth/network-request-failed') {
    return { text: passkeyTroubleTexts.offline }
  }
  if (code === 'second_factor_needed') return { text: failures.second_factor_needed.text, wanted: 'confirm' }
  if (code === 'sign_in_again') return { text: failures.sign_in_again.text, wanted: 'sign-in' }
  return { text: error instanceof Failure ? error.message : failures.passkey_refused.text }
}
