import type { Billed, BillReading } from '@mowatt/bill-reader/bill-facts'
import { shippedFigures } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { bill, type Change, costsOn, errorsOn, LINES } from '../test/small-bill.ts'
import { findErrors } from './find-errors.ts'
import type { Deal, FindingCode } from './finding.ts'

const GAS = {
  facts: { electricity: undefined as never, gas: { totalChargesGbp: 70.88, usageKwhInPeriod: 1000 } },
  lines: [
    { kind: 'unit', fuel: 'gas', quantity: 3162, pence: 6, amountGbp: 189.72 },
    { kind: 'standing', fuel: 'gas', quantity: 30, pence: 30, amountGbp: 9 },
  ],
} satisfies Change

test('a bill that is right has no finding and no question', () => {
  expect(errorsOn({})).toEqual({ findings: [], questions: [] })
})

test('a line that does not multiply out is found where its amount is in the total', () => {
  const [, standing] = LINES
  const broken = [{ kind: 'unit' as const, fuel: 'electricity' as const, quantity: 240, pence: 24, amountGbp: 62.6 }]
  const change = { lines: [standing as Billed['lines'][number]], billed: { broken } }
  expect(costsOn({ ...change, electricity: { totalChargesGbp: 81.48 } })).toEqual([['sum', 525]])
  expect(costsOn(change)).toEqual([])
})

test('a fuel’s total that is not its lines is found, unless a sum on the bill explains it', () => {
  const billed: Partial<Billed> = { money: [{ kind: 'vat', fuel: 'electricity', gbp: 3.63, isCredit: false }] }
  const change = { billed, electricity: { totalChargesGbp: 79.23 } }
  expect(costsOn(change)).toEqual([['sum', 300]])
  expect(costsOn({ ...change, billed: { ...billed, pounds: [3] } })).toEqual([])
})

test('pages that were joined may print a line twice, so their sums and days are not judged', () => {
  const twice = { lines: [...LINES, ...LINES], electricity: { totalChargesGbp: 152.46 } }
  expect(costsOn(twice)).toEqual([['standing_days', 1575]])
  expect(costsOn({ ...twice, billed: { pounds: undefined as never } })).toEqual([])
})

test('a price above the agreed one is found, with VAT and without', () => {
  const agreed = { unitRates: [{ register: 'single' as const, pencePerKwh: 23 }] }
  expect(costsOn({}, { deal: { electricity: { ...agreed, vat: 'excluded' } } })).toEqual([['rate_not_agreed', 252]])
  const same = { unitRates: [{ register: 'single' as const, pencePerKwh: 25.2 }], vat: 'included' as const }
  expect(costsOn({}, { deal: { electricity: same } })).toEqual([])
})

test('a standing charge is named with its fuel', () => {
  const agreed = { standingChargePencePerDay: 45, vat: 'excluded' as const }
  const [found] = errorsOn({}, { deal: { electricity: agreed } }).findings
  expect(found?.says.found).toContain('The bill’s electricity standing charge is ')
})

const TERMS: Deal = { exitFeePence: 5000, startsOn: '2026-05-02', endsOn: '2027-05-01' }
test.for<[string, Change, Partial<Deal>, string[]]>([
  ['terms as they were agreed', { electricity: { exitFeeGbp: 50, tariffEndDate: '2027-05-01' } }, {}, []],
  ['a fee that is printed for both fuels', { electricity: { exitFeeGbp: 100, tariffEndDate: '2027-05-01' } }, {}, []],
  ['a term counted from another day', { electricity: { tariffEndDate: '2027-04-20' } }, {}, []],
  ['no terms on the bill', { electricity: { tariffEndDate: undefined } as never }, {}, []],
  ['a dearer fee', { electricity: { exitFeeGbp: 75, tariffEndDate: '2027-05-01' } }, {}, ['exit_fee']],
  ['a shorter term', { electricity: { tariffEndDate: '2026-12-31' } }, {}, ['end']],
  ['days before the switch', { electricity: { tariffEndDate: '2027-05-01' } }, { startsOn: '2026-05-12' }, ['start']],
])('%s', ([, change, deal, forms]) => {
  const { findings } = errorsOn(change, { deal: { ...TERMS, ...deal } })
  expect(findings.map(({ form }) => form)).toEqual(forms)
})

