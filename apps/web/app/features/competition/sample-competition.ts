import type { Competition } from '@mowatt/contract'

/** A competition for tests, with realistic values for every field that a test does not set. */
export function competitionWith(given: Partial<Competition>, rules: Partial<Competition['rules']> = {}): Competition {
  return {
    id: 'spring-2027',
    previous_id: 'mowatt-2025',
    status: 'open',
    rules: {
      version: 1,
      title: 'Waitlist competition to 31 March 2027',
      closes_on: '2027-03-31',
      prizes: [
        { first: 1, last: 1, prize: 'Heat pump <b>model</b>' },
        { first: 2, last: 3, prize: 'Kettle' },
      ],
      draw: { first: 4, last: 50, winners: 3, prize: '£10 voucher' },
      conditions: ['An account', 'A run of the game'],
      ranking: 'Points, highest first.',
      settlement_days: 7,
      claim_business_days: 5,
      delivery_days: 10,
      terms_version: '2026-11-15',
      algorithm: 'mowatt-draw/1',
      beacon_chain: 'a'.repeat(64),
      ...rules,
    },
    rules_hash: 'f'.repeat(64),
    opens_at: '2026-11-15T09:00:00.000Z',
    closes_at: '2027-03-31T22:59:59.000Z',
    settles_at: '2027-04-07T22:59:59.000Z',
    draws_at: null,
    entrants: 0,
    left_out: [],
    is_practice: false,
    commitment: null,
    commitment_hash: null,
    awards: [],
    steps: [],
    ...given,
  }
}
