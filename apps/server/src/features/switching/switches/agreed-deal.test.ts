import type { ChatOffer } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { agreedDeal } from './agreed-deal.ts'
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

function variable(): SwitchRecord {
  const { fixed: _fixed, ...frozen } = switchTo({}, { kind: 'variable' }).frozen
  return { ...switchTo({}), frozen }
}

function tracker(): SwitchRecord {
  const { fixed: _fixed, ...frozen } = switchTo({}, { kind: 'tracker' }).frozen
  return { ...switchTo({}), frozen }
}