test('a fee for leaving a tariff that has none is claimed, with a letter', () => {
  const charged = { marks: { exitFees: [{ gbp: 30 }] }, electricity: { tariffEndDate: '2027-05-01' } }
  const [found] = errorsOn(charged, { deal: { ...TERMS, exitFeePence: 0 } }).findings
  expect(found).toMatchObject({ code: 'terms_not_agreed', form: 'fee', pence: 3000 })
  expect(found?.letter).toContain('The bill charges £30.00 for leaving. The exit fee agreed was: none.')
  expect(errorsOn(charged, { deal: TERMS }).findings).toEqual([])
})

test('the cap binds a default tariff; of another the person is asked, and a fix is free of it', () => {
  const dear = { tariffEndDate: undefined as never, tariffName: 'Standard Variable', mpan: '2300000000000' }
  // Yorkshire, April to June 2026: 23.85p and 64.40p with VAT.
  expect(costsOn({ electricity: { ...dear, tariffName: 'Standard Variable' } })).toEqual([])
  const lines = LINES.map((line) =>
    line.kind === 'unit' ? { ...line, pence: 27, amountGbp: 64.8 } : { ...line, pence: 60, amountGbp: 18 },
  )
  const over = { lines, electricity: { ...dear, totalChargesGbp: 86.94 } }
  expect(costsOn(over).map(([code]) => code)).toEqual(['rate_over_cap'])
  const unnamed = errorsOn({ ...over, electricity: { ...over.electricity, tariffName: 'Sunbeam' } })
  expect([unnamed.findings.length, unnamed.questions.map(({ code }) => code)]).toEqual([0, ['is_default_tariff']])
  expect(costsOn({ ...over, electricity: { ...over.electricity, tariffName: 'HomeFix Fixed' } })).toEqual([])
  expect(costsOn({ ...over, marks: { vat: [{ percent: 20 }] } })).toEqual([])
})

test('the cap is tested at the typical usage of its first day, which needs no release to change', () => {
  // April to June 2026 in Yorkshire without VAT: 22.71p and 61.33p. More for a unit, less for a day.
  const lines = LINES.map((line) =>
    line.kind === 'unit' ? { ...line, pence: 23.2, amountGbp: 55.68 } : { ...line, pence: 58, amountGbp: 17.4 },
  )
  const electricity = { tariffEndDate: undefined as never, tariffName: 'Standard Variable', totalChargesGbp: 76.73 }
  const codesAt = (kwh: number) => {
    const typicalUses = shippedFigures.typicalUses.map((use) => ({
      ...use,
      medium: { ...use.medium, electricity: kwh },
    }))
    const figures = { ...shippedFigures, typicalUses }
    const reading = bill({ lines, electricity })
    return findErrors({ figures, reading, earlier: [], today: '2026-11-18' }).findings.map(({ code }) => code)
  }
  expect(codesAt(2700)).toEqual(['rate_over_cap'])
  expect(codesAt(1800)).toEqual([])
})

test('VAT on electricity from October 2026 is found; before, it is right', () => {
  const late = { billDate: '2026-11-02', periodFrom: '2026-10-02', periodTo: '2026-10-31' }
  expect(costsOn({ facts: late })).toEqual([['vat', 363]])
})

