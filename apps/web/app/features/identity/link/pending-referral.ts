import { REFERRAL_KEY } from '../../../browser/referral.ts'
import { readStored, writeStored } from '../../../browser/storage.ts'

/** Who sent this visitor; kept until it has been told to the server. */
export const pendingReferral = {
  read: () => readStored('local', REFERRAL_KEY),
  /** The first one counts. */
  keep(code: string | undefined) {
    if (code && !readStored('local', REFERRAL_KEY)) writeStored('local', REFERRAL_KEY, code)
  },
}
