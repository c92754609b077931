import type { CompetitionStatus } from '@mowatt/contract'
import type { Edition } from './edition-store.ts'

/** Where a competition stands at this very moment: opening and closing do not wait for the clock's next round. */
export function statusAt({ state, opensAt, closesAt }: Edition, now: Date): CompetitionStatus {
  if (state !== 'upcoming' && state !== 'open') return state
  if (now > closesAt) return 'closed'
  return now >= opensAt ? 'open' : 'upcoming'
}
