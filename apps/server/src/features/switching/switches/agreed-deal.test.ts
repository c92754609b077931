import type { ChatOffer } from '@mowatt/contract'
import { expect, test } from 'vitest'
import type { KeptComparison } from '../comparisons/kept-comparison.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import { agreedContracts } from './agreed-contracts.ts'
import { agreedDeal } from './agreed-deal.ts'
import { freezeOffer } from './freeze-offer.ts'
import type { FrozenOffer, SwitchRecord } from './switch-record.ts'

const ctx = {
  config: { switching: { simulatorDayMs: undefined } },
  now: () => new Date('2027-02-01T10:00:00Z'),
} as never

const RATES = [
  { label: 'Electricity unit rate by day', text: '28.10p per kWh' },
  { label: 'Electricity unit rate at night', text: '14.05p per kWh' },
  { label: 'Electricity standing charge', text: '51.37p a day' },
  { label: 'Gas unit rate', text: '5.98p per kWh' },
  { label: 'Gas standing charge', text: '29.82p a day' },
]

function switchTo(frozen: Partial<FrozenOffer>, offer: Partial<ChatOffer> = {}): SwitchRecord {
  return {
    state: 'complete',
    endedAt: new Date('2026-12-09T10:00:00Z'),
    expectedOn: '2026-12-09',
    frozen: {
      offer: { kind: 'fixed', exit_fee_pence: 5000, rates: RATES, ...offer },
      fuels: ['electricity', 'gas'],
      print: '',
      comparedOn: '2026-11-18',
      fixed: { months: 12 },
      ...frozen,
    },
  } as unknown as SwitchRecord
}

test('rates are agreed as they were shown, with the VAT of that day, which was none on electricity', () => {
  const deal = agreedDeal(ctx, switchTo({}), { from: '2026-12-09', to: '2027-01-08' })
  expect(deal).toEqual({
    electricity: {
      unitRates: [
        { register: 'day', pencePerKwh: 28.1 },
        { register: 'night', pencePerKwh: 14.05 },
      ],
      standingChargePencePerDay: 51.37,
      vat: 'excluded',
    },
    gas: { unitRates: [{ register: 'single', pencePerKwh: 5.98 }], standingChargePencePerDay: 29.82, vat: 'included' },
    exitFeePence: 5000,
    startsOn: '2026-12-09',
    endsOn: '2027-12-08',
  })
})

test.for<[string, SwitchRecord, { from: string; to: string }, boolean]>([
  ['a fix within its term', switchTo({}), { from: '2027-11-01', to: '2027-12-08' }, true],
  ['a fix after its term', switchTo({}), { from: '2027-11-15', to: '2027-12-14' }, false],
  ['days before the move', switchTo({}), { from: '2026-12-01', to: '2026-12-31' }, false],
  ['a variable price until the quarter ends', variable(), { from: '2026-12-09', to: '2026-12-31' }, true],
  ['a variable price in the next quarter', variable(), { from: '2026-12-09', to: '2027-01-01' }, false],
  ['a tracker', tracker(), { from: '2026-12-09', to: '2026-12-31' }, false],
])('%s', ([, record, period, isAtPrice]) => {
  expect(agreedDeal(ctx, record, period)?.electricity !== undefined).toBe(isAtPrice)
})

test('what goes by the hour is agreed exactly, and no rate of it is taken for the only one', () => {
  const tariff = currentCatalogue().find(({ id }) => id === 'sample-larkspur-energy-night-drive')
  const rates = [
    { label: 'Electricity unit rates by time', text: '7p from 00:30 to 05:30, 27p otherwise', pence: 20 },
    ...RATES.slice(2),
  ]
  const offer = { tariff_id: tariff?.id ?? '', payment_method: 'direct_debit', kind: 'fixed', rates } as ChatOffer
  const comparison = { region: 'London', on: '2026-11-18' }
  const frozen = freezeOffer({ comparison } as KeptComparison, offer, '')
  const record = switchTo(frozen, { ...offer, exit_fee_pence: 5000 })
  const priced = tariff?.prices.find(({ fuel, region }) => fuel === 'electricity' && region === 'C')
  expect(agreedContracts(ctx, record).electricity?.contract.prices).toMatchObject([
    { from: '2026-12-09', unitRates: priced?.unitRates },
  ])
  expect(agreedContracts(ctx, record).gas?.contract.prices).toMatchObject([{ unitRates: { single: 5_980_000 } }])
  expect(agreedDeal(ctx, record, { from: '2026-12-09', to: '2027-01-08' })?.electricity?.unitRates).toEqual([])
})

function variable(): SwitchRecord {
  const { fixed: _fixed, ...frozen } = switchTo({}, { kind: 'variable' }).frozen
  return { ...switchTo({}), frozen }
}

function tracker(): SwitchRecord {
  const { fixed: _fixed, ...frozen } = switchTo({}, { kind: 'tracker' }).frozen
  return { ...switchTo({}), frozen }
}
