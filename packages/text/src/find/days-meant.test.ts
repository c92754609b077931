import { expect, test } from 'vitest'
import { daysMeant, lastDayMeant } from './days-meant.ts'

const TODAY = '2026-11-15'

test.each([
  ['we moved yesterday', ['2026-11-14']],
  ['I moved in today', ['2026-11-15']],
  ['we moved last friday', ['2026-11-13']],
  ['we moved last mon', ['2026-11-09']],
  ['we moved last month', []],
  ['we moved last sunday', ['2026-11-08']],
  ['three weeks ago', ['2026-10-25']],
  ['a month ago', ['2026-10-15']],
  ['10 days ago', ['2026-11-05']],
  ['3 December, not 5 December', ['2026-12-03']],
  ['some day next week', []],
  ['I moved last month', []],
  ['last Tues', ['2026-11-10']],
  ['last Weds', ['2026-11-11']],
  ['last Thurs', ['2026-11-12']],
  ['in March', []],
] as const)('%s', (text, days) => {
  expect(daysMeant(text, TODAY).map(({ day }) => day)).toEqual(days)
})

test.each([
  ['the 21st, not the 20th', '2027-01-20', ['2027-01-21']],
  ['no, the 3rd', '2026-12-05', ['2026-12-03']],
  ['not the 20th but the 21st', '2027-01-20', ['2027-01-21']],
  ['the 2nd', '2026-11-30', ['2026-12-02']],
  ['the 31st', '2027-02-03', ['2027-03-31']],
  ['the 3rd of December', '2027-01-20', ['2026-12-03']],
  ['the 2nd one', '2027-01-20', []],
] as const)('beside a day that was named, %s', (text, near, days) => {
  expect(daysMeant(text, TODAY, near).map(({ day }) => day)).toEqual(days)
})

test('the newest message that names a day counts', () => {
  expect(lastDayMeant(['I move on 5 December', 'no, the 3rd', 'what about gas?'], TODAY)).toBe('2026-12-03')
  expect(lastDayMeant(['hello'], TODAY)).toBeUndefined()
})
