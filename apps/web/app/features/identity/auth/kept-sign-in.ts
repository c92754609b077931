import { SIGNED_IN_KEY } from '../../../browser/signed-in-key.ts'
import { readStored, removeStored, writeStored } from '../../../browser/storage.ts'
import { hasSignedInMark, markSignedIn } from './signed-in-marker.ts'

/** Some browsers keep storage for the tab alone: then the mark is stored there, as the provider's own record is. */
export function markKeptSignIn(isSignedIn: boolean): void {
  markSignedIn(isSignedIn)
  if (isSignedIn && !hasSignedInMark()) writeStored('session', SIGNED_IN_KEY, 'yes')
  else removeStored('session', SIGNED_IN_KEY)
}

/** True if the next page will still know the signed-in user. */
export function isSignInKept(): boolean {
  return hasSignedInMark() || readStored('session', SIGNED_IN_KEY) !== undefined
}
