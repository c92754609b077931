import { expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { micro } from '../money/micro-pence.ts'
import type { Price } from '../tariff/price.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { compareTariffs } from './compare-tariffs.ts'
import type { ComparisonInput } from './comparison-input.ts'

function price(unit: string): Price {
  return {
    from: '2024-01-01',
    unitRates: { single: micro(unit) },
    standingMicroPencePerDay: 0,
    includesVatBasisPoints: 500,
  }
}

const EIGHT_PENCE: Tariff = {
  id: 'eight',
  supplier: 'Brightside',
  name: 'Eight',
  kind: 'fixed',
  features: [],
  needs: [],
  term: { months: 12 },
  exitFeePencePerFuel: 0,
  availableFrom: '2024-01-01',
  isStandardVariable: false,
  discounts: [],
  isSample: true,
  source: 'test',
  prices: (['electricity', 'gas'] as const).map((fuel) => ({
    ...price('8'),
    fuel,
    region: 'C',
    paymentMethod: 'direct_debit',
  })),
}

function verdictFor(current: ComparisonInput['current'], more: Partial<ComparisonInput> = {}) {
  const used = { use: { single: 3_650_000 }, basis: 'year_on_bill' as const, note: '' }
  return compareTariffs({
    figures: shippedFigures,
    on: '2025-01-01',
    home: { region: 'C', paymentMethod: 'direct_debit', has: [] },
    use: { electricity: used, gas: used },
    current,
    catalogue: [EIGHT_PENCE],
    ...more,
  }).verdict
}

it('does not give the exit fee as the reason when leaving was free before that day', () => {
  // Free to leave from 13 August, but 5p beats every offer until the term is over.
  const gas = { prices: [price('5')], endsOn: '2025-10-01', exitFeePence: 5000, thenPrices: [price('20')] }
  const verdict = verdictFor({ gas })
  expect(verdict).toMatchObject({
    kind: 'wait',
    reason: 'current_rates_are_better_until_then',
    until: '2025-10-02',
  })
  expect(verdict.message).toContain('Until then, your current rates are better.')
})

it('does not promise that leaving is free while the other fuel still has a fee', () => {
  const fixed = { prices: [price('20')], thenPrices: [price('20')] }
  const verdict = verdictFor({
    electricity: { ...fixed, endsOn: '2025-03-01', exitFeePence: 30_000 },
    gas: { ...fixed, endsOn: '2026-12-31', exitFeePence: 5000 },
  })
  expect(verdict).toMatchObject({ kind: 'wait', reason: 'exit_fee_falls', until: '2025-01-11' })
  expect(verdict.message).toContain('After that, the exit fee is lower.')
})

it.each([undefined, 0, 2000, 20_000])(
  'a threshold of %s pence does not make paying a fee better than waiting a day',
  (worthwhilePence) => {
    // Leaving today costs £150, and tomorrow nothing: a day more at 20p costs £1.20.
    const gas = { prices: [price('20')], endsOn: '2025-02-20', exitFeePence: 15_000, thenPrices: [price('20')] }
    const verdict = verdictFor({ gas }, worthwhilePence === undefined ? {} : { worthwhilePence })
    expect(verdict).toMatchObject({ kind: 'wait', reason: 'exit_fee_ends', until: '2025-01-02' })
  },
)
