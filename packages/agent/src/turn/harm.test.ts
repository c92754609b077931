import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Said, talk, type Turned } from '../../test/talk-by-model.ts'
import { testWorld } from '../../test/test-world.ts'
import { createTopics } from '../topics/parse-topic.ts'

const figure = (measure: string, of: string, more: Said = {}): Said => ({ do: 'figure', measure, of, ...more })
const percent = (sum: string): Said => ({ do: 'work_out', sum, as: 'percent' })
const SHARE = 'Day says 4,310 used and night 1,120 for the year.'
const QUOTE = {
  suppose: ['electricity.unit_rate=n1', 'electricity.standing_charge=n2', 'gas.unit_rate=n3', 'gas.standing_charge=n4'],
}

/** Figures that would have led a user to a wrong decision. */
const TALKS: readonly (readonly [name: string, turns: readonly Turned[]])[] = [
  [
    'a share times a hundred is no share of thousands',
    [
      [
        SHARE,
        percent('kwh(n2) / (kwh(n1) + kwh(n2)) * hundred'),
        'That’s 20.6%. 1,120 kWh ÷ (4,310 kWh + 1,120 kWh) = 20.6%.',
      ],
      [SHARE, percent('hundred * kwh(n2) / (kwh(n1) + kwh(n2))'), 'That’s 20.6%.'],
      [SHARE, percent('hundred - kwh(n2) / (kwh(n1) + kwh(n2)) * hundred'), 'That’s 79.4%.'],
      [SHARE, percent('kwh(n2) / (kwh(n1) + kwh(n2))'), 'That’s 20.6%.'],
    ],
  ],
  [
    'a bill at the cap is its own use and days at the cap',
    [
      [
        'What would the same October usage have cost me on the price cap instead of my fix?',
        figure('cost', 'cap', { per: 'bill', against: 'bill' }),
        'for the days and usage on this bill. That’s £6.04 less than £154.10 on this bill.',
      ],
      ['and my bill beside the cap', figure('cost', 'bill', { against: 'cap' }), '£6.04 more than £148.06'],
    ],
  ],
  [
    'a cap that goes up changes its own prices',
    [
      [
        'And if the cap goes up 5% in January?',
        figure('cost', 'cap', {
          per: 'year',
          against: 'deal',
          suppose: ['unit_rate_more=n1', 'standing_charge_more=n1'],
        }),
        'electricity and gas would cost £2,027.24 a year at the price cap, on average in Great Britain. That’s £96.53 a year more than',
      ],
    ],
  ],
  [
    'what leaving costs before a day is the fee',
    [
      [
        'Is there a charge if I leave before March?',
        figure('exit_fee', 'deal', { suppose: ['leave_on=d1'] }),
        'Leaving before 10 February 2027 costs £150.00. You can leave for free from 10 February 2027',
      ],
      [
        'and on 3 March 2027?',
        figure('exit_fee', 'deal', { suppose: ['leave_on=d1'] }),
        'Nothing: you can leave for free on 3 March 2027. Leaving before 10 February 2027 costs £150.00.',
      ],
    ],
  ],
  [
    'what an offer saves has the same VAT on both sides',
    [
      [
        'a quote from another firm, 25.1p elec and 49p standing, gas 6.9 and 30p. Is it cheaper',
        figure('saving', 'deal', QUOTE),
        'you’d save £46.92 in the first year',
      ],
      [
        'take the exit fees off',
        {
          do: 'work_out',
          sum: 'year_cost - (electricity_year * n1 + days_a_year * n2 + gas_year * pence(n3) + days_a_year * n4) - exit_fee',
          as: 'pounds',
        },
        'you’d save £46.92 in the first year',
      ],
    ],
  ],
]

test.for(TALKS)('%s', async ([, turns]) => {
  expect(await talk(turns, testWorld({ bill: true }))).toEqual(turns.map(([, , expected]) => expected))
})

const FOLDER = path.join(import.meta.dirname, '../../topics')
const RIGHTS: readonly Turned[] = [
  [
    'And the £212.50, is that mine to pay or his estate?',
    { do: 'explain', topic: 'bereavement', aspect: 'how_much' },
    'If you live there, you pay for any energy used after that day',
  ],
  [
    'the letter says hearing 3rd december for a warrant',
    { do: 'explain', topic: 'warrant' },
    'If the debt isn’t yours, don’t offer a plan for it',
  ],
  [
    'can they force a prepayment meter in my new house for it',
    { do: 'explain', topic: 'forced_prepayment', whether: 'same' },
    'Sometimes. Suppliers can only move you',
  ],
]

test.for(RIGHTS)('%s', async (turn) => {
  const files = ['bereavement', 'warrant', 'forced_prepayment'].map((id) => path.join(FOLDER, `${id}.md`))
  const topics = createTopics(files.map((name) => ({ name: path.basename(name), text: readFileSync(name, 'utf8') })))
  expect(await talk([turn], { ...testWorld({ bill: true }), topics })).toEqual([turn[2]])
})
