import type { BillFacts, BillMarks, BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { expect, test } from 'vitest'
import { billCard } from './bill-card.ts'
import { correctReading } from './correct-reading.ts'
import { parseCorrection } from './parse-correction.ts'

const TODAY = '2026-11-17'
const EVIDENCE: FieldEvidence = {
  status: 'read',
  value: 1,
  confidence: 0.9,
  page: 1,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  printed: '1',
  checks: [],
}
const WHOLE: BillFacts = {
  isEnergyBill: true,
  documentType: 'energy_bill',
  customerPostcode: 'LS6 2BQ',
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  electricity: {
    unitRates: [{ register: 'single', pencePerKwh: 26.35 }],
    standingChargePencePerDay: 53.68,
    usageKwhInPeriod: 245,
  },
}

function cardOf(facts: Partial<BillFacts>, marks?: BillMarks, more: Partial<BillReading> = {}) {
  const evidence = { customerPostcode: EVIDENCE, periodTo: EVIDENCE }
  return billCard('b', { facts: { ...WHOLE, ...facts }, evidence, checks: [], ...(marks && { marks }), ...more }, TODAY)
}
const markOf = (card: ReturnType<typeof cardOf>, name: string) => card.marks?.find((each) => each.name === name)
const kindsOf = (card: ReturnType<typeof cardOf>) => card.notices?.map(({ kind }) => kind)

test('a whole, ordinary bill has nothing out of the ordinary and lacks nothing', () => {
  expect(cardOf({})).toMatchObject({ notices: [] })
  expect(cardOf({})).not.toHaveProperty('missing')
})

test('what the bill does not say is said to be so', () => {
  const { marks = [] } = cardOf({})
  const unsaid = marks.filter((each) => !each.is_said)
  expect(unsaid.map(({ name }) => name)).toEqual([
    'readings',
    'smart',
    'payment_plan',
    'debt',
    'discount',
    'refund',
    'price_change',
    'vat',
    'exit_fee',
  ])
  expect(new Set(unsaid.map(({ text }) => text))).toEqual(new Set(['The bill doesn’t say']))
})

test.for([
  ['2026-10-31', 5, 'The rate on those days was 0%.'],
  ['2026-10-31', 0, ''],
  ['2025-10-31', 5, ''],
] as const)('a bill to %s with VAT of %d%% is compared with the rate in force', ([day, percent, note]) => {
  const card = cardOf({ periodFrom: day, periodTo: day }, { vat: [{ percent }] })
  expect(markOf(card, 'vat')).toMatchObject({ text: `${percent}%`, note })
})

test('readings, debt, payment plan, registers and the end of the exit fee are told in a line each', () => {
  const readings = [
    { register: 'single' as const, latest: 120, latestKind: 'estimated' as const, previousKind: 'smart' as const },
  ]
  const electricity = { ...WHOLE.electricity, readings, exitFeeGbp: 50, tariffEndDate: '2027-03-01' }
  const facts = { electricity, gas: { exitFeeGbp: 25 }, paymentMethod: 'prepayment' as const }
  const card = cardOf(facts, { debtGbp: 84.2, debtWeeklyGbp: 4.5, registers: 'economy 7', exitFeeEndsOn: '2027-01-11' })
  expect(markOf(card, 'readings')).toMatchObject({ text: 'First smart, latest estimated' })
  expect(markOf(card, 'readings')?.note).not.toBe('')
  expect(markOf(card, 'smart')).toMatchObject({ is_said: false })
  expect(markOf(card, 'debt')).toMatchObject({
    text: '£84.20, £4.50 a week',
    paths: ['marks.debtGbp', 'marks.debtWeeklyGbp'],
  })
  expect(markOf(card, 'payment_plan')).toMatchObject({ text: 'As you go' })
  expect(markOf(card, 'registers')).toMatchObject({ text: 'Economy 7' })
  expect(markOf(card, 'exit_fee')?.text).toBe(
    'Electricity: £50.00 until 11 January 2027. Gas: £25.00 until 11 January 2027',
  )
})

test.for([
  [{ businessSign: 'levy' }, 'business'],
  [{ isResold: true }, 'resold'],
  [{ customerPostcode: 'BT1 5GS' }, 'northern_ireland'],
  [{ periodTo: '2024-11-16' }, 'old'],
  [{ electricity: { ...WHOLE.electricity, usageKwhInPeriod: 0 } }, 'no_usage'],
  [{ balanceGbp: -34.74 }, 'in_credit'],
] as const)('%j is noticed', ([facts, kind]) => {
  expect(kindsOf(cardOf(facts))).toEqual([kind])
})

test('a bill of two years ago to the day is not yet old', () => {
  expect(kindsOf(cardOf({ periodTo: '2024-11-17' }))).toEqual([])
})

test('figures that do not agree are noticed, and so are one figure and none', () => {
  const checks = [{ name: 'region', outcome: 'contradicts' as const, fields: ['customerPostcode'], detail: '' }]
  expect(cardOf({}, undefined, { checks }).notices).toMatchObject([
    { kind: 'contradiction', paths: ['customerPostcode'] },
  ])
  expect(kindsOf(cardOf({}, undefined, { evidence: { periodTo: EVIDENCE, 'marks.vat.0.percent': EVIDENCE } }))).toEqual(
    ['one_fact'],
  )
  expect(kindsOf(cardOf({}, undefined, { evidence: {} }))).toEqual(['no_facts'])
})

test('of figures that do not agree both are offered, as a correction takes them', () => {
  const own = { ...EVIDENCE, value: 85.62 }
  const places = [{ page: 2, box: EVIDENCE.box }]
  const rival = { path: 'totalChargesGbp', value: 85.26, places }
  const check = {
    name: 'sum of fuels',
    outcome: 'contradicts' as const,
    fields: ['totalChargesGbp'],
    detail: '',
    rival,
  }
  const evidence = { totalChargesGbp: own, periodTo: EVIDENCE }
  const { notices = [] } = cardOf({}, undefined, { evidence, checks: [check] })
  expect(notices[0]).toMatchObject({
    kind: 'contradiction',
    choices: [{ path: 'totalChargesGbp', label: 'Total charges' }],
  })
  const [choice] = notices[0]?.choices ?? []
  expect(choice?.values).toEqual([
    { text: '£85.62', places: [{ page: 1, box: EVIDENCE.box }] },
    { text: '£85.26', places },
  ])
  expect(choice?.values.map(({ text }) => parseCorrection(choice.path, text))).toEqual([85.62, 85.26])
})

test.for(['two_accounts', 'two_suppliers', 'same_account'] as const)('bills left out of a file are told: %s', (why) => {
  const papers = [{ pages: [3, 4], supplier: 'EDF', accountNumber: 'A1', billDate: '2026-10-04' }]
  const { notices } = cardOf({}, undefined, { leftOut: { why, papers } })
  const left_out = [{ title: 'EDF, account A1, 4 October 2026', pages: [3, 4] }]
  expect(notices).toMatchObject([{ kind: why, left_out, says: expect.stringContaining('pages 3 to 4') }])
})

test('a paper that is no energy bill says what it is', () => {
  const paper = { isEnergyBill: false, documentType: 'other' as const }
  expect(kindsOf(cardOf({ ...paper, language: 'Welsh' }))).toEqual(['other_language'])
  expect(kindsOf(cardOf({ ...paper, reason: 'There’s no text on these pages.' }))).toEqual(['no_facts'])
  const figureless = cardOf({ ...paper, reason: 'There are no figures of an energy bill on this page.' })
  expect(figureless.notices).toMatchObject([{ kind: 'no_facts', says: expect.stringContaining('lists your charges') }])
  expect(kindsOf(cardOf({ ...paper, reason: 'This doesn’t look like an energy bill.' }))).toEqual(['other_paper'])
})

test('a page alone asks for the rest in plain words', () => {
  const { customerPostcode: _none, ...second } = WHOLE
  const { electricity: _nothing, ...first } = WHOLE
  const card = (facts: BillFacts) => billCard('b', { facts, evidence: {}, checks: [] }, TODAY).missing
  expect(card(second)).toEqual({
    values: [{ path: 'customerPostcode', label: 'your postcode' }],
    asks: 'Add the first page, or tell me your postcode.',
  })
  expect(card(first)?.asks).toBe(
    'Add the page with your charges line by line, or tell me your unit rate, your standing charge and your yearly usage.',
  )
})

test('each of three rates has its name, its price and what was used at it', () => {
  const rates = [
    { register: 'peak' as const, pencePerKwh: 40, kwh: 40 },
    { register: 'day' as const, pencePerKwh: 26, kwh: 105 },
    { register: 'night' as const, pencePerKwh: 9, kwh: 100 },
  ]
  const evidence = Object.fromEntries(
    rates.flatMap(({ pencePerKwh, kwh }, at) => [
      [`electricity.unitRates.${at}.pencePerKwh`, { ...EVIDENCE, value: pencePerKwh }],
      [`electricity.unitRates.${at}.kwh`, { ...EVIDENCE, value: kwh }],
    ]),
  )
  const { fields } = cardOf({ electricity: { ...WHOLE.electricity, unitRates: rates } }, undefined, { evidence })
  expect(fields.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Electricity: peak unit rate: 40p per kWh',
    'Electricity: used at peak: 40 kWh',
    'Electricity: day unit rate: 26p per kWh',
    'Electricity: used in the day: 105 kWh',
    'Electricity: night unit rate: 9p per kWh',
    'Electricity: used at night: 100 kWh',
  ])
})

test('a mark can be put right like any other value', () => {
  const evidence = { 'marks.debtGbp': { ...EVIDENCE, value: 84.2 } }
  const reading = { facts: WHOLE, evidence, checks: [], marks: { debtGbp: 84.2 } }
  expect(correctReading(reading, 'marks.debtGbp', '£48.20')).toMatchObject({ marks: { debtGbp: 48.2 }, facts: WHOLE })
})
