import { expect, test } from 'vitest'
import { type Said, talk, type Turned } from '../../test/talk-by-model.ts'
import { electricBill, testWorld } from '../../test/test-world.ts'

const correct = (field: string, more: Said = {}): Said => ({ do: 'correct', field, value: 'n1', ...more })
const ready = (what: string) => `OK, I’ve changed ${what} in this chat.`
const figure = (measure: string, of: string, more: Said = {}): Said => ({ do: 'figure', measure, of, ...more })

const TALKS: readonly (readonly [name: string, turns: readonly Turned[]])[] = [
  [
    'a year’s use that is put right counts at once, in costs and in comparisons',
    [
      ['last year it was 2150 i added it up', correct('use', { fuel: 'electricity' }), ready('how much you use')],
      ['how much do i use then', figure('use', 'deal', { fuel: 'electricity' }), '2,150 kWh of electricity'],
      // £1,010.82 less 281.5 kWh at 27.5p and 468.5 kWh at 27.636p.
      ['so whats my yearly cost now', figure('cost', 'deal', { fuel: 'electricity' }), '£803.94'],
      ['so which is cheapest', { do: 'compare' }, '-£1,959.09'],
    ],
  ],
  [
    'a later correction takes the place of an earlier one',
    [
      ['we use 3,100 kwh a year', { do: 'note' }, ''],
      ['no its 2150', correct('use', { fuel: 'electricity' }), ready('how much you use')],
      ['how much do i use then', figure('use', 'deal', { fuel: 'electricity' }), '2,150 kWh of electricity'],
    ],
  ],
  [
    'a rate alone leaves the standing charge, the end and the fee as printed',
    [
      ['its 25.7 not 27.5', correct('unit_rate'), ready('the unit rate')],
      ['i just looked its definitely that', { do: 'confirm', what: 'yes' }, 'Press the button above and I’ll do it.'],
      ['whats the rate', figure('unit_rate', 'deal', { fuel: 'electricity' }), '25.70p per kWh'],
      ['and standing', figure('standing_charge', 'deal', { fuel: 'electricity' }), '58.10p a day'],
      ['exit fee', figure('exit_fee', 'deal'), 'Leaving now costs £150.00'],
      ['end', figure('ends_on', 'deal'), '31 March 2027'],
    ],
  ],
  [
    'a second correction of the same kind isn’t taken for the first said again',
    [
      ['its 25.7 not 27.5', correct('unit_rate', { fuel: 'electricity' }), ready('the unit rate')],
      ['and 7.9 for gas', correct('unit_rate', { fuel: 'gas' }), ready('the unit rate')],
      ['50 for standing', correct('standing_charge', { fuel: 'electricity' }), ready('the standing charge')],
    ],
  ],
  [
    'a value that the bill has is the wrong one, and not the right one',
    [['my yearly is wrong 2900 we use nowhere near', correct('use', { fuel: 'electricity' }), 'Which figure is wrong']],
  ],
  ['which value is meant is asked where none is near', [['its 0', correct('unit_rate'), 'Which figure is wrong']]],
]

test('of a day and a night rate, the one whose size it is', async () => {
  const unitRates = [
    { register: 'day', pencePerKwh: 30, kwh: 200, vat: 'included' },
    { register: 'night', pencePerKwh: 12, kwh: 300, vat: 'included' },
  ] as const
  const facts = electricBill({}, { unitRates: [...unitRates] })
  const world = { ...testWorld(), bills: [{ billId: 'bill-1', reading: { facts, evidence: {}, checks: [] } }] }
  const said = figure('unit_rate', 'deal', { fuel: 'electricity' })
  const turns: Turned[] = [
    ['its 11 not 12', correct('unit_rate', { value: 'n1' }), 'button'],
    ['whats the rate', said, '30.00p per kWh during the day'],
    ['list my bill', figure('fields', 'bill'), 'at night'],
    ['its 19', correct('unit_rate'), 'Which figure is wrong'],
  ]
  expect(await talk(turns, world)).toEqual(turns.map(([, , expected]) => expected))
})

test.for(TALKS)('%s', async ([, turns]) => {
  expect(await talk(turns, testWorld({ bill: true }))).toEqual(turns.map(([, , expected]) => expected))
})
