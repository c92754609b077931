import { expect, test } from 'vitest'
import { type Said, talk, type Turned } from '../../test/talk-by-model.ts'
import { testWorld } from '../../test/test-world.ts'

const figure = (measure: string, of: string, suppose: readonly string[], more: Said = {}): Said => ({
  do: 'figure',
  measure,
  of,
  suppose,
  ...more,
})
const OFFER = ['electricity.unit_rate=n1', 'electricity.standing_charge=n2']
const BOTH = [...OFFER, 'gas.unit_rate=n3', 'gas.standing_charge=n4']

const TALKS: readonly (readonly [name: string, turns: readonly Turned[]])[] = [
  [
    'a told offer counts for a whole year, and not until the present deal ends',
    [
      [
        // 2,900 x 22p + 365 x 60p is £857, and 5% VAT from April on makes it £883.77.
        'if i move to 22p with 60p standing what do i save a year',
        figure('saving', 'deal', OFFER, { fuel: 'electricity' }),
        'With the electricity unit rate at 22.00p and the electricity standing charge at 60.00p, electricity would cost £883.77 a year. That’s £127.05 a year less than £1,010.82 on your current deal. When working out the cost of your current deal, I’ve used today’s price cap for the period after 31 March 2027. From 1 April 2027 there’s 5% VAT on electricity, and I’ve included it.',
      ],
      [
        'so first year then',
        { do: 'repair', what: 'repeat' },
        'If you pay the £75.00 exit fee, you’d save £52.05 in the first year.',
      ],
    ],
  ],
  [
    'four prices of one offer all count, and the fees of both fuels',
    [
      [
        '25.9p elec 57p, gas 7.1p 32p for 18 months',
        figure('cost', 'offer', BOTH),
        'With the electricity unit rate at 25.90p, the electricity standing charge at 57.00p, the gas unit rate at 7.10p and the gas standing charge at 32.00p, electricity and gas would cost £1,844.31 a year. That’s £114.78 a year less than £1,959.09 on your current deal.',
      ],
      [
        'vs now whats the yearly difference',
        { do: 'edit', measure: 'saving', against: 'deal', per: 'year' },
        'If you pay the £150.00 exit fee, you’d pay £35.22 more in the first year.',
      ],
    ],
  ],
  [
    'an offer for gas alone costs the fee of gas alone',
    [
      [
        'gas at 6.1p and 30p',
        figure('saving', 'deal', ['gas.unit_rate=n1', 'gas.standing_charge=n2'], { fuel: 'gas' }),
        '£75.00 exit fee, you’d save £129.37 in the first year',
      ],
    ],
  ],
  [
    'whoever leaves when it’s free pays no fee',
    [
      ['22p and 60p', figure('saving', 'deal', OFFER, { fuel: 'electricity' }), 'exit fee'],
      [
        'and in March',
        figure('saving', 'deal', ['electricity.unit_rate=n1', 'electricity.standing_charge=n2', 'leave_on=d1'], {
          fuel: 'electricity',
        }),
        '-exit fee',
      ],
    ],
  ],
  [
    'half of October’s gas is worked out for October',
    [
      [
        'half the gas of october',
        figure('cost', 'bill', ['gas.use_less=n1']),
        'electricity and gas would cost £124.58 on this bill. That’s £29.52 less than it would be without that change.',
      ],
      ['just the gas', { do: 'edit', fuel: 'gas' }, 'With 50% less gas, gas would cost £39.19 on this bill.'],
      [
        'with 300 kwh',
        figure('total', 'bill', ['electricity.use=n1']),
        'With 300 kWh of electricity, electricity and gas would cost £169.22 on this bill.',
      ],
      [
        'without gas',
        figure('total', 'bill', ['without_gas']),
        'Without gas, electricity would cost £85.39 on this bill.',
      ],
    ],
  ],
]

test.for(TALKS)('%s', async ([, turns]) => {
  expect(await talk(turns, testWorld({ bill: true }))).toEqual(turns.map(([, , expected]) => expected))
})

test('what is told is enough for a year of an offer without a bill', async () => {
  const turns: Turned[] = [
    ['i use 3,100 kwh of electricity a year', { do: 'note' }, ''],
    [
      '26.1p with 54p standing charge',
      figure('cost', 'deal', OFFER, { fuel: 'electricity' }),
      'electricity would cost £1,037.6',
    ],
  ]
  expect(await talk(turns, testWorld())).toEqual(turns.map(([, , expected]) => expected))
})
