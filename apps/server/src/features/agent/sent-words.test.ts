import { askChoice, askModel, beginTurn, hearModel, prepareTurn, runCommand, sayTurn, type World } from '@mowatt/agent'
import { type AgentState, freshState } from '@mowatt/agent/agent-state'
import { testWorld } from '@mowatt/agent/test-world'
import type { BillFacts, BillMarks, BillReading, FuelFacts } from '@mowatt/bill-reader/bill-facts'
import { isIsoDay, sayDay } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { maskOf } from './mask.ts'

/** Every field of a type: a new one has to be filled in here. */
type Whole<T> = { [Key in keyof T]-?: Exclude<T[Key], undefined> }

const fuel = (canary: number, name: string): Whole<FuelFacts> => ({
  meterSerial: `Q${canary}77318`,
  tariffName: `Zebrawood ${name} Fixed`,
  unitRates: [{ register: 'single', pencePerKwh: canary + 0.713, vat: 'included', kwh: canary * 100 + 7 }],
  standingChargePencePerDay: canary + 30.371,
  standingChargeVat: 'included',
  usageKwhInPeriod: canary * 10 + 9,
  estimatedAnnualUsageKwh: canary * 131,
  estimatedAnnualCostGbp: canary * 37 + 0.19,
  tariffEndDate: '2027-04-17',
  exitFeeGbp: canary + 0.63,
  totalChargesGbp: canary * 3 + 0.83,
  readings: [{ register: 'single', previous: canary * 1013, latest: canary * 1013 + 391, latestKind: 'estimated' }],
})

const facts: Whole<Omit<BillFacts, 'reason' | 'language' | 'businessSign' | 'isResold'>> = {
  isEnergyBill: true,
  documentType: 'energy_bill',
  supplier: 'Wrenfield Quillpower',
  accountNumber: 'A-8512-33427',
  customerPostcode: 'RG1 1AA',
  billDate: '2026-11-06',
  periodFrom: '2026-10-03',
  periodTo: '2026-11-02',
  paymentMethod: 'direct_debit',
  totalChargesGbp: 163.47,
  balanceGbp: 231.59,
  electricity: { ...fuel(23, 'Volt'), mpan: '2000001234560' },
  gas: { ...fuel(7, 'Flame'), mprn: '7412369850', units: 'metric' },
  export: { mpan: '2000009876544', exportKwh: 4127, pencePerKwh: 14.61, paymentGbp: 602.95 },
  service: {
    kind: 'broadband',
    provider: 'Larchcable',
    accountNumber: 'B-6629-81',
    monthlyPriceGbp: 31.79,
    contractEndDate: '2027-08-23',
  },
}

const marks: Whole<BillMarks> = {
  debtGbp: 88.41,
  debtWeeklyGbp: 4.37,
  vat: [{ percent: 5 }],
  monthlyPaymentGbp: 118.29,
  refundGbp: 41.67,
  discountGbp: 9.87,
  smart: 'smart meter at the Quillfeather flat',
  registers: 'Economy 7 of Quillfeather',
  priceChangedOn: '2026-10-19',
  exitFeeEndsOn: '2027-02-27',
  exitFees: [{ gbp: 61.43 }],
  exitFeesNamed: [{ gbp: 62.57 }],
  exitFeeBack: 'fee given back to Mrs Quillfeather',
  otherServiceGbp: 17.93,
  calorificValue: 39.73,
  gasMeter: 'hundreds of cubic feet, Quillfeather',
  gasCubicMetres: 643.8,
  gasCounted: 5717,
  replaces: 'replaces the bill of Mrs Quillfeather',
  yearSummary: 'Your year, Mrs Quillfeather',
  backBillCredit: 'taken off for Mrs Quillfeather',
  backwards: [{ fuel: 'gas', previous: 5821, latest: 5719 }],
}

const reading: BillReading = { facts, evidence: {}, checks: [], marks }
const world: World = { ...testWorld(), bills: [{ billId: 'bill-1', reading }] }

/** Each value of it as Mo or a bill would write it. Our own words for its kinds, such as "included", reveal nothing. */
function canariesOf(value: unknown): string[] {
  if (typeof value === 'number') return value === 5 ? [] : [String(value), value.toLocaleString('en-GB')]
  if (typeof value === 'string' && isIsoDay(value)) return [value, sayDay(value)]
  if (typeof value === 'string') return /\d|[A-Z]/.test(value) ? [value, ...partsOf(value)] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(canariesOf) : []
}

function partsOf(text: string): string[] {
  return text.split(' ').filter((each) => /^[A-Z]\w{6}/.test(each) && each !== 'Economy')
}

const MEASURES = [
  'fields',
  'cost',
  'total',
  'use',
  'unit_rate',
  'standing_charge',
  'exit_fee',
  'ends_on',
  'free_from',
  'days',
  'balance',
  'payment',
  'vat',
  'reading',
  'estimated',
  'tariff',
  'supplier',
  'paid_by',
  'meter',
  'region',
  'saving',
] as const
const SAID = [
  ...MEASURES.map((measure) => ({ do: 'figure', measure, of: 'bill' })),
  ...(['rate', 'payment', 'use', 'bill', 'offer'] as const).map((what) => ({ do: 'judge', what })),
  { do: 'compare' },
  { do: 'letter', kind: 'complaint' },
  { do: 'noted' },
  { do: 'correct', field: 'account_number' },
  { do: 'explain', topic: 'unit_rate' },
]

test('whatever a model is asked in a talk about a bill, nothing that the bill says is in it', async () => {
  const canaries = [...new Set(canariesOf([facts, marks]))]
  expect(canaries.length).toBeGreaterThan(75)
  const sent: string[] = []
  const messages: string[] = []
  const told = `I’m with ${facts.supplier} on ${facts.electricity.tariffName}, account ${facts.accountNumber}, supply ${facts.electricity.mpan} and ${facts.gas.mprn}, meter ${facts.gas.meterSerial}, at ${facts.customerPostcode}.`
  let state: AgentState = { ...freshState(), hasIntroduced: true }
  for (const [index, says] of SAID.entries()) {
    const text = index % 5 === 0 ? `${told} And what about that?` : 'And what about that?'
    const { context } = beginTurn({ text, state, world, messages })
    const hide = maskOf(world, [...messages, text])
    const round = { topics: [], lookedUp: [] }
    sent.push(...askModel(context, round, hide).map(({ content }) => content))
    const answer = JSON.stringify({ commands: [says], others: [], sure: 'yes', language: 'en' })
    const heard = hearModel(answer, context, round)
    const reads = 'reading' in heard ? heard.reading : undefined
    if (!reads) continue
    const turn = { text, state, world, messages }
    const prepared = await prepareTurn(turn, { reader: { read: async () => reads }, run: runCommand })
    sent.push(...(askChoice(prepared, world, maskOf(world, prepared.messages)) ?? []).map(({ content }) => content))
    messages.push(text)
    ;({ state } = sayTurn(prepared, world))
  }
  expect(messages.length).toBeGreaterThan(SAID.length - 5)
  // Our own rules and lists, which are the same for every user, contain numbers of their own.
  const [rules = ''] = sent
  const own = sent.filter((each) => each !== rules).join('\n')
  expect(canaries.filter((each) => own.includes(each))).toEqual([])
})
