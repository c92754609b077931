import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

/** A paper with a heading and rows: the texts of one row stand side by side. */
function isTaken(title: string, rows: readonly (readonly string[])[]): boolean {
  const placed = rows.flatMap((row, at) =>
    row.map((text, column): Placed => [40 + column * 170, 110 + at * 18, text, 9]),
  )
  return readBill(layOutDocument([[40, 40, title, 20], ...placed])).facts.isEnergyBill
}

test.for([
  [
    'Statement of account',
    [
      ['Statement date 30 June 2026', 'Account 70114402'],
      ['Opening balance £310.02'],
      ['02 Jun', 'DD ScottishPower Electricity & Gas', '112.00'],
      ['14 Jun', 'DD Octopus Energy', '94.10'],
      ['Closing balance £103.92'],
    ],
  ],
  [
    'Invoice',
    [
      ['Customer number 4410928', 'Invoice date 12 May 2026'],
      ['Charging session 10 May 2026', '41.2 kWh @ 52p per kWh', '£21.42'],
      ['Total', '', '£21.42'],
    ],
  ],
  [
    'Your charging statement',
    [
      ['Account number 80014422', '1 June 2026 to 30 June 2026'],
      ['Total electricity charges', '53.50 kWh at 45p/kWh', '£24.08'],
      ['Amount due by Direct Debit', '', '£24.08'],
    ],
  ],
  [
    'Gas invoice',
    [
      ['Customer number 550129', '1 January 2026 to 31 March 2026'],
      ['Metered propane 118.2 m3 @ 302.1p', '', '£357.08'],
      ['Standing charge 90 days @ 21p', '', '£18.90'],
      ['Total gas charges', '', '£375.98'],
    ],
  ],
  [
    'Service charge demand',
    [
      ['Account reference SC-4410', '1 April 2026 to 30 September 2026'],
      ['Communal electricity and cleaning', '', '£400.20'],
      ['Previous balance', '', '£0.00'],
      ['Amount due', '', '£400.20'],
    ],
  ],
  [
    'Kingsmere Quarter Heat Network',
    [
      ['Account KQ-214-07', '1 January 2026 to 31 January 2026'],
      ['Heat and hot water'],
      ['458 kWh at 11.40p per kWh', '', '£52.21'],
      ['Standing charge 31 days at 78.20p', '', '£24.24'],
      ['Total heat charges', '', '£80.27'],
      ['Balance', '', '£6.78 credit'],
    ],
  ],
  [
    'Citizens’ Energy Advice',
    [
      ['6 October 2025 · Our ref EA/4417'],
      ['Mrs S Greenwood'],
      ['5 Nursery Lane'],
      ['HX6 4NS'],
      ['Your last bill says that you use about 3,400 kWh of electricity a year. Your unit rate is 26p per kWh.'],
      ['Ask for a review of your Direct Debit, as you are £312 in credit.'],
      ['Yours sincerely,'],
    ],
  ],
  [
    'PowerBroker',
    [
      ['Quotation PB-Q-88140 · 11 August 2026 · valid until 5pm today'],
      ['Supplier', 'Day rate', 'Night rate'],
      ['British Gas Business', '27.10p', '21.30p'],
      ['Standing charge', '84.0p', '£5,980'],
      ['Based on 21,000 kWh a year, MPAN 23 0011 4471 203. All prices exclude VAT.'],
    ],
  ],
] satisfies [string, string[][]][])('a paper headed %j charges no home for its energy', ([title, rows]) => {
  expect(isTaken(title, rows)).toBe(false)
})

test('a bill that advertises chargers and heating oil is still a bill', () => {
  const adverts: Placed[] = [
    [40, 700, 'Ask us about a charger for your electric vehicle', 9],
    [40, 716, 'We also sell heating oil', 9],
  ]
  expect(readBill(layOutDocument([...SMALL_BILL, ...adverts])).facts.isEnergyBill).toBe(true)
})
