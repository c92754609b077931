import { expect, it } from 'vitest'
import { readOctopusProduct } from './octopus-shapes.ts'
import { translateOctopus } from './translate-octopus.ts'

/** Invented in the shape of the public API's products for export. */
const CODE = 'E-1R-OUT-19-05-13-C'
const PRODUCT = {
  code: 'OUT-19-05-13',
  direction: 'EXPORT',
  display_name: 'Outgoing',
  is_variable: true,
  available_from: '2019-05-13T00:00:00+01:00',
  available_to: null,
  single_register_electricity_tariffs: { _C: { direct_debit_monthly: { code: CODE } } },
}
const row = (value: number, from: string | null, to: string | null = null) => ({
  value_exc_vat: value,
  value_inc_vat: value,
  valid_from: from,
  valid_to: to,
  payment_method: null,
})

function translate(unit: readonly unknown[], more: object = {}) {
  const lists = new Map([[CODE, { standing: [], unit }]])
  return translateOctopus(readOctopusProduct({ ...PRODUCT, ...more })!, lists, 'Octopus Energy')
}

it('is a tariff of its own, paid what the list says on each day', () => {
  const { exports, ...others } = translate([
    row(12, '2026-09-30T23:00:00Z'),
    row(15, '2025-12-31T00:00:00Z', '2026-09-30T23:00:00Z'),
  ])
  expect(others).toEqual({ tariffs: [], timed: [], skipped: [] })
  expect(exports).toEqual([
    {
      direction: 'export',
      id: 'octopus-energy:OUT-19-05-13',
      supplier: 'Octopus Energy',
      name: 'Outgoing',
      needs: ['smart_meter'],
      availableFrom: '2019-05-13',
      isSample: false,
      source: 'Public price list of Octopus Energy, OUT-19-05-13',
      prices: [
        { region: 'C', from: '2025-12-31', unitRates: { single: 15_000_000 } },
        { region: 'C', from: '2026-10-01', unitRates: { single: 12_000_000 } },
      ],
    },
  ])
})

it('keeps what changes by the half hour', () => {
  const start = Date.parse('2026-11-10T00:00:00Z')
  const at = (index: number) => new Date(start + index * 1_800_000).toISOString()
  const halfHours = Array.from({ length: 96 }, (_, index) => row(index + 1, at(index), at(index + 1)))
  expect(translate(halfHours).exports[0]?.prices).toEqual([
    {
      region: 'C',
      from: '2026-11-10',
      unitRates: {
        firstHalfHour: start / 1_800_000,
        published: Array.from({ length: 96 }, (_, index) => (index + 1) * 1_000_000),
      },
    },
  ])
})

it.each([
  ['no rates', [], {}],
  ['rates that can’t be read', [{ value_exc_vat: 'much' }], {}],
  ['a price below zero for ever', [row(-1, null)], {}],
  [
    'rates that change within a day at odd minutes',
    [row(2, '2026-09-30T12:15:00Z'), row(1, '2026-09-30T07:15:00Z', '2026-09-30T12:15:00Z')],
    {},
  ],
  ['nothing for homes', [row(12, null)], { is_business: true }],
])('with %s is left out, and that is said', (_, unit, more) => {
  const { exports, skipped } = translate(unit, more)
  expect(exports).toEqual([])
  expect(skipped).toHaveLength(1)
})
