import { expect, test } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { annualCost } from './annual-cost.ts'
import { sayCostLine } from './cost-line.ts'
import { sayWorking } from './say-working.ts'

/** Recalculates like a calculator, from nothing but the text: quantity, price, and the amount after the equals sign. */
function multiply(line: string): { worked: number; written: number } | undefined {
  const match = /: ([\d,.]+) (?:kWh|days?)(?: by day| at night)? x ([\d.]+)p(?: a day)? = £([\d,]+\.\d\d)$/.exec(line)
  if (!match) return undefined
  const [quantity = 0, pence = 0, pounds = 0] = match.slice(1).map((each) => Number(each.replaceAll(',', '')))
  // Rounds away tenths of a millionth, because a calculator shows no more digits.
  return { worked: Math.round(Number((quantity * pence).toFixed(7))), written: Math.round(pounds * 100) }
}

const penceOf = (line: string) =>
  Math.round(Number(/(-?)£([\d,.]+)$/.exec(line)?.slice(1).join('').replaceAll(',', '')) * 100)

test('who multiplies what is written arrives at the penny that is written, line by line', () => {
  let lines = 0
  for (let turn = 0; turn < 80; turn++) {
    const cost = annualCost({
      vat: shippedFigures.vatRates,
      contracts: {
        electricity: {
          prices: [
            {
              from: '2026-01-01',
              unitRates: { day: 26_529_800 + turn * 7919, night: 12_345_678 + turn },
              standingMicroPencePerDay: 48_251_100 + turn * 31,
              includesVatBasisPoints: 500,
            },
          ],
          endsOn: '2027-01-31',
        },
        gas: {
          prices: [
            {
              from: '2026-01-01',
              unitRates: { single: 6_220_500 + turn * 104_729 },
              standingMicroPencePerDay: 33_669_000,
              includesVatBasisPoints: 500,
            },
          ],
        },
      },
      usage: {
        electricity: { day: 1_700_001 + turn * 997, night: 900_003 },
        gas: { single: 11_500_000 + turn * 1013 },
      },
      from: '2026-11-15',
    })
    for (const part of sayWorking(cost).parts) {
      expect(part.lines.reduce((sum, line) => sum + penceOf(line), 0)).toBe(penceOf(part.total))
      for (const line of part.lines.filter((each) => !each.startsWith('Rounding, once'))) {
        const figures = multiply(line)
        expect({ line, pence: figures?.worked }).toEqual({ line, pence: figures?.written ?? NaN })
        lines++
      }
    }
  }
  expect(lines).toBeGreaterThan(600)
})

test.each([
  [1, '1 day x 33.67p a day = £0.34'],
  [2, '2 days x 33.67p a day = £0.67'],
])('%i of them is counted in good English', (days, words) => {
  const line = { from: '2026-11-15', to: '2026-11-16', leg: 'contract', pence: 0, vatBasisPoints: 0 } as const
  expect(sayCostLine({ ...line, kind: 'standing', days, rateMicroPence: 33_669_000 })).toMatch(words)
})
