import { Failure } from '@mowatt/contract/failures'

/** What a sign-in by email lacks: a passkey to show, or one that must be added first. */
export type SecondFactor = 'passkey_needed' | 'second_factor_needed'

export type Trouble = {
  text: string
  /** The page is not permitted. */
  isRefused: boolean
  isMissing: boolean
  /** The server no longer knows this sign-in. */
  isSignedOut: boolean
  needs?: SecondFactor
}

export function troubleOf(error: unknown): Trouble {
  const { code, message } = error instanceof Failure ? error : new Failure('unexpected', { cause: error })
  const trouble = {
    text: message,
    isRefused: code === 'not_allowed',
    isMissing: code === 'not_found',
    isSignedOut: code === 'not_authenticated',
  }
  return code === 'passkey_needed' || code === 'second_factor_needed' ? { ...trouble, needs: code } : trouble
}
