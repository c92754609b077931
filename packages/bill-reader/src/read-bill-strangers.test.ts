import { expect, it, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

function readWithout(parts: readonly string[], ...placed: Placed[]) {
  const kept = SMALL_BILL.filter(([, , text]) => !parts.some((part) => text.includes(part)))
  return readBill(layOutDocument([...kept, ...placed])).facts
}

test('a sentence that charges no exit fee is not answered by the sum behind the next sentence', () => {
  const { electricity } = readWithout(
    ['Exit fee'],
    [40, 560, 'You’re on Flexi Green. We never charge exit fees. We expect you to use 3,118 kWh over the next', 9],
    [40, 570, 'year, costing £421.03. Call us', 9],
  )
  expect(electricity?.exitFeeGbp).toBe(0)
})

test('a question about leaving is answered by nothing', () => {
  const { electricity } = readWithout(['Exit fee'], [40, 560, 'What does it cost to leave?'], [40, 574, 'Nothing'])
  expect(electricity?.exitFeeGbp).toBe(0)
})

test('the days of a bill may run over to the next line of a narrow box', () => {
  const { periodFrom, periodTo } = readWithout(
    ['Bill period'],
    [330, 134, 'Days billed', 8],
    [330, 144, '1 Oct 25 to 31'],
    [330, 154, 'Oct 25'],
  )
  expect([periodFrom, periodTo]).toEqual(['2025-10-01', '2025-10-31'])
})

it('takes no day for the name of a tariff', () => {
  const { electricity } = readWithout(
    ['Tariff name'],
    [40, 560, 'Electricity', 14],
    [40, 580, 'What am I on?'],
    [40, 594, 'HomeFix 18'],
    [40, 608, 'Until when?'],
    [40, 622, '3 August 2026'],
  )
  expect(electricity?.tariffName).toBe('HomeFix 18')
})

test('the value of a label in two languages stands beside its first line', () => {
  const { gas } = readWithout(
    [],
    [40, 400, 'Nwy / Gas', 14],
    [40, 430, 'Gas: 500 kWh at 6.00p'],
    [500, 430, '£30.00'],
    [40, 460, 'Rhif y cyflenwad', 9],
    [40, 469, 'Supply number (MPRN)', 9],
    [500, 460, '428606595', 9],
  )
  expect(gas?.mprn).toBe('428606595')
})

test.for([
  [
    'Your current account statement',
    'Sort code 20-11-43 account 88210045. 1 to 31 May 2026.',
    'OCTOPUS ENERGY DD',
    'Closing balance £812.44',
  ],
  [
    'Credit card statement',
    'Card ending 4417. Statement date 4 July 2026. Minimum payment by Direct Debit.',
    'Previous balance £611.20',
    'Payments received £611.20 CR',
    'BRITISH GAS £88.10',
    'New balance £402.61',
  ],
  [
    'Tariff information label',
    'So Energy',
    'Unit rate 23.41p per kWh',
    'Standing charge 49.9p per day',
    'Exit fee £75',
  ],
])('a paper headed %j is no bill', ([title = '', ...texts]) => {
  const document = layOutDocument([[40, 40, title, 20], ...texts.map((text, at): Placed => [40, 80 + at * 18, text])])
  expect(readBill(document).facts.isEnergyBill).toBe(false)
})

test.each([
  ['whatever they are called', [[40, 560, 'Yearly estimate: 3,120 kWh / £1,018.05']]],
  [
    'under a head',
    [
      [300, 560, 'EAC kWh'],
      [400, 560, 'Est. annual £'],
      [40, 574, 'Electricity'],
      [300, 574, '3,120'],
      [400, 574, '1,018.05'],
    ],
  ],
  [
    'in a sentence about last year',
    [[40, 560, 'Based on your usage over the last year (3,120 kWh) your electricity will cost £1,018.05.']],
  ],
  ['with VAT on top', [[40, 560, 'Yearly estimate: 3,120 kWh / £1,068.95']]],
] satisfies [string, Placed[]][])(
  'a year’s use and cost are known by the prices that make one of the other, %s',
  (_how, placed) => {
    const cost = placed.some(([, , text]) => text.includes('1,068.95')) ? 1068.95 : 1018.05
    expect(readWithout([], ...placed).electricity).toMatchObject({
      estimatedAnnualUsageKwh: 3120,
      estimatedAnnualCostGbp: cost,
    })
  },
)

it('takes no sum for a year’s cost that the prices come only near', () => {
  const { electricity } = readWithout([], [40, 560, 'Last year you used 3,120 kWh and somebody else paid £1,018.90'])
  expect(electricity?.estimatedAnnualCostGbp).toBeUndefined()
})

it('keeps the balance that its name says where the charges alone would add up', () => {
  const { balanceGbp } = readWithout(
    ['Previous balance', 'Payments received', 'New balance', '£20.00 CR', '£100.00', '£34.74 CR'],
    [40, 306, 'Opening balance'],
    [500, 306, '£0.00 DR'],
    [40, 322, 'Payments you’ve made'],
    [500, 322, '£100.00 CR'],
    [40, 338, 'This invoice'],
    [500, 338, '£85.26 DR'],
    [40, 354, 'Paid to you for export'],
    [500, 354, '£20.00 CR'],
    [40, 370, 'Closing balance'],
    [500, 370, '£34.74 CR'],
  )
  expect(balanceGbp).toBe(-34.74)
})

test('a name with its terms beside it is a tariff’s', () => {
  const { electricity } = readWithout(
    ['Tariff name'],
    [40, 560, 'The electricity bit', 15],
    [40, 580, 'HomeFix 18'],
    [300, 580, 'until 30 August 2026 · Exit fees: £150.00'],
  )
  expect(electricity?.tariffName).toBe('HomeFix 18')
})

test('a firm in small print is no entry of an account', () => {
  const { supplier } = readWithout(
    ['Northlight'],
    [40, 600, 'Ecotricity Group Ltd, Lion House, Rowcroft, Stroud GL5 3BY'],
    [500, 600, '£11.16'],
  )
  expect(supplier).toBe('Ecotricity')
})

test('a range that breaks behind the ordinal of its last day is one', () => {
  const { periodFrom, periodTo } = readWithout(
    ['Bill period'],
    [330, 134, 'For energy supplied: 1st October 2025 to 31st'],
    [330, 145, 'October 2025'],
  )
  expect([periodFrom, periodTo]).toEqual(['2025-10-01', '2025-10-31'])
})

test('on a bill that charges for no gas ten digits are no gas supply, whatever they add up to', () => {
  const { gas } = readWithout(
    ['23 0123 4567 894', 'Account number', '8500123456'],
    [200, 210, '4182867577'],
    [40, 700, 'Smell gas? Call the gas emergency line.'],
  )
  expect(gas).toBeUndefined()
})

test('what a meter showed at the end says nothing of a tariff’s end', () => {
  const { electricity } = readWithout([], [40, 560, '27824 at the end (actual).'], [300, 560, '20.07.2027'])
  expect(electricity?.tariffEndDate).toBeUndefined()
})

it('does not carry a name into the next line where its own line goes on', () => {
  const { electricity } = readWithout(
    ['Tariff name'],
    [
      40,
      560,
      'You’re on 12M Fixed October 2025 v4. Your unit rate is 26.35p per kWh. Your prices are fixed until 1',
      9,
    ],
    [40, 571, 'September 2026. If you leave early you pay an exit fee of £50.00.', 9],
  )
  expect(electricity?.tariffName).toBe('12M Fixed October 2025 v4')
})

test('a page of a bill without any figures is told from another paper', () => {
  const words = 'Thank you for being with us. Please see the next page for your charges.'
  const page = (title: string) =>
    readBill(
      layOutDocument([
        [40, 40, title, 20],
        [40, 90, words],
      ]),
    ).facts
  expect(page('Your electricity bill')).toMatchObject({
    isEnergyBill: false,
    reason: expect.stringContaining('no figures'),
  })
  expect(page('Your water bill')).toMatchObject({
    isEnergyBill: false,
    reason: expect.stringContaining('doesn’t look'),
  })
})
