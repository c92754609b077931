import { expect, it } from 'vitest'
import { checkDirectDebit } from './direct-debit.ts'

it.each([
  ['what a year costs', 15_000, 0, 'fair', 0],
  ['a little more', 15_750, 0, 'fair', 0],
  ['a penny beyond that', 15_751, 0, 'high', 751],
  ['a little less', 14_250, 0, 'fair', 0],
  ['a penny below that', 14_249, 0, 'low', 751],
  ['less, while credit is used up', 13_000, 24_000, 'fair', 0],
  ['more, while a debt is paid off', 17_000, -24_000, 'fair', 0],
  ['more than a debt asks for', 20_000, -24_000, 'high', 3000],
  ['too little, though there is credit', 12_000, 24_000, 'low', 1000],
] as const)('%s', (_name, monthlyPence, balancePence, verdict, gapPence) => {
  expect(checkDirectDebit({ monthlyPence, balancePence, yearPence: 180_000 })).toMatchObject({ verdict, gapPence })
})

it('never asks for less than nothing, and says where a year of payments leads', () => {
  expect(checkDirectDebit({ monthlyPence: 1000, yearPence: 100_001, balancePence: 200_000 })).toEqual({
    verdict: 'fair',
    evenPence: 8334,
    fairPence: 0,
    gapPence: 0,
    afterYearPence: 111_999,
    neededCreditPence: null,
    spareCreditPence: null,
  })
})

it('keeps the credit that winter takes, and calls the rest spare', () => {
  const winterFirst = [25, 25, 20, 15, 10, 8, 6, 6, 8, 12, 20, 25].map((pounds) => pounds * 1000)
  const input = { monthlyPence: 15_000, yearPence: 180_000, balancePence: 40_000 }
  expect(checkDirectDebit({ ...input, months: winterFirst })).toMatchObject({
    neededCreditPence: 25_000,
    spareCreditPence: 15_000,
  })
  const short = { ...input, balancePence: 10_000, months: winterFirst }
  expect(checkDirectDebit(short).spareCreditPence).toBe(0)
  expect(checkDirectDebit({ ...input, months: winterFirst.toReversed() }).neededCreditPence).toBe(15_000)
  const summerFirst = winterFirst.slice(4, 9).concat(winterFirst.slice(9), winterFirst.slice(0, 4))
  expect(checkDirectDebit({ ...input, months: summerFirst }).spareCreditPence).toBe(40_000)
})
