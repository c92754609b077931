import type { CompetitionStatus } from '@mowatt/contract'
import type { Edition } from './edition-store.ts'

/** The state of a competition at this moment: opening and closing do not wait for the next scheduled run. */
export function statusAt({ state, opensAt, closesAt }: Edition, now: Date): CompetitionStatus {
  if (state !== 'upcoming' && state !== 'open') return state
  if (now > closesAt) return 'closed'
  return now >= opensAt ? 'open' : 'upcoming'
}
