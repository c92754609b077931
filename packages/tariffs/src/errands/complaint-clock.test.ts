import { expect, it } from 'vitest'
import { complaintClock, type ComplaintDays } from './complaint-clock.ts'

const made: ComplaintDays = { madeOn: '2026-09-23', state: 'open' }

it.each([
  ['the day it was made', made, '2026-09-23', { stage: 'waiting', daysLeft: 56 }],
  ['the last day of the eight weeks', made, '2026-11-17', { stage: 'waiting', daysLeft: 1 }],
  ['the eight-week day', made, '2026-11-18', { stage: 'can_ask', daysLeft: 309 }],
  ['the last safe day', made, '2027-09-23', { stage: 'can_ask', daysLeft: 0 }],
  ['a day later', made, '2027-09-24', { stage: 'too_late', daysLeft: 0 }],
  ['once it is settled', { ...made, state: 'resolved' }, '2026-11-18', { stage: 'over', daysLeft: 0 }],
  ['once the Ombudsman has it', { ...made, state: 'ombudsman' }, '2026-11-18', { stage: 'asked', daysLeft: 0 }],
] as const)('%s', (_name, complaint, today, expected) => {
  expect(complaintClock(complaint, today)).toEqual({ askFrom: '2026-11-18', askBy: '2027-09-23', ...expected })
})

it('a deadlock letter opens the way at once, for a year from the letter', () => {
  const stuck = { ...made, state: 'deadlock', deadlockOn: '2026-10-12' } as const
  expect(complaintClock(stuck, '2026-10-12')).toEqual({
    stage: 'can_ask',
    askFrom: '2026-10-12',
    askBy: '2027-10-12',
    daysLeft: 365,
  })
  expect(complaintClock({ ...stuck, deadlockOn: '2026-12-01' }, '2026-11-20')).toMatchObject({
    stage: 'can_ask',
    askFrom: '2026-11-18',
  })
})
