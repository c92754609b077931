import { SIGNED_IN_KEY } from '../../../browser/signed-in-key.ts'
import { readStored, removeStored, writeStored } from '../../../browser/storage.ts'

/**
 * Says to the next page of this browser that somebody is signed in, so that only then the provider's library is loaded.
 * It contains no identity: only the provider knows who it is.
 */
export function markSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) writeStored('local', SIGNED_IN_KEY, 'yes')
  else removeStored('local', SIGNED_IN_KEY)
}

export function hasSignedInMark(): boolean {
  return readStored('local', SIGNED_IN_KEY) !== undefined
}
