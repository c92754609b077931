import { REFERRAL_KEY } from '../../../browser/referral.ts'
import { readStored, removeStored, writeStored } from '../../../browser/storage.ts'

/** The code of the user who referred this visitor; stored until it was sent to the server. */
export const pendingReferral = {
  read: () => readStored('local', REFERRAL_KEY),
  /** The first one counts. */
  keep(code: string | undefined) {
    if (code && !readStored('local', REFERRAL_KEY)) writeStored('local', REFERRAL_KEY, code)
  },
  /** Once the server has it; another one that arrived meanwhile is kept. */
  forget(code: string) {
    if (readStored('local', REFERRAL_KEY) === code) removeStored('local', REFERRAL_KEY)
  },
}