test('20% on a home’s little use is wrong; on much use it is asked whose it is', () => {
  expect(costsOn({ electricity: { totalChargesGbp: 87.12 } })).toEqual([['vat', 1089]])
  expect(costsOn({ facts: { businessSign: 'levy' }, electricity: { totalChargesGbp: 87.12 } })).toEqual([])
  const [, standing] = LINES
  const much = [
    { kind: 'unit' as const, fuel: 'electricity' as const, quantity: 2400, pence: 24, amountGbp: 576 },
    standing as Billed['lines'][number],
  ]
  const asked = errorsOn({
    lines: much,
    electricity: { totalChargesGbp: 709.2, usageKwhInPeriod: 2400, estimatedAnnualUsageKwh: 29_000 },
  })
  expect([asked.findings.length, asked.questions.map(({ code }) => code)]).toEqual([0, ['is_home']])
})

test('readings that run backwards are found; a meter that rolled over or was changed is not', () => {
  const back = (previous: number, latest: number) => ({
    marks: { backwards: [{ fuel: 'electricity' as const, previous, latest }] },
  })
  expect(costsOn(back(45_210, 44_980))).toEqual([['readings_backwards', null]])
  expect(errorsOn(back(99_950, 120))).toEqual({ findings: [], questions: [] })
  expect(errorsOn(back(45_210, 120)).questions.map(({ code }) => code)).toEqual(['was_meter_changed'])
})

test('usage far above the year’s is found', () => {
  expect(costsOn({ electricity: { estimatedAnnualUsageKwh: 400 } })).toEqual([])
  const [, standing] = LINES
  const lines = [
    { kind: 'unit' as const, fuel: 'electricity' as const, quantity: 2400, pence: 24, amountGbp: 576 },
    standing as Billed['lines'][number],
  ]
  expect(costsOn({ lines, electricity: { usageKwhInPeriod: 2400, totalChargesGbp: 620.55 } })).toEqual([
    ['readings_jump', null],
  ])
})

test('days that the standing charge does not bear out prove no jump', () => {
  const [unit] = LINES
  const lines = [{ ...(unit as Billed['lines'][number]), quantity: 2400, amountGbp: 576 }]
  expect(costsOn({ lines, electricity: { usageKwhInPeriod: 2400 } })).toEqual([])
})

test('an estimate above a reading that was given is found; one below it is no error', () => {
  const readings = [{ register: 'single' as const, previous: 41_000, latest: 41_240, latestKind: 'estimated' as const }]
  const given = (value: number) => ({
    deal: { readings: [{ fuel: 'electricity' as const, register: 'single' as const, on: '2026-06-02', value }] },
  })
  expect(costsOn({ electricity: { readings } }, given(41_200))).toEqual([['reading_ignored', 1008]])
  expect(costsOn({ electricity: { readings } }, given(41_260))).toEqual([])
})

test('gas of a metric meter that was charged as imperial is found by the bill’s own words', () => {
  const gas = {
    readings: [{ register: 'single' as const, previous: 4000, latest: 4100 }],
    totalChargesGbp: 208.66,
    usageKwhInPeriod: 3162,
  }
  const marks = { gasMeter: 'meter is metric', calorificValue: 39.3 }
  expect(
    costsOn({
      ...GAS,
      facts: { ...GAS.facts, gas: { ...gas, unitRates: [{ register: 'single', pencePerKwh: 6, vat: 'excluded' }] } },
      marks,
    }),
  ).toEqual([['gas_conversion', 12_887]])
  expect(costsOn({ ...GAS, facts: { ...GAS.facts, gas }, marks: { ...marks, gasMeter: 'imperial meter' } })).toEqual([])
  expect(costsOn({ ...GAS, facts: { ...GAS.facts, gas }, marks: { calorificValue: 59.3 } })).toEqual([
    ['gas_conversion', null],
  ])
})

