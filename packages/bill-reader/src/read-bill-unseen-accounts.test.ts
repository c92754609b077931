import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL, TWO_FUELS } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

/** The small bill without its last two lines (tariff and payment), and with further runs of text. */
function billWith(...more: readonly Placed[]) {
  return readBill(layOutDocument([...SMALL_BILL.slice(0, -2), ...more])).facts
}

/** The small bill with some of its texts replaced, or left out. */
function billSaying(changed: Readonly<Record<string, string | undefined>>, ...more: readonly Placed[]) {
  const own = SMALL_BILL.flatMap(([left, top, text, size = 10]): Placed[] => {
    const said = Object.hasOwn(changed, text) ? changed[text] : text
    return said === undefined ? [] : [[left, top, said, size]]
  })
  return readBill(layOutDocument([...own, ...more])).facts
}

test.for([
  ['Balance on 30 September 2025', 'Balance on 31 October 2025'],
  ['Your balance on 30 September 2025', 'Your balance on 31 October 2025'],
])('of two balances with their days, %j is the old one', ([before, after]) => {
  const facts = billSaying({
    'Previous balance': before,
    'Payments received': undefined,
    '£100.00': undefined,
    'New balance': after,
    '£20.00 CR': '£20.00 in credit',
    '£34.74 CR': '£34.74 in credit',
  })
  expect(facts.balanceGbp).toBe(-34.74)
})

test('credit that was refunded is taken out of the account again', () => {
  const facts = billSaying(
    { 'New balance': 'Refund paid to your bank', '£34.74 CR': '£15.00' },
    [40, 354, 'Account balance'],
    [500, 354, '£19.74 CR'],
  )
  expect(facts.balanceGbp).toBe(-19.74)
})

test('credit on a meter at the end is the balance', () => {
  const facts = billSaying({
    'Previous balance': 'Meter credit at start',
    '£20.00 CR': '£20.00',
    'Payments received': 'Top-ups',
    'New balance': 'Meter credit at end',
    '£34.74 CR': '£34.74',
    'Payment method: Monthly Direct Debit': 'Payment method: Prepayment',
  })
  expect(facts.balanceGbp).toBe(-34.74)
})

test('in a ledger the balance is the amount under the head that says so', () => {
  const { facts } = readBill(
    layOutDocument([
      ...TWO_FUELS,
      [300, 320, 'Out £'],
      [380, 320, 'In £'],
      [460, 320, 'Running balance £'],
      [40, 346, 'Electricity total'],
      [300, 346, '200.42'],
      [460, 346, '399.58 Cr'],
      [40, 372, 'Gas total'],
      [300, 372, '158.76'],
      [460, 372, '240.82 Cr'],
      [40, 398, 'Carried forward'],
      [300, 398, '359.18'],
      [460, 398, '240.82 Cr'],
    ]),
  )
  expect(facts.balanceGbp).toBe(-240.82)
})

test('a discount among the lines is part of what makes a fuel’s total', () => {
  const facts = billSaying(
    { 'VAT @ 5%': 'Dual fuel discount', '£4.06': '-£5.00', 'Total electricity charges': 'VAT @ 5%', '£85.26': '£3.81' },
    [40, 290, 'Total electricity charges'],
    [500, 290, '£80.01'],
  )
  expect(facts.electricity?.totalChargesGbp).toBe(80.01)
})

test('months in two languages are one day', () => {
  const facts = billSaying({
    '4 November 2025': '4 Tachwedd / November 2025',
    'Bill period: 1 October 2025 - 31 October 2025': 'Period: 1 Hydref / October 2025 - 31 Hydref / October 2025',
  })
  expect(facts).toMatchObject({ billDate: '2025-11-04', periodFrom: '2025-10-01', periodTo: '2025-10-31' })
})

test('the day on which readings were sent does not date the bill', () => {
  const facts = billSaying({ 'Bill date': '4 November 2025', '4 November 2025': undefined }, [
    40,
    400,
    'We used the reading of 45455 that you sent us on 31 October 2025, from your own meter.',
  ])
  expect(facts.billDate).toBe('2025-11-04')
})

test.for(['Paying by Direct Debit could save you money.', 'Payment by Direct Debit saves £40 a year.'])(
  '%j does not say how it’s paid',
  (line) => {
    const facts = billWith(
      [40, 400, 'Payment method'],
      [200, 400, 'Cash or cheque, on receipt of bill'],
      [40, 420, line],
    )
    expect(facts.paymentMethod).toBe('standard_credit')
  },
)

