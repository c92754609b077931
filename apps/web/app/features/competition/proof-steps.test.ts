import type { Competition } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { sayLeftOut, statusSentence, statusTag } from './competition-words.ts'
import { ordinal } from './ordinal.ts'
import { proofSteps } from './proof-steps.ts'

const shipped: Competition = {
  id: 'mowatt-2025',
  previous_id: null,
  status: 'finished',
  rules: {
    version: 1,
    title: 'Waitlist competition 2025',
    closes_on: '2025-09-30',
    prizes: [{ first: 1, last: 15, prize: 'Smart plugs' }],
    draw: { first: 16, last: 100, winners: 5, prize: '£20 voucher' },
    conditions: [],
    ranking: 'Points',
    settlement_days: 7,
    claim_business_days: 7,
    delivery_days: 14,
    terms_version: '2025-09-02',
    algorithm: 'mowatt-draw/1',
    beacon_chain: 'ab'.repeat(32),
  },
  rules_hash: 'cd'.repeat(32),
  opens_at: '2025-09-02T08:00:00.000Z',
  closes_at: '2025-09-30T22:59:59.000Z',
  settles_at: '2025-10-07T22:59:59.000Z',
  draws_at: null,
  entrants: 0,
  left_out: [],
  is_practice: false,
  commitment: null,
  commitment_hash: null,
  awards: [],
  steps: [
    { what: 'open', at: '2025-09-02T08:00:00.000Z' },
    { what: 'closed', at: '2025-09-30T22:59:59.000Z' },
    { what: 'settled', at: '2025-10-08T00:00:00.000Z' },
    { what: 'drawn', at: '2025-10-08T00:00:00.000Z' },
  ],
}

test('where nobody entered, the proof ends honestly with that', () => {
  expect(statusTag(shipped).text).toBe('Competition closed')
  expect(statusSentence(shipped)).toBe(
    'Entry closed on 30 September 2025 at 23:59:59. Nobody entered, so there was nothing to draw and no prizes were awarded.',
  )
  expect(proofSteps(shipped).map(({ title, at }) => [title, at])).toEqual([
    ['Rules locked', '2 September 2025, 09:00'],
    ['Entry closed', '30 September 2025, 23:59'],
    ['Ranking final', '8 October 2025, 01:00'],
  ])
})

test('while entry is open, only the rules are done', () => {
  const open = proofSteps({ ...shipped, status: 'open', steps: shipped.steps.slice(0, 1) })
  expect(open.map(({ at }) => at !== null)).toEqual([true, false, false, false, false])
})

test('a practice draw says so wherever it is told', () => {
  const commitment = {
    competition: 'mowatt-2025',
    rules_hash: '',
    merkle_root: 'ef'.repeat(32),
    entrants: 130,
    chain: '',
    round: 32_285_086,
    round_seconds: 1_789_658_622,
    committed_seconds: 1_799_000_000,
    beacon_source: 'recorded' as const,
  }
  const steps = [...shipped.steps, { what: 'committed', at: '2025-10-08T00:00:00.000Z' }]
  const drawn = { ...shipped, entrants: 130, is_practice: true, commitment, commitment_hash: 'aa'.repeat(32), steps }
  expect(statusTag(drawn).text).toBe('Practice draw')
  expect(proofSteps(drawn)[3]?.text).toMatch(/this is only a practice draw/)
  expect(proofSteps(drawn)[4]?.text).toMatch(
    /^85 people in places 16 to 100 had an equal chance in the draw for five £20 vouchers/,
  )
})

test('with nobody in the places of the draw it says so', () => {
  const steps = [...shipped.steps, { what: 'committed', at: '2025-10-08T00:00:00.000Z' }]
  const text = proofSteps({ ...shipped, entrants: 9, steps })[4]?.text
  expect(text).toBe('Nobody finished in places 16 to 100, so there was nobody in the draw for five £20 vouchers.')
})

test('places and counts are said as people say them', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 100, 111].map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 100th 111th',
  )
  expect(sayLeftOut([{ reason: 'held', count: 2 }])).toBe('2 left out: 2 still under review.')
})
