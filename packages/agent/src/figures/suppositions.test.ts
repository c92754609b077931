import { expect, test } from 'vitest'
import { askFigure } from '../../test/ask-figure.ts'
import { electricBill, testWorld } from '../../test/test-world.ts'
import { parseCommand } from '../command/command-text.ts'
import type { World } from '../state/world.ts'

const withBill = testWorld({ bill: true })

function ask(line: string, text = '', world: World = withBill): string {
  const command = parseCommand(line)
  if (command?.do !== 'figure') throw new Error(`No figure: ${line}`)
  const { text: said, problems } = askFigure(command, world, { text })
  expect(problems).toEqual([])
  return said
}

function worldOf(facts: World['bills'][number]['reading']['facts']): World {
  return { ...testWorld(), bills: [{ billId: 'bill-2', reading: { facts, evidence: {}, checks: [] } }] }
}

test.for([
  // A year costs £1,959.09, so £163.26 a month; £212.50 / 6 = £35.42
  [
    'figure payment of:deal suppose:clear=6months',
    'clear it over 6 months',
    '£198.68 a month would cover your energy and clear what you owe in 6 months. That’s £163.26 for your energy and £35.42 towards the £212.50',
  ],
  // £212.50 / 12 = £17.71
  ['figure payment of:deal suppose:clear=12months', 'pay it back over a year', '£180.97 a month'],
  // £300 / 6 = £50
  ['figure payment of:deal suppose:clear=6months', 'i owe £300, over 6 months', '£213.26 a month'],
  // £75 is no debt: the £212.50 of the bill counts
  ['figure payment of:deal suppose:clear=6months', 'the fee is £75, and clear it over 6 months', '£198.68 a month'],
  // 15 November to 31 March is 137 days, with 16 of the 30 days of November.
  // Electricity: 930 x 16/30 + 1,020 + 1,000 + 880 + 900 = 42.96% of 2,900 kWh, about 1,250 kWh; x 27.5p + 137 x 58.1p
  // Gas: 1,116 x 16/30 + 1,396 + 1,455 + 1,296 + 1,216 = 59.58% of 10,400 kWh, about 6,200 kWh; x 8.2p + 137 x 31.2p
  [
    'figure cost of:deal per:until_end',
    '',
    'cost about £974.49 from today until your deal ends on 31 March 2027. That’s £423.35 for electricity and £551.14 for gas. That’s 137 days',
  ],
  ['figure cost of:deal per:until_end fuel:gas', '', 'Gas costs about £551.14'],
  // After the difference, the parts are those of the whole.
  [
    'figure cost of:deal suppose:use-20%',
    'what if i use 20% less',
    'a year less than it would be without that change. Of the total, £',
  ],
  // £30 for each of two fuels
  [
    'figure exit_fee of:deal suppose:exit_fee=30',
    'what if it was 30',
    'With an exit fee of £30.00 for each fuel, leaving now costs £60.00.',
  ],
  ['figure exit_fee of:deal suppose:exit_fee=0', 'and 0', 'Nothing: you can leave for free now.'],
  // 49 days before 31 March 2027
  [
    'figure exit_fee of:deal suppose:leave=free_from',
    'if i wait',
    'Nothing: you can leave for free on 10 February 2027.',
  ],
  // £1,959.09 - £1,464.34 = £494.75, less £60
  [
    'figure saving of:deal fuel:gas suppose:gas.use-10%',
    '10% less gas',
    'That’s £83.78 a year less than it would be without that change.',
  ],
  ['figure saving of:list suppose:exit_fee=30', 'what if it was 30', 'would save you £434.75 a year, after exit fees.'],
  [
    'figure saving of:list suppose:leave=free_from',
    'if i wait',
    'If you wait until 10 February 2027 instead, you’d save £367.03 over the year.',
  ],
  // £948.27 - £675.05 - £75
  [
    'figure saving of:list fuel:gas',
    '',
    'On gas alone, Larkspur Fix 12 from Larkspur Energy would save you £198.22 a year, after exit fees.',
  ],
  // £150 / £494.75 = 3.6 months
  ['figure payback of:list', '', 'You’d get your £150.00 back in about 4 months.'],
  // 10,400 kWh x 84% / 3 = 2,912 kWh, about 2,910; x 27.5p
  ['figure cost of:heat_pump suppose:cop=3', 'assume it does 3 for 1', '£800.25 a year to run'],
  ['figure use of:heat_pump suppose:cop=3', 'assume it does 3 for 1', 'use about 2,910 kWh of electricity a year'],
] as const)('%s (%s)', ([line, text, expected]) => {
  expect(ask(line, text)).toContain(expected)
})

