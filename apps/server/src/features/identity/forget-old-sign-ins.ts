import type { Context } from '../../context.ts'
import { deleteOldChallenges } from './passkeys/challenge-store.ts'
import { deleteOldCodes } from './sign-in/code-store.ts'
import { deleteOldNetworks } from './sign-in/known-networks.ts'
import { deleteJoinedBefore, deleteOldSessions } from './tokens/session-store.ts'
import { sessionLimits } from './tokens/user-session.ts'

const DAY_MS = 86_400_000
/** Longer than the lifetime of a visitor's token that was renewed when it joined. */
const JOINED_MS = 2 * DAY_MS

/** Deletes expired codes, passkey challenges, sessions and networks. Returns how many. */
export async function forgetOldSignIns({ db, now }: Context): Promise<number> {
  const ago = (ms: number) => new Date(now().getTime() - ms)
  // Kept a day longer than needed: an old link is reported as expired, not as unknown.
  const codes = await deleteOldCodes(db, ago(DAY_MS))
  const before = { usedAt: ago(sessionLimits.idleMs + DAY_MS), signedInAt: ago(sessionLimits.absoluteMs + DAY_MS) }
  const challenges = await deleteOldChallenges(db, now())
  const others = (await deleteJoinedBefore(db, ago(JOINED_MS))) + (await deleteOldNetworks(db, now()))
  return codes + challenges + others + (await deleteOldSessions(db, before))
}
