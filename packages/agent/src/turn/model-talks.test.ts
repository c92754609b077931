import { expect, test } from 'vitest'
import { type Said, talk, type Turned } from '../../test/talk-by-model.ts'
import { testWorld } from '../../test/test-world.ts'

const figure = (measure: string, of: string, more: Said = {}): Said => ({ do: 'figure', measure, of, ...more })
const aside: Said = { do: 'talk', what: 'aside' }

type Talk = readonly [name: string, hasBill: boolean, turns: readonly Turned[]]

/** Errors in talks that a strong model had read correctly, by kind. */
const TALKS: readonly Talk[] = [
  [
    'a heat pump at their own rate, and a better one',
    false,
    [
      [
        'we use 14000 kwh gas at 6.3p, electric is 26p',
        figure('cost', 'heat_pump', { suppose: ['gas.use=n1', 'gas.unit_rate=n2', 'electricity.unit_rate=n3'] }),
        'A heat pump costs about £1,092.00 a year to run at 26.00p per kWh. That’s £210.00 a year more than the £882.00',
      ],
      ['a really good one, like 4 times', { do: 'edit', suppose: ['heat_pump=n1'] }, '£764.40 a year to run at 26.00p'],
    ],
  ],
  [
    'a car that goes further on a kWh',
    true,
    [
      ['8,000 miles a year', figure('cost', 'car', { suppose: ['miles=n1'] }), '£629.75'],
      ['assume 4 miles per kwh', { do: 'edit', suppose: ['miles_per_kwh=n1'] }, '8,000 miles takes 2,000 kWh'],
      [
        'and on an overnight rate of 8p',
        { do: 'edit', suppose: ['electricity.unit_rate=n1'] },
        'about £160.00 a year at 8.00p',
      ],
    ],
  ],
  [
    'what a mate pays is not what they pay',
    true,
    [
      [
        'mate at work says he’s on 7p overnight, am i a mug',
        { do: 'judge', what: 'rate', fuel: 'electricity' },
        '27.50p per kWh, and the cap is 26.32p',
      ],
    ],
  ],
  [
    'an end in January is no end on the 31st',
    false,
    [
      ['my fixed deal finishes in January', { do: 'note' }, ''],
      [
        'can i sign now',
        figure('free_from', 'deal'),
        'You can leave for free from 13 December 2026, if not sooner. Your deal ends on 31 January 2027 at the latest.',
      ],
      ['when does it end', figure('ends_on', 'deal'), 'I only know which month'],
    ],
  ],
  [
    'without gas something else heats',
    true,
    [
      [
        'if i cancelled gas',
        figure('cost', 'deal', { suppose: ['without_gas'] }),
        'That leaves out what you’d use instead of gas',
      ],
    ],
  ],
  [
    'a reading of the gas meter is none of the other',
    true,
    [
      ['my gas reading today is 5121', figure('use', 'told', { fuel: 'gas' }), ''],
      [
        'forget gas. electric 10312 today',
        figure('use', 'told', { fuel: 'electricity' }),
        '67 units since the reading of 10,245 on your bill',
      ],
    ],
  ],
  [
    'a reading in cubic metres is no kWh',
    false,
    [['it says m3. last was 4302', figure('use', 'told', { fuel: 'gas' }), '-4,302 kWh']],
  ],
  [
    'each fuel has a fee of its own, and together they are two',
    true,
    [
      [
        'is it each?',
        [figure('exit_fee', 'deal', { fuel: 'electricity' }), figure('exit_fee', 'deal', { fuel: 'gas' })],
        'Leaving now costs £75.00 for electricity. Leaving now costs £75.00 for gas. You can leave for free from 10 February 2027, in the last 49 days of your deal.',
      ],
    ],
  ],
  [
    'waiting is answered with what waiting brings',
    true,
    [
      ['am i better off', figure('saving', 'offer', { which: 'best' }), '£344.75'],
      [
        'what about if I wait till March',
        { do: 'edit', suppose: ['leave_on=d1'] },
        'If you wait until 10 February 2027 instead, you’d save £367.03 over the year. Larkspur Fix 12 from',
      ],
    ],
  ],
  [
    'a green one beside the cheapest, and not beside itself',
    true,
    [
      ['compare', { do: 'compare' }, ''],
      ['which are green', { do: 'narrow', filters: ['green'] }, 'Meadow Fix 12'],
      [
        'how much more is it',
        figure('cost', 'offer', { which: 'it', against: 'list' }),
        '£85.76 a year more than £1,464.34 on Larkspur Fix 12',
      ],
    ],
  ],
  [
    'how much of a bill is standing charge, and its own month',
    true,
    [
      [
        'how much of my bill is just that',
        figure('standing_charge', 'bill', { per: 'bill' }),
        'Together that’s £27.68.',
      ],
      [
        'october against an average month',
        figure('use', 'bill', { per: 'month', against: 'deal', fuel: 'electricity' }),
        '245 kWh of electricity a month on this bill. That’s 3.3 kWh a month more than 241.7 kWh',
      ],
      ['what was my bill date', figure('fields', 'bill'), 'Bill date: 4 November 2026.'],
    ],
  ],
  [
    'a supplier that isn’t listed',
    true,
    [
      [
        'who is cheaper, Octopus or my lot',
        { do: 'compare', filters: ['supplier'] },
        'I don’t have prices for the supplier you named',
      ],
    ],
  ],
  [
    'a filter that changes nothing',
    true,
    [
      ['fixed only', [{ do: 'compare', filters: ['fixed'] }], ''],
      [
        'nothing over 12 months',
        { do: 'narrow', filters: ['fixed', 'months'] },
        'That doesn’t change anything: the list is the same',
      ],
    ],
  ],
  [
    'whether they would be in arrears has no yes or no to another question',
    true,
    [['with £150 a month would I still be in arrears?', { do: 'judge', what: 'payment' }, '-No. It’s']],
  ],
  [
    'a place that they named before',
    true,
    [
      ['my new job’s moving me to Aberdeen', aside, ''],
      [
        'would the unit rates be the same up there',
        figure('unit_rate', 'place', { against: 'bill' }),
        'North Scotland price cap',
      ],
    ],
  ],
  [
    'a conclusion from a sum is met with the sum',
    true,
    [
      ['2kw for 3 hours 31 nights', { do: 'work_out', sum: 'n1 * n2 * n3 * electricity_rate', as: 'pounds' }, '£51.15'],
      ['omg thats most of it', { do: 'conclude' }, 'That’s £51.15.'],
    ],
  ],
  [
    'a payment that was just told is the one that is judged',
    true,
    [
      ["I've just had a letter saying my direct debit goes from £140 to £195 in December", aside, ''],
      [
        'is that fair going by my bill',
        { do: 'judge', what: 'payment' },
        'No. It’s too high: £195.00 a month is £31.74 more than',
        'right',
      ],
    ],
  ],
  [
    'a payment that somebody else was told of stays on the table',
    false,
    [
      [
        'ok my mum pays 240 a month for 2 bed flat is that loads',
        { do: 'judge', what: 'payment' },
        'It depends. £240.00',
      ],
      [
        'all electric, no gas, storage heaters',
        [{ do: 'note' }, { do: 'judge', what: 'payment' }],
        '£240.00 a month is',
      ],
    ],
  ],
  [
    'an amount that isn’t a payment is none',
    true,
    [
      ['the new sofa was £900', aside, ''],
      ['Should I up the direct debit myself?', { do: 'judge', what: 'payment' }, 'How much do you pay a month?'],
      ['What’s my balance after they take £140 on the 20th', aside, ''],
      ['and if november is say £190?', aside, ''],
      ['Should I up the direct debit myself?', { do: 'judge', what: 'payment' }, '£140.00 a month is £23.26 less than'],
    ],
  ],
  [
    'months that aren’t whole are said to be rounded up',
    true,
    [
      [
        'I can offer £17.70 a month, how many months is that?',
        { do: 'work_out', sum: 'balance / n1', as: 'months' },
        '= 13 months. That’s rounded up to a whole number.',
      ],
      ['and £21.25?', { do: 'work_out', sum: 'balance / n1', as: 'months' }, '-rounded up'],
    ],
  ],
]

test.for(TALKS)('%s', async ([, bill, turns]) => {
  expect(await talk(turns, testWorld({ bill }))).toEqual(turns.map(([, , expected]) => expected))
})