test('what nobody knows of a supposition is said beside another one that changes the cost', () => {
  const said = ask(
    'figure cost of:deal suppose:unit_rate+5%,pay=prepayment',
    'what if prices go up 5% and I pay by prepayment',
  )
  expect(said).toContain('That’s £30.98 a year more')
  expect(said).toContain('I don’t know how that would change your own rates')
})

test('a debt that nobody knows of is asked for, and a credit needs no clearing', () => {
  const { balanceGbp: _balance, ...rest } = electricBill()
  const line = 'figure payment of:deal suppose:clear=6months'
  expect(ask(line, 'over 6 months', worldOf(rest))).toBe(
    'I don’t know what you owe. How much do you owe, and how many months do you want to take to pay it off?',
  )
  expect(ask(line, 'over 6 months', worldOf(electricBill({ balanceGbp: -20 })))).toContain('You don’t owe anything')
})

test('a share at night changes a home with two rates, and no other', () => {
  const own = {
    kwh: { electricity: 3000 },
    meter: 'day_night' as const,
    nightPercent: 40,
    rates: { electricity: { unitPence: 34, nightPence: 17, standingPence: 50 } },
  }
  const told = '3000 kWh at 34p by day, 17p at night and 50p a day standing charge. What if 60% was at night'
  const command = parseCommand('figure cost of:deal suppose:night=60%')
  if (command?.do !== 'figure') throw new Error('No figure')
  const { text, problems } = askFigure(command, testWorld(), { text: told, own })
  expect(problems).toEqual([])
  // 20% of 3,000 kWh costs 17p less, £102, for 137 of 365 days without VAT and for 228 days with 5%: £105.19
  expect(text).toContain('With 60% of the electricity used at night')
  expect(text).toMatch(/That’s £105\.\d\d a year less than it would be without that change/)
  expect(ask('figure cost of:deal suppose:night=60%', '60% at night')).not.toContain('at night')
})

test.for([
  ['due_on', 'I don’t read the due date or the payment day from bills.'],
  ['due_on', 'Your bill says you pay by Direct Debit, so you don’t need to send a payment.'],
  ['name', 'I don’t read names from bills, so I don’t know yours.'],
  ['paid_by', 'Your bill says you pay by Direct Debit.'],
  ['meter', 'Your bill doesn’t show whether your meter is smart.'],
  [
    'estimated',
    'Yes: the electricity reading on your bill is estimated. Your bill doesn’t show whether the gas reading',
  ],
] as const)('the bill’s %s', ([measure, expected]) => {
  expect(ask(`figure ${measure} of:bill`)).toContain(expected)
})

test('a smart reading tells of a smart meter, and isn’t estimated', () => {
  const reading = { register: 'single' as const, latest: 5120, latestKind: 'smart' as const }
  const world = worldOf(electricBill({}, { readings: [reading], meterSerial: '21L1234567' }))
  expect(ask('figure meter of:bill', '', world)).toBe(
    'The electricity reading on your bill came from a smart meter. The electricity meter’s serial number is 21L1234567.',
  )
  expect(ask('figure estimated of:bill', '', world)).toBe('No: the electricity reading on your bill is marked “smart”.')
})