test('gas units that the bill prints as cubic metres are of a metric meter; those it made of feet are not', () => {
  const unitRates = [{ register: 'single' as const, pencePerKwh: 6, vat: 'excluded' as const }]
  const readings = [{ register: 'single' as const, previous: 4000, latest: 4100 }]
  const gas = { readings, unitRates, totalChargesGbp: 208.66, usageKwhInPeriod: 3162 }
  const codes = (gasCubicMetres: number) =>
    costsOn({ ...GAS, facts: { ...GAS.facts, gas }, marks: { calorificValue: 39.3, gasCubicMetres } })
  expect(codes(100)).toEqual([['gas_conversion', 12_887]])
  expect(codes(283)).toEqual([])
})

test('a night that is dearer than the day is found, with what it cost', () => {
  const line = (register: 'day' | 'night', quantity: number, pence: number) => ({
    kind: 'unit' as const,
    fuel: 'electricity' as const,
    register,
    quantity,
    pence,
    amountGbp: (quantity * pence) / 100,
  })
  const [, standing] = LINES
  const lines = [line('day', 100, 14), line('night', 200, 28), standing as Billed['lines'][number]]
  const change = { lines, electricity: { totalChargesGbp: 89.25, usageKwhInPeriod: 300 } }
  expect(costsOn(change)).toEqual([['registers_swapped', 1470]])
})

test('a standing charge for more days than the bill has is found', () => {
  const [unit] = LINES
  const standing = { kind: 'standing' as const, fuel: 'electricity' as const, quantity: 60, pence: 50, amountGbp: 30 }
  expect(
    costsOn({ lines: [unit as Billed['lines'][number], standing], electricity: { totalChargesGbp: 91.98 } }),
  ).toEqual([['standing_days', 1575]])
})

test('a standing charge that is printed twice is charged twice where the total is only made with both', () => {
  const repeated = LINES.filter(({ kind }) => kind === 'standing')
  expect(costsOn({ billed: { repeated }, electricity: { totalChargesGbp: 91.98 } })).toEqual([['standing_days', 1575]])
  expect(costsOn({ billed: { repeated } })).toEqual([])
})

test('a total that is not its lines is found on an account that was at nothing', () => {
  const money = (['opening', 'payments'] as const).map((kind) => ({ kind, gbp: 0, isCredit: false }))
  const facts = { totalChargesGbp: 86.23, balanceGbp: 86.23 }
  expect(costsOn({ facts, billed: { money, pounds: [86.23, 76.23] } })).toEqual([['sum', 1000]])
  expect(costsOn({ facts, billed: { money, pounds: [86.23, 76.23, 10] } })).toEqual([])
})

test('a bill of two supplies of one fuel is not judged', () => {
  const reading = bill({ facts: { balanceGbp: -500 } })
  const apart = { name: 'one supply', outcome: 'contradicts' as const, fields: [], detail: '' }
  const found = (checks: BillReading['checks']) =>
    findErrors({ figures: shippedFigures, reading: { ...reading, checks }, earlier: [], today: '2026-11-18' }).findings
      .length
  expect([found([]), found([apart])]).toEqual([1, 0])
})

test('an exit fee is free in the last 49 days, and not on the 50th', () => {
  const marks = { exitFees: [{ gbp: 50 }] }
  const facts = { totalChargesGbp: 126.23 }
  expect(costsOn({ marks, facts, electricity: { tariffEndDate: '2026-07-19' } })).toEqual([['exit_fee', 5000]])
  expect(costsOn({ marks, facts, electricity: { tariffEndDate: '2026-07-20' } })).toEqual([])
})

test('a fee that is only named is charged where it fills the gap to the total', () => {
  const electricity = { tariffEndDate: '2026-07-19' }
  const named = (...pounds: number[]) => ({ exitFeesNamed: pounds.map((gbp) => ({ gbp })) })
  const total = (totalChargesGbp: number) => ({ totalChargesGbp })
  expect(costsOn({ electricity, marks: named(50), facts: total(126.23) })).toEqual([['exit_fee', 5000]])
  expect(costsOn({ electricity, marks: named(50, 50), facts: total(126.23) })).toEqual([['exit_fee', 5000]])
  expect(costsOn({ electricity, marks: named(50, 40), facts: total(166.23) })).toEqual([['exit_fee', 9000]])
  expect(costsOn({ electricity, marks: named(50) })).toEqual([])
  // Within the fuel's own total it is beyond its lines.
  expect(costsOn({ electricity: { ...electricity, totalChargesGbp: 126.23 }, marks: named(50) })).toEqual([
    ['exit_fee', 5000],
  ])
})

