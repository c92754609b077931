import { expect, it } from 'vitest'
import { layOutDocument, layOutPage, type Placed } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

const HEAD: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 70, 'Account number 8500123456'],
  [40, 90, '18 March 2019 to 17 April 2019'],
]

const read = (...placed: Placed[]) => readBill(layOutDocument([...HEAD, ...placed])).facts

const row = (top: number, ...texts: string[]): Placed[] => texts.map((text, at) => [40 + 90 * at, top, text])

it('reads a price that changed where each row holds both products and only their sum', () => {
  const { electricity } = read(
    [40, 140, 'Electricity - £34.92', 14],
    ...row(170, 'From - to', 'kWh', 'p/kWh', 'days', 'p/day', 'cost'),
    ...row(186, '18 Mar - 31 Mar', '95.0', '12.751', '14', '19.52', '£14.84'),
    ...row(202, '1 Apr - 17 Apr', '112.0', '13.482', '17', '19.52', '£18.42'),
    [40, 218, 'VAT (5%)'],
    [490, 218, '£1.66'],
    [40, 234, 'Total'],
    [490, 234, '£34.92'],
  )
  expect(electricity).toMatchObject({
    unitRates: [{ pencePerKwh: 13.482 }],
    standingChargePencePerDay: 19.52,
    usageKwhInPeriod: 207,
    totalChargesGbp: 34.92,
  })
})

it('knows both prices and the use by the sum that they make with VAT', () => {
  const { electricity, gas } = readBill(
    layOutDocument([
      [40, 40, 'Northlight Energy', 18],
      [40, 70, 'Account number 8500123456'],
      [40, 90, '1 Nov 2023 - 30 Nov 2023'],
      [40, 140, 'Electricity'],
      [400, 140, '£84.64'],
      [40, 156, '251 kWh at 26.04p, 30 days at 50.83p, plus 5% VAT', 8],
      [40, 190, 'Gas'],
      [400, 190, '£94.30'],
      [40, 206, '1,236.03 kWh at 6.58p, 30 days at 28.28p, plus 5% VAT', 8],
    ]),
  ).facts
  expect(electricity).toMatchObject({ unitRates: [{ pencePerKwh: 26.04 }], standingChargePencePerDay: 50.83 })
  expect(gas).toMatchObject({ unitRates: [{ pencePerKwh: 6.58 }], usageKwhInPeriod: 1236.03, totalChargesGbp: 94.3 })
})

it('reads the meters of a first page whose parts are headed by what they come to', () => {
  const { electricity, gas } = read(
    [40, 140, 'Electricity £146.16', 14],
    ...row(170, 'Meter', 'Start', 'End', 'kWh'),
    ...row(186, 'A09J81726', '40322 A', '41177 E', '855'),
    [40, 220, 'Gas £219.12', 14],
    ...row(250, 'Meter', 'Start', 'End', 'kWh'),
    ...row(266, '0834621', '1127 A', '1270 E', '4,506'),
  )
  expect(electricity).toMatchObject({ totalChargesGbp: 146.16, usageKwhInPeriod: 855, meterSerial: 'A09J81726' })
  expect(gas).toMatchObject({ totalChargesGbp: 219.12, readings: [{ previous: 1127, latest: 1270 }] })
})

it('takes a discount off the fuels before it asks what they come to', () => {
  const { totalChargesGbp } = read(
    [40, 140, "What you've used"],
    [40, 156, '£306.20', 18],
    [40, 190, 'Electricity £150.83'],
    [40, 204, 'Gas £161.07'],
    [40, 218, 'less dual fuel discount £5.70'],
    [40, 260, 'Electricity'],
    [40, 276, '824 kWh at 14.71p'],
    [400, 276, '£121.21'],
    [40, 292, '91 days at 24.66p'],
    [400, 292, '£22.44'],
    [40, 308, 'VAT @ 5%'],
    [400, 308, '£7.18'],
    [40, 324, 'Total electricity'],
    [400, 324, '£150.83'],
    [40, 360, 'Gas'],
    [40, 376, '3,829.19 kWh at 3.42p'],
    [400, 376, '£130.96'],
    [40, 392, '91 days at 24.66p'],
    [400, 392, '£22.44'],
    [40, 408, 'VAT @ 5%'],
    [400, 408, '£7.67'],
    [40, 424, 'Total gas'],
    [400, 424, '£161.07'],
  )
  expect(totalChargesGbp).toBe(306.2)
})

