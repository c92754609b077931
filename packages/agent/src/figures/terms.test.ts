import { shippedFigures, compareTariffs } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { askFigure, type Question } from '../../test/ask-figure.ts'
import { electricBill, testWorld } from '../../test/test-world.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { homeForComparison } from '../home/known-home.ts'
import type { Household } from '@mowatt/text/household'
import { freshState } from '../state/agent-state.ts'
import type { Figure } from '../command/command.ts'
import type { World } from '../state/world.ts'

const withBill = testWorld({ bill: true })
const withoutBill = testWorld()

const ON_BILL: readonly (readonly [Partial<Figure>, string])[] = [
  [{ measure: 'total' }, 'This bill is for £154.10.'],
  [{ measure: 'total', fuel: 'gas' }, 'This bill charges £68.71 for gas.'],
  [
    { measure: 'balance' },
    'Your bill shows £212.50 to pay. £154.10 of that is for this bill, and £58.40 is from before.',
  ],
  [{ measure: 'vat' }, '£3.27 of this bill is VAT.'],
  [{ measure: 'vat', fuel: 'electricity' }, '£0.00 of the electricity charges on this bill is VAT.'],
  [{ measure: 'days' }, 'This bill covers 31 days, from 1 October 2026 to 31 October 2026.'],
  [{ measure: 'reading' }, 'The latest electricity reading on your bill is 10,245. It’s marked “estimated”.'],
  [{ measure: 'reading', fuel: 'gas' }, 'Your bill doesn’t show a meter reading.'],
  [{ measure: 'tariff' }, 'Your electricity tariff is Spark Fixed March 2027.'],
  [{ measure: 'tariff', fuel: 'gas' }, 'Your bill doesn’t show the tariff name.'],
  [{ measure: 'supplier' }, 'Your supplier is Northern Spark Energy.'],
  [{ measure: 'region' }, 'Your price region is Southern England.'],
  [{ measure: 'share' }, '18% of this bill is standing charges: £27.68 of £154.10.'],
  [{ measure: 'share', fuel: 'gas' }, '45% of this bill is for gas: £68.71 of £154.10.'],
  [{ measure: 'exit_fee' }, 'Leaving now costs £150.00. That’s £75.00 for electricity and £75.00 for gas.'],
  [
    { measure: 'exit_fee', fuel: 'gas' },
    'Leaving now costs £75.00 for gas. You can leave for free from 10 February 2027, in the last 49 days of your deal.',
  ],
  [{ measure: 'ends_on' }, 'Your deal ends on 31 March 2027.'],
  [{ measure: 'free_from' }, 'You can leave for free from 10 February 2027.'],
  [{ measure: 'days', of: 'deal' }, 'Your deal has 136 days left.'],
  [{ measure: 'payment', of: 'deal' }, '£163.26 a month would cover your energy over a year.'],
  [{ measure: 'fields' }, 'Electricity unit rate: 27.50p per kWh.'],
]

test.for(ON_BILL)('%j', ([command, expected]) => {
  const asked = askFigure({ do: 'figure', measure: 'cost', of: 'bill', ...command }, withBill)
  expect(asked.text).toContain(expected)
  expect(asked.problems).toEqual([])
})

test.for([
  ['leaving on 14 February 2027', '2027-02-14', 'Nothing: you can leave for free on 14 February 2027.'],
  ['leaving on 9 February 2027', '2027-02-09', 'Leaving on 9 February 2027 costs £150.00.'],
  ['leaving on 1 June 2027', '2027-06-01', 'Nothing: you can leave for free on 1 June 2027.'],
])('%s', ([text = '', on = '', expected]) => {
  const command: Figure = { do: 'figure', measure: 'exit_fee', of: 'deal', suppose: [{ change: 'leave_on', on }] }
  const asked = askFigure(command, withBill, { text })
  expect(asked.text).toContain(expected)
  expect(asked.problems).toEqual([])
})