test('a fee that was given back is not claimed', () => {
  const marks = { exitFees: [{ gbp: 50 }], exitFeeBack: 'Exit fee refund' }
  expect(costsOn({ marks, facts: { totalChargesGbp: 76.23 }, electricity: { tariffEndDate: '2026-07-19' } })).toEqual(
    [],
  )
})

test('an exit fee without an end is asked about: on a variable tariff it is an error, on a fix nobody can tell', () => {
  const electricity = { tariffEndDate: undefined as never }
  const fee = { marks: { exitFees: [{ gbp: 50 }] }, facts: { totalChargesGbp: 126.23 }, electricity }
  expect(errorsOn(fee).questions.map(({ code }) => code)).toEqual(['why_exit_fee'])
  const told = (answer: string) => errorsOn(fee, { deal: { answers: { why_exit_fee: answer } } })
  const rule = { name: 'A variable tariff has no exit fee' }
  expect(told('variable')).toMatchObject({ findings: [{ code: 'exit_fee', pence: 5000, rule }], questions: [] })
  expect(told('fixed')).toEqual({ findings: [], questions: [] })
})

test('energy of more than twelve months ago is found, and asked about', () => {
  const long = { facts: { periodFrom: '2025-05-02' }, lines: [], electricity: { usageKwhInPeriod: 2900 } }
  const { findings, questions } = errorsOn(long)
  expect(findings.map(({ code, facts }) => [code, facts['cutoff']])).toEqual([['back_billing', '3 June 2025']])
  expect(questions.map(({ code }) => code)).toEqual(['was_reading_prevented'])
  expect(costsOn({ ...long, facts: { periodFrom: '2025-06-03' } })).toEqual([])
  const unread = { periodFrom: undefined as never, periodTo: undefined as never }
  const days = (quantity: number) => [
    { kind: 'standing' as const, fuel: 'electricity' as const, quantity, pence: 50, amountGbp: quantity / 2 },
  ]
  expect(costsOn({ facts: unread, lines: days(366) })).toEqual([['back_billing', null]])
  expect(costsOn({ facts: unread, lines: days(365) })).toEqual([])
})

test('two bills for the same days are found; the same bill twice and a replacement are not', () => {
  const earlier = [bill({ facts: { billDate: '2026-06-01', totalChargesGbp: 80 } })]
  expect(costsOn({}, { earlier })).toEqual([['double_billed', 7623]])
  expect(costsOn({}, { earlier: [bill()] })).toEqual([])
  expect(costsOn({ marks: { replaces: 'replaces bill' } }, { earlier })).toEqual([])
})

test('a summary of the year charges nothing twice and nothing late; with the days of a month it is a bill', () => {
  const earlier = [bill({ facts: { billDate: '2026-06-01', totalChargesGbp: 80 } })]
  const year = { facts: { periodFrom: '2025-05-02' }, lines: [] }
  const marks = { yearSummary: 'Your annual summary' }
  expect(costsOn(year, { earlier }).map(([code]) => code)).toEqual(['back_billing', 'double_billed'])
  expect(costsOn({ ...year, marks }, { earlier })).toEqual([])
  expect(costsOn({ marks }, { earlier })).toEqual([['double_billed', 7623]])
  expect(costsOn({}, { earlier: [bill({ ...year, marks })] })).toEqual([])
})

test('energy of too long ago that the bill takes off is no claim', () => {
  const long = { facts: { periodFrom: '2025-05-02' }, lines: [] }
  expect(costsOn(long)).toEqual([['back_billing', null]])
  expect(errorsOn({ ...long, marks: { backBillCredit: 'Back-billing credit' } })).toEqual({
    findings: [],
    questions: [],
  })
})