it('takes what both meters hold together for the balance', () => {
  const { balanceGbp } = read(
    [40, 120, 'Your prepayment statement: top-ups and use'],
    [40, 140, 'Electricity'],
    [330, 140, 'Gas'],
    [40, 160, 'Credit on meter at end'],
    [200, 160, '£16.19'],
    [330, 160, 'Credit on meter at end'],
    [500, 160, '£8.83'],
    [40, 200, 'Altogether', 14],
    [40, 226, 'Credit left on your meters'],
    [500, 226, '£25.02'],
    [40, 260, 'Electricity used 1,185 kWh at 25.514p'],
    [500, 260, '£302.34'],
  )
  expect(balanceGbp).toBe(-25.02)
})

const LUMO: readonly Placed[] = [
  [40, 40, 'Lumo & Co', 18],
  [40, 70, 'Aoife Brannigan, 31 Canal Wharf, Macclesfield, SK11 7JD'],
  [40, 100, 'You have £61.33 in credit', 14],
  [40, 130, 'Account LC-3381-0K · made 4 Aug 2026'],
  [40, 150, 'Start £33.40 credit'],
  [40, 165, 'Paid in £90.00 (Direct Debit, £90.00 a month)'],
  [40, 180, 'Energy £62.07'],
  [40, 195, 'Now £61.33 credit'],
]

it('takes an account of energy that adds up for a page of a bill', () => {
  const { facts } = readBill(layOutDocument(LUMO))
  expect(facts).toMatchObject({
    isEnergyBill: true,
    accountNumber: 'LC-3381-0K',
    billDate: '2026-08-04',
    balanceGbp: -61.33,
  })
  const water = LUMO.map(([left, top, text, size]): Placed => [left, top, text.replace('Energy', 'Water'), size ?? 10])
  expect(readBill(layOutDocument(water)).facts.isEnergyBill).toBe(false)
})

it('reads the page with the account first, wherever it comes', () => {
  const charges: Placed[] = [
    [40, 40, 'Your usage story', 18],
    [40, 70, '1 May 2026 to 31 May 2026'],
    [40, 100, 'Electricity'],
    [40, 116, '189 kWh at 24.38p'],
    [400, 116, '£46.08'],
    [40, 132, '31 days at 52.61p'],
    [400, 132, '£16.31'],
  ]
  const front: Placed[] = [
    [40, 40, 'Volt & Ember', 18],
    [40, 70, 'Kofi Lindgren, 22 Hawthorn Lofts, Newcastle upon Tyne, NE6 1AP'],
    [40, 100, 'Account VE-9K27-4410 · made 3 Jun 2026'],
    [40, 130, 'To pay £62.39'],
  ]
  const pages = [layOutPage(charges), layOutPage(front, 'pdf-text', 2)]
  const { facts, evidence } = readBill({ pages, qrPayloads: [] })
  expect(facts).toMatchObject({ supplier: 'Volt & Ember', billDate: '2026-06-03' })
  expect(evidence['supplier']?.page).toBe(2)
})

it('refuses heat from a network, though it comes by the kilowatt hour', () => {
  const { isEnergyBill } = read(
    [40, 120, 'Your heat and hot water statement', 14],
    ...row(160, 'Heat used', '392 kWh', '9.84p', '£38.57'),
    ...row(176, 'Daily heat charge', '28 days', '41.60p', '£11.65'),
    [40, 200, 'You do not have a gas or electricity account with us.'],
    [40, 220, 'Charges this month'],
    [310, 220, '£50.22'],
  )
  expect(isEnergyBill).toBe(false)
})

it('takes no day of a row for what was used', () => {
  const { gas } = readBill(
    layOutDocument([
      [40, 40, 'Gas - £32.36', 14],
      [40, 60, '20 Sep 2021 - 19 Oct 2021'],
      ...row(90, 'From - to', 'kWh', 'p/kWh', 'days', 'p/day', 'cost'),
      ...row(106, '20 Sep - 30 Sep', '148.2', '3.462', '11', '23.30', '£7.69'),
      ...row(122, '1 Oct - 19 Oct', '473.8', '3.884', '19', '24.88', '£23.13'),
      [40, 138, 'VAT (5%)'],
      [490, 138, '£1.54'],
      [40, 154, 'Total'],
      [490, 154, '£32.36'],
      [40, 174, 'Your meter went from 2940 (smart reading) to 2996 (smart reading): 56 m2, or 622 kWh.'],
      [40, 400, 'Turning your thermostat down from 21 to 20 degrees saves. Washing at 30 uses 35% less than at', 7],
      [40, 409, '40. A full kettle costs about 3p to boil.', 7],
    ]),
  ).facts
  expect(gas).toMatchObject({ usageKwhInPeriod: 622, unitRates: [{ pencePerKwh: 3.884 }] })
  expect(gas?.readings).toMatchObject([{ previous: 2940, latest: 2996 }])
})
