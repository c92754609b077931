import { describe, expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

const HEAD: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 80, 'Account number 8500123456'],
  [40, 96, 'Bill period: 1 October 2025 - 31 October 2025'],
]
const SUPPLY: readonly Placed[] = [
  [40, 140, 'Electricity', 14],
  [40, 165, 'MPAN 2301234567894'],
]
const CHARGES: readonly Placed[] = [
  [40, 300, '245 kWh x 26.35p'],
  [500, 300, '£64.56'],
  [40, 316, '31 days x 53.68p'],
  [500, 316, '£16.64'],
  [40, 332, 'Total electricity'],
  [500, 332, '£81.20'],
]

function read(...placed: Placed[]) {
  return readBill(layOutDocument(placed)).facts
}

function without(...texts: string[]): Placed[] {
  return SMALL_BILL.filter(([, , text]) => !texts.some((part) => text.includes(part)))
}

describe('where figures stand', () => {
  it('reads a figure before its words', () => {
    const facts = read(
      ...HEAD,
      ...SUPPLY,
      ...CHARGES,
      [40, 200, '51009'],
      [116, 200, 'opening reading'],
      [40, 216, '51254'],
      [116, 216, 'closing reading'],
    )
    expect(facts.electricity?.readings).toMatchObject([{ previous: 51009, latest: 51254 }])
  })

  it('reads the present reading before the previous one', () => {
    const facts = read(
      ...HEAD,
      ...SUPPLY,
      ...CHARGES,
      [40, 200, 'METER'],
      [150, 200, 'PRESENT'],
      [250, 200, 'PREVIOUS'],
      [350, 200, 'UNITS'],
      [40, 216, 'E17BG54136'],
      [150, 216, '51254'],
      [250, 216, '51009'],
      [350, 216, '245'],
    )
    expect(facts.electricity?.readings).toMatchObject([{ previous: 51009, latest: 51254 }])
  })

  it('proves a charge by a price that stands elsewhere', () => {
    const facts = read(
      ...HEAD,
      ...SUPPLY,
      [40, 200, 'Unit rate'],
      [300, 200, '26.35 pence per kWh'],
      [40, 216, 'Standing charge'],
      [300, 216, '53.68 pence per day'],
      [40, 250, 'Energy'],
      [200, 250, '245 kWh'],
      [500, 250, '£64.56'],
      [40, 266, 'Standing charge'],
      [200, 266, '31 days'],
      [500, 266, '£16.64'],
      [40, 282, 'Total'],
      [500, 282, '£81.20'],
    )
    expect(facts.electricity).toMatchObject({ usageKwhInPeriod: 245, totalChargesGbp: 81.2 })
  })

  it('takes "28 d" for days, not for more use', () => {
    const lines = CHARGES.map(([left, top, text]): Placed => [left, top, text.replace('31 days', '31 d')])
    const facts = read(...HEAD, ...SUPPLY, ...lines)
    expect(facts.electricity).toMatchObject({ usageKwhInPeriod: 245, standingChargePencePerDay: 53.68 })
  })

  it('reads a period that is only From and To', () => {
    const facts = read(
      [40, 40, 'Northlight Energy', 18],
      [40, 80, 'Account number 8500123456'],
      [40, 96, 'From'],
      [200, 96, '1 Oct 25'],
      [40, 110, 'To'],
      [200, 110, '31 Oct 25'],
      ...SUPPLY,
      ...CHARGES,
    )
    expect(facts).toMatchObject({ periodFrom: '2025-10-01', periodTo: '2025-10-31' })
  })
})

describe('a tariff that no label names', () => {
  it('is the heading over its prices', () => {
    const facts = read(
      ...HEAD,
      ...SUPPLY,
      ...CHARGES,
      [40, 200, 'Essentials 1Yr Fixed', 12],
      [40, 218, 'Unit price'],
      [300, 218, '26.35 p/kWh'],
    )
    expect(facts.electricity?.tariffName).toBe('Essentials 1Yr Fixed')
  })

  it('stands behind the fuel in its heading', () => {
    const placed = without('Tariff name').map(([left, top, text, size]): Placed =>
      text === 'Electricity'
        ? [left, top, 'Electricity - Fix & Save 12M v3', size ?? 14]
        : [left, top, text, size ?? 10],
    )
    expect(read(...placed).electricity?.tariffName).toBe('Fix & Save 12M v3')
  })

  it('is not just any heading', () => {
    const facts = read(...without('Tariff name'), [40, 400, 'Your prices', 12], [40, 418, 'Unit rate 26.35p per kWh'])
    expect(facts.electricity?.tariffName).toBeUndefined()
  })
})

describe('what is billed with the energy', () => {
  it('is part of the total and of the balance', () => {
    const facts = read(
      ...without('balance', '£20.00', 'Payments', '£100.00', '£34.74'),
      [40, 400, 'Full Fibre 100 broadband'],
      [500, 400, '£32.00'],
      [40, 416, 'Unlimited SIM'],
      [500, 416, '£18.50'],
      [40, 432, 'Energy'],
      [500, 432, '£85.26'],
      [40, 448, 'Total charges for all services'],
      [500, 448, '£135.76'],
      [40, 464, 'Payments received'],
      [500, 464, '£100.00'],
      [40, 480, 'Account balance'],
      [500, 480, '£35.76'],
    )
    expect(facts).toMatchObject({ totalChargesGbp: 135.76, balanceGbp: 35.76 })
    expect(facts.electricity?.totalChargesGbp).toBe(85.26)
  })

  it('lends the tariff no end date', () => {
    const facts = read(
      ...SMALL_BILL,
      [40, 402, 'Tariff end date: none'],
      [40, 440, 'Home phone and broadband', 12],
      [40, 456, 'Minimum term ends 31 March 2027'],
    )
    expect(facts.electricity?.tariffEndDate).toBeUndefined()
  })
})

describe('small print', () => {
  it('that tells how one could pay is not how this customer pays', () => {
    const facts = read(...SMALL_BILL, [40, 780, 'Pay by bank transfer: sort code 40-05-30, account 71584123.', 7])
    expect(facts.paymentMethod).toBe('direct_debit')
  })

  it("of last year's use is not this period's", () => {
    const facts = read(
      ...HEAD,
      ...SUPPLY,
      [40, 200, 'Total electricity'],
      [500, 200, '£81.20'],
      [40, 216, 'Unit rate 26.35p per kWh'],
      [40, 780, 'You used 310 kWh in the same period last year.', 7],
    )
    expect(facts.electricity?.usageKwhInPeriod).toBeUndefined()
  })
})

describe('the name of the supplier', () => {
  it.each([
    ['COPPER BEECH ENERGY', 'Copper Beech Energy'],
    ['Gallowgate Gas & Power', 'Gallowgate Gas & Power'],
  ])('printed as %s', (printed, name) => {
    const placed = SMALL_BILL.map((one): Placed => (one[2] === 'Northlight Energy' ? [40, 40, printed, 18] : one))
    expect(read(...placed, [40, 790, 'Smell gas? Call 0800 111 999. Power cut? Call 105.', 7]).supplier).toBe(name)
  })
})