const usedAYear = (more: object = {}) => ({
  electricity: { estimatedAnnualCostGbp: undefined as never, estimatedAnnualUsageKwh: 3100, ...more },
})

test('a year that is not printed is worked out from the yearly usage and the rates', () => {
  const [credit] = errorsOn({ facts: { balanceGbp: -910 }, ...usedAYear() }).findings
  expect(credit).toMatchObject({ code: 'credit_held', facts: { credit: '£910.00' } })
  expect(credit?.evidence).toContain('electricity.estimatedAnnualUsageKwh')
  const [high] = errorsOn({ marks: { monthlyPaymentGbp: 250 }, ...usedAYear() }).findings
  expect(high?.says.found).toMatch(
    /^The Direct Debit is £250.00 a month. The yearly usage on the bill would cost £9\d\d\.\d\d at its rates/,
  )
  const [low] = errorsOn({ marks: { monthlyPaymentGbp: 20 }, ...usedAYear() }).findings
  expect(low).toMatchObject({ code: 'direct_debit', form: 'low_by_rates', pence: null })
})

test.for<[string, Change]>([
  ['without the usage of a year', usedAYear({ estimatedAnnualUsageKwh: undefined })],
  ['without a standing charge', usedAYear({ standingChargePencePerDay: undefined })],
  ['whose rates may or may not have VAT in them', usedAYear({ unitRates: [{ register: 'single', pencePerKwh: 24 }] })],
  [
    'with two rates',
    usedAYear({
      unitRates: (['day', 'night'] as const).map((register) => ({ register, pencePerKwh: 24, vat: 'excluded' })),
    }),
  ],
])('a bill %s has no year to hold payments against', ([, change]) => {
  expect(costsOn({ facts: { balanceGbp: -910 }, marks: { monthlyPaymentGbp: 250 }, ...change })).toEqual([])
})

test('a Direct Debit far from the year, and credit of more than three months, are found', () => {
  expect(costsOn({ marks: { monthlyPaymentGbp: 150 } })).toEqual([['direct_debit', 7333]])
  expect(costsOn({ marks: { monthlyPaymentGbp: 80 } })).toEqual([])
  const paid = { money: [{ kind: 'payments' as const, gbp: 150, isCredit: true }] }
  expect(costsOn({ marks: { monthlyPaymentGbp: 150 }, billed: paid })).toEqual([])
  expect(costsOn({ facts: { balanceGbp: -230.01 } })).toEqual([['credit_held', 1]])
  expect(costsOn({ facts: { balanceGbp: -230 } })).toEqual([])
  expect(costsOn({ facts: { balanceGbp: -500 }, marks: { otherServiceGbp: 30, monthlyPaymentGbp: 150 } })).toEqual([])
})

test('a finding names its rule and its places, and its letter asks for one thing without an account number', () => {
  const { findings } = errorsOn({ facts: { billDate: '2026-11-02', periodFrom: '2026-10-02', periodTo: '2026-10-31' } })
  const [found] = findings
  expect(found).toMatchObject({
    code: 'vat' satisfies FindingCode,
    evidence: ['electricity.totalChargesGbp'],
    rule: { publisher: 'Ofgem: Energy price cap', checkedOn: '2026-11-16' },
    says: { found: 'The bill adds £3.63 of VAT at 5% to electricity. For these days the VAT should be £0.00.' },
  })
  expect(found?.letter).toContain('Please take the VAT off and refund £3.63.')
  expect(found?.letter).toContain('Account number: [account number]')
  expect(found?.letter).toContain('Energy Ombudsman')
  expect(found?.letter).not.toContain('8500123456')
  expect(found?.callScript).toContain('Please log this as a complaint')
  expect(found?.callScript).toContain('my bill dated 2 November 2026, for 2 October 2026 to')
})