const TOLD: readonly (readonly [text: string, own: Household, measure: Figure['measure'], expected: string])[] = [
  [
    'fixed until 30 June 2027 with a £50 exit fee',
    { deal: 'fixed', endsOn: '2027-06-30' },
    'ends_on',
    'Your deal ends on 30 June 2027.',
  ],
  [
    'fixed until 30 June 2027',
    { deal: 'fixed', endsOn: '2027-06-30' },
    'free_from',
    'You can leave for free from 12 May 2027.',
  ],
  [
    'I am on a variable tariff',
    { deal: 'variable' },
    'exit_fee',
    'A variable tariff has no end date, and normally no exit fee',
  ],
  ['hello', { deal: 'fixed' }, 'exit_fee', 'I don’t know when your deal ends.'],
  [
    'I am with Larkspur Energy',
    { supplier: 'Larkspur Energy' },
    'supplier',
    'You told me that your supplier is Larkspur Energy.',
  ],
  ['RG1 1AA', { postcode: 'RG1 1AA' }, 'region', 'Your price region is Southern England.'],
]

test.for(TOLD)('%s, asked for %s', ([text, own, measure, expected]) => {
  const asked = askFigure({ do: 'figure', measure, of: 'deal' }, withoutBill, { text, own })
  expect(asked.text).toContain(expected)
  expect(asked.problems).toEqual([])
})

test('what a bill does not show is not taken for nothing', () => {
  const facts = electricBill()
  const world: World = { ...withoutBill, bills: [{ billId: 'b', reading: { facts, evidence: {}, checks: [] } }] }
  for (const measure of ['exit_fee', 'balance', 'reading'] as const) {
    const { text } = askFigure({ do: 'figure', measure, of: 'bill' }, world)
    expect(text).toContain('Your bill doesn’t show')
  }
  const { text } = askFigure({ do: 'figure', measure: 'cost', of: 'bill', fuel: 'gas' }, world)
  expect(text).toBe('Your bill doesn’t include gas.')
})

test('an offer’s saving is one number after fees', () => {
  const { use, contracts, ...home } = homeOfTurn({ state: freshState(), world: withBill })
  const basis = homeForComparison({ use, contracts, ...home })
  const { today: on, catalogue } = withBill
  const best =
    basis && compareTariffs({ figures: shippedFigures, on, home: basis, use, current: contracts, catalogue }).quotes[0]
  const asked = askFigure({ do: 'figure', measure: 'saving', of: 'list' }, withBill)
  const [, saving = ''] = /would save you £([\d.,]+) a year, after exit fees/.exec(asked.text) ?? []
  expect(Math.round(Number(saving) * 100)).toBe(best?.savingAfterFeesPence)
  expect(asked.text).toContain('I’ve taken into account the £150.00 you’d pay to leave now.')
  expect(asked.text).toContain('It’s a sample tariff with an invented name')
  expect(asked.problems).toEqual([])
})

const OFFERS: readonly (readonly [Partial<Figure>, RegExp])[] = [
  [{ measure: 'cost', which: 'best' }, /cost £1,464\.34 a year on Larkspur Fix 12 from Larkspur Energy/],
  [{ measure: 'cost', which: { nth: 2 } }, /cost £1,481\.10 a year on Thistledown Anchor 12/],
  [{ measure: 'cost', which: { name: 'Thistledown Anchor 12' }, per: 'month' }, /cost £123\.43 a month/],
  [{ measure: 'exit_fee', which: { nth: 1 } }, /£50\.00 for each fuel to leave Larkspur Fix 12 early/],
  [{ measure: 'ends_on', which: { nth: 1 } }, /Larkspur Fix 12 is fixed for 12 months/],
  [{ measure: 'supplier', which: { nth: 1 } }, /Larkspur Fix 12 from Larkspur Energy/],
  [{ measure: 'cost', which: 'it' }, /I’m not sure which tariff you mean/],
  [{ measure: 'cost', against: 'deal', which: { nth: 1 } }, /would save you £344\.75 a year, after exit fees/],
]

test.for(OFFERS)('offer: %j', ([command, expected]) => {
  const asked = askFigure({ do: 'figure', measure: 'cost', of: 'offer', ...command }, withBill)
  expect(asked.text).toMatch(expected)
  expect(asked.problems).toEqual([])
})

