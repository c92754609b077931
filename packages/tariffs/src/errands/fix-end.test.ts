import { expect, it } from 'vitest'
import { fixEnd } from './fix-end.ts'

const fixed = { prices: [], endsOn: '2027-03-31', exitFeePence: 5000 }
const of = { endsOn: '2027-03-31', freeFrom: '2027-02-10' }

it.each([
  ['the day before the free days', '2027-02-09', 'early', 50, 5000, false],
  ['the first free day', '2027-02-10', 'free', 49, 0, true],
  ['a week later', '2027-02-18', 'free', 41, 0, false],
  ['the last day', '2027-03-31', 'free', 0, 0, false],
  ['the day after', '2027-04-01', 'over', 0, 0, false],
] as const)('%s', (_name, today, stage, daysLeft, feeTodayPence, askSupplier) => {
  expect(fixEnd(fixed, today)).toEqual({ ...of, stage, daysLeft, feeTodayPence, askSupplier })
})

it('a fee that nobody knows is not none, until no fee may be charged', () => {
  const unknown = { prices: [], endsOn: '2027-03-31' }
  expect(fixEnd(unknown, '2027-02-09')).toMatchObject({ ...of, stage: 'early', feeTodayPence: null })
  expect(fixEnd(unknown, '2027-02-10')).toMatchObject({ ...of, stage: 'free', feeTodayPence: 0 })
})

it('without a fee leaving is always free, and without an end there is nothing to say', () => {
  expect(fixEnd({ ...fixed, exitFeePence: 0 }, '2026-11-18')).toMatchObject({ stage: 'free', freeFrom: null })
  expect(fixEnd({ prices: [] }, '2026-11-18')).toBeUndefined()
})