test.for([
  ['NORTH & FELL ELECTRIC AND GAS COMPANY LIMITED', 'North & Fell Electric and Gas Company Limited'],
  ['Your Co-op Energy', 'Your Co-op Energy'],
  ['Fellside Power Club - member FP-118', 'Fellside Power Club'],
])('%j heads the bill of %j', ([head, name]) => {
  expect(billSaying({ 'Northlight Energy': head }).supplier).toBe(name)
})

test('what one of two fuels cost is no balance of a bill that prints none', () => {
  const facts = readBill(
    layOutDocument([
      [40, 40, 'Northlight Energy', 18],
      [40, 70, 'Account number 8500123456. Bill date 5 May 2026. Energy from 4 February 2026 to 3 May 2026.'],
      [40, 100, 'Electricity'],
      [400, 100, '£143.61'],
      [40, 116, 'Gas'],
      [400, 116, '£200.38'],
      [40, 132, 'Full Fibre 100 broadband'],
      [400, 132, '£32.00'],
      [40, 148, 'Unlimited SIM'],
      [400, 148, '£18.50'],
      [40, 164, 'Total this month'],
      [400, 164, '£394.49'],
    ]),
  ).facts
  expect([facts.totalChargesGbp, facts.balanceGbp]).toEqual([394.49, undefined])
})

test('rows of both fuels in an account head nothing below them', () => {
  const facts = readBill(
    layOutDocument([
      [40, 40, 'Northlight Energy', 18],
      [40, 70, 'Statement for account 8500123456, 5 May 2026'],
      [40, 100, '4 Feb 2026'],
      [140, 100, 'Your balance was'],
      [400, 100, '£80.74 in debit'],
      [40, 116, '3 May 2026'],
      [140, 116, 'Electricity'],
      [400, 116, '-£381.96'],
      [40, 132, '3 May 2026'],
      [140, 132, 'Gas'],
      [400, 132, '-£184.26'],
      [40, 148, '3 May 2026'],
      [140, 148, 'Direct Debit received, thank you'],
      [400, 148, '+£98.00'],
      [40, 164, '5 May 2026'],
      [140, 164, 'Your balance is'],
      [400, 164, '£548.96 in debit'],
      [40, 190, 'Your energy from 4 February 2026 to 3 May 2026 cost £566.22 in total.'],
      [40, 206, 'Your tariff is 100% Tidal Fixed - 12m V5. It ends on 30 November 2027. No exit fees.'],
      [40, 222, 'Electricity: MPAN 1056727090133. Gas: MPRN 7464482609.'],
    ]),
  ).facts
  const terms = { tariffName: '100% Tidal Fixed - 12m V5', tariffEndDate: '2027-11-30', exitFeeGbp: 0 }
  expect(facts).toMatchObject({ balanceGbp: 548.96, totalChargesGbp: 566.22, electricity: terms, gas: terms })
  expect(facts.gas?.mprn).toBe('7464482609')
})

test('a meter’s number that is printed in groups goes on below them', () => {
  const facts = billWith([40, 400, 'Meter serial number'], [224, 400, 'M016 A 07742'], [275, 411, '09'])
  expect(facts.electricity?.meterSerial).toBe('M016A0774209')
})

test.for<string>([
  'Weald & Marsh Electric and Gas Company',
  'SSE Energy Services',
  'Sea Breeze Electricity Co-op Ltd',
  'iSupplyEnergy',
])('a name in the heading is kept whole: %s', (name) => {
  expect(readBill(layOutDocument([[40, 40, name, 18], ...SMALL_BILL.slice(1)])).facts.supplier).toBe(name)
})

test('energy in capitals is no reading, and the last day of a period no day of the bill', () => {
  const facts = readBill(
    layOutDocument([
      [40, 40, 'Northlight Energy', 18],
      [40, 70, 'Account 8500123456 - prepayment statement, 5 May 2026, for 4 February 2026 to 3 May 2026'],
      [40, 90, 'Balance at 3 May 2026'],
      [400, 90, '£20.00 in credit'],
      [40, 120, 'Gas'],
      [40, 140, 'PREVIOUS'],
      [140, 140, 'PRESENT'],
      [240, 140, 'ADVANCE'],
      [40, 156, '07692 C'],
      [140, 156, '07906 A'],
      [240, 156, '214'],
      [40, 172, 'METRIC UNITS CONVERTED TO 2,395.1 KWH'],
      [40, 188, '2,395.1 KWH AT 5.512P'],
      [400, 188, '£132.02'],
      [40, 204, '89 DAYS AT 30.050P'],
      [400, 204, '£26.74'],
    ]),
  ).facts
  expect(facts.billDate).toBe('2026-05-05')
  expect(facts.gas?.readings?.map(({ previous, latest }) => [previous, latest])).toEqual([[7692, 7906]])
})