const VERDICTS: readonly (readonly [
  Extract<Question, { do: 'judge' }>,
  text: string,
  own: Household,
  expected: string,
])[] = [
  [
    { do: 'judge', what: 'rate', fuel: 'electricity', claim: 'cheaper' },
    'is my rate good',
    {},
    'No. Your electricity unit rate is above the price cap. It’s 27.50p per kWh, and the cap is 26.32p.',
  ],
  [
    { do: 'judge', what: 'rate', fuel: 'electricity', claim: 'dearer' },
    'is 27.5p a lot',
    {},
    'Yes. Your electricity unit rate is above the price cap.',
  ],
  [
    { do: 'judge', what: 'use', fuel: 'gas', claim: 'same' },
    'is that average',
    {},
    'No. You use more gas than a typical home.',
  ],
  [{ do: 'judge', what: 'bill', claim: 'wrong' }, 'is there a mistake on it', {}, 'No. The bill adds up.'],
  [
    { do: 'judge', what: 'rate', fuel: 'electricity', claim: 'cheaper' },
    'is 24p per kWh good',
    {},
    'Yes. Your electricity unit rate is below the price cap. It’s 24.00p per kWh, and the cap is 26.32p.',
  ],
  [
    { do: 'judge', what: 'payment', claim: 'right' },
    'is £200 a month right',
    {},
    'No. It’s too high: £200.00 a month is £36.74 more than your usage costs.',
  ],
  [
    { do: 'judge', what: 'payment', claim: 'right' },
    'is £165 a month right',
    {},
    'Yes. £165.00 a month is about right.',
  ],
  [
    { do: 'judge', what: 'payment', claim: 'right' },
    'is £100 a month right',
    {},
    'No. It’s too low: £100.00 a month is £63.26 less than your usage costs',
  ],
  [
    { do: 'judge', what: 'use', fuel: 'electricity', claim: 'dearer' },
    'is that a lot',
    {},
    'Yes. You use more electricity than a typical home. That’s 2,900 kWh a year, and a typical home uses 2,500 kWh.',
  ],
  [
    { do: 'judge', what: 'use', fuel: 'gas', claim: 'dearer' },
    'is 5000 kWh of gas a lot',
    {},
    'No. You use less gas than a typical home.',
  ],
  [
    { do: 'judge', what: 'bill', claim: 'right' },
    'is my bill right',
    {},
    'Yes. The bill adds up. The charges add up to £154.10, and the total on the bill is £154.10.',
  ],
  [
    { do: 'judge', what: 'offer', claim: 'cheaper' },
    'is it worth it',
    {},
    'Yes. Larkspur Fix 12 from Larkspur Energy would save you £344.75 in the first year, after exit fees.',
  ],
]

test.for(VERDICTS)('judge: %j %s', ([command, text, own, expected]) => {
  const asked = askFigure(command, withBill, { text, own })
  expect(asked.text).toContain(expected)
  expect(asked.problems).toEqual([])
})

test.for(['rate', 'payment', 'use', 'bill', 'offer'] as const)(
  'judge %s without anything known says what is missing',
  (what) => {
    const { text, statements } = askFigure({ do: 'judge', what }, withoutBill, { text: 'is it good' })
    expect(text).not.toMatch(/\d/)
    expect(statements.some(({ role }) => role === 'ask')).toBe(true)
  },
)

test('a rate of the bill that was put right is named beside the printed one', () => {
  const own = { rates: { electricity: { unitPence: 35 } } }
  const before = ['my electricity rate is 35p']
  const { text, problems } = askFigure({ do: 'figure', measure: 'unit_rate', of: 'bill' }, testWorld({ bill: true }), {
    own,
    before,
  })
  expect(text).toContain('The unit rates are 27.50p per kWh for electricity')
  expect(text).toContain('You told me that it’s 35.00p for electricity, so that’s what I use.')
  expect(problems).toEqual([])
})

test('a fix that they say is over has no end and no fee any more, whatever the bill prints', () => {
  const own = { deal: 'variable' } as const
  const ask = (measure: 'ends_on' | 'exit_fee') =>
    askFigure({ do: 'figure', measure, of: 'deal' }, testWorld({ bill: true }), { own }).text
  expect(ask('ends_on')).not.toContain('31 March 2027')
  expect(ask('exit_fee')).not.toContain('£')
})
