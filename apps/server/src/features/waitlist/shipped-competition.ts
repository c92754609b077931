import { Failure } from '@mowatt/contract'
import type { CompetitionDoor } from './competition-door.ts'
import { hasLedgerEntry } from './ledger/ledger-store.ts'

/** The end of 30 September 2025 in London. */
const CLOSED_AT = new Date('2025-09-30T23:59:59+01:00')

const prizes = [
  { from: 1, to: 1, prize: 'AirPods 4' },
  { from: 2, to: 2, prize: 'Smart bulbs' },
  { from: 3, to: 3, prize: 'Air fryer' },
  { from: 4, to: 5, prize: 'Security key' },
  { from: 6, to: 15, prize: 'Smart plugs' },
  { from: 16, to: 100, prize: 'A place in the draw for five £20 vouchers' },
]

/** The competition of the terms: over, and not to be entered any more. */
export const shippedCompetition: CompetitionDoor = {
  async read({ now }) {
    return { status: now() > CLOSED_AT ? 'closed' : 'open', closesAt: CLOSED_AT, prizes }
  },
  async readEntry({ db }, memberId) {
    const hasPlayed = await hasLedgerEntry(db, memberId, 'escape-the-tunnel')
    return {
      isEligible: false,
      missing: [...(hasPlayed ? [] : ['game' as const]), 'over_18', 'uk_resident', 'not_employee'],
      declarations: { over_18: false, uk_resident: false, not_employee: false },
      enteredAt: null,
    }
  },
  async declare() {
    throw new Failure('competition_closed')
  },
}
