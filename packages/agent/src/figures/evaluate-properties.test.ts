import { FUELS } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import type { Household } from '@mowatt/text/household'
import { isWhole } from '../../../../test-size.ts'
import { freshState } from '../state/agent-state.ts'
import { askFigure, type Asked, type Question } from '../../test/ask-figure.ts'
import { electricBill, testWorld } from '../../test/test-world.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { yearNow } from '../home/year-now.ts'
import type { Change } from '@mowatt/text/values/change'
import { type Figure, JUDGED, MEASURES, PERS, SCOPES, type Which } from '../command/command.ts'
import type { World } from '../state/world.ts'

const withBill = testWorld({ bill: true })
const withoutBill = testWorld()
const withElectricity = worldOf(electricBill())
const withOldBill = worldOf(electricBill({ periodFrom: '2025-01-01', periodTo: '2025-03-31', billDate: '2025-04-02' }))
const { estimatedAnnualUsageKwh: _year, ...ofPeriod } = electricBill({}, { usageKwhInPeriod: 210 }).electricity ?? {}
const withShortBill = worldOf({ ...electricBill(), electricity: ofPeriod })
const inCredit = worldOf(electricBill({ balanceGbp: -42.1, totalChargesGbp: 61.2 }))

function worldOf(facts: World['bills'][number]['reading']['facts']): World {
  return { ...testWorld(), bills: [{ billId: 'bill-2', reading: { facts, evidence: {}, checks: [] } }] }
}

function amount({ statements, book }: Asked): number {
  const id = statements[0]?.facts?.['amount'] ?? ''
  const { value } = book.get(id)
  return 'amount' in value ? value.amount : Number.NaN
}

const HOMES: readonly (readonly [World, Household, string])[] = [
  [withBill, {}, ''],
  [withElectricity, {}, ''],
  [withOldBill, {}, ''],
  [withShortBill, {}, ''],
  [withoutBill, { spend: { pence: 14_000, period: 'month', fuels: 'both' } }, '£140 a month for both'],
  [
    withoutBill,
    { deal: 'variable', kwh: { electricity: 2400, gas: 8000 } },
    '2400 kWh of electricity and 8000 kWh of gas, variable',
  ],
  [withoutBill, { deal: 'variable', people: 3, bedrooms: 4 }, '3 people and 4 bedrooms on a variable tariff'],
  [withoutBill, { deal: 'variable', isTypical: true }, 'take a typical home'],
  [
    withoutBill,
    { spend: { pence: 15_500, period: 'month', fuels: 'both' } },
    '£95 for electricity and £60 for gas a month',
  ],
  [
    withoutBill,
    { rates: { electricity: { unitPence: 22.5, standingPence: 45 } }, kwh: { electricity: 3100 } },
    '22.5p and 45p standing, 3,100 kWh',
  ],
]

test.for(HOMES)('the year of home %# is that of the calculator', ([world, own, text]) => {
  const year = yearNow(homeOfTurn({ world, state: { ...freshState(), own } }), world.today)
  const asked = askFigure({ do: 'figure', measure: 'cost', of: 'deal' }, world, { own, text })
  expect(amount(asked)).toBe(year?.cost.pence)
  expect(asked.problems).toEqual([])
})

test.for(HOMES)('twelve months of home %# are its year', ([world, own, text]) => {
  const of = (per: Figure['per']) =>
    amount(askFigure({ do: 'figure', measure: 'cost', of: 'deal', ...(per && { per }) }, world, { own, text }))
  expect(Math.abs(of('month') * 12 - of('year'))).toBeLessThanOrEqual(6)
  expect(Math.abs(of('quarter') * 4 - of('year'))).toBeLessThanOrEqual(2)
})

test.for(['deal', 'cap', 'bill', 'offer'] as const)('the fuels of the %s add up to both', (of) => {
  const cost = (fuel?: 'electricity' | 'gas') =>
    amount(askFigure({ do: 'figure', measure: 'cost', of, which: 'best', ...(fuel && { fuel }) }, withBill))
  expect(cost('electricity') + cost('gas')).toBe(cost())
})

test.for(HOMES)('supposing nothing changes nothing in home %#', ([world, own, text]) => {
  const plain = askFigure({ do: 'figure', measure: 'cost', of: 'deal' }, world, { own, text })
  const suppose: Change[] = [{ change: 'use', percent: 0 }]
  expect(
    askFigure({ do: 'figure', measure: 'cost', of: 'deal', suppose }, world, { own, text: `${text} 0%` }).text,
  ).toBe(plain.text)
})

/** Seeded, so the same numbers every time. */
function dice(seed: number): (sides: number) => number {
  let now = seed
  return (sides) => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((now / 2_147_483_648) * sides)
  }
}

const WORDS = [
  'what if I use 10% less and drive 8,000 miles a year',
  'is 24.5p per kWh with 48p a day good, or £140 a month',
  'my gas went from 4512 to 4630 and I paid £62 for 245 kWh',
  'in Leeds, leaving on 14 February 2027, with 3 people',
  'what about Swansea or SW1A 1AA',
  'half as much in my tumble dryer for 3 hours',
  'day 31 night 15, 40% at night, my meter says 10310 and it costs £400',
  'over 3 months, or 1 kWh a day, how many m3 is 720',
  '',
]
const CHANGES: readonly Change[] = [
  { change: 'use', percent: -10 },
  { change: 'use', fuel: 'gas', percent: -50 },
  { change: 'use', fuel: 'electricity', kwh: 245 },
  { change: 'unit_rate', pence: 24.5 },
  { change: 'unit_rate', fuel: 'gas', percent: 10 },
  { change: 'standing_charge', fuel: 'electricity', pence: 48 },
  { change: 'payment_method', to: 'prepayment' },
  { change: 'payment_method', to: 'standard_credit' },
  { change: 'leave_on', on: '2027-02-14' },
  { change: 'place', name: 'Leeds' },
  { change: 'place', postcode: 'SW1A 1AA' },
  { change: 'without_fuel', fuel: 'gas' },
  { change: 'miles', miles: 8000, per: 'year' },
  { change: 'heat_pump' },
  { change: 'people', people: 3 },
  { change: 'leave_on' },
  { change: 'exit_fee', pounds: 62 },
  { change: 'heat_pump', cop: 3 },
  { change: 'clear', months: 3 },
  { change: 'night', percent: 10 },
]
const WHICH: readonly Which[] = [
  'best',
  'it',
  'last',
  { nth: 1 },
  { nth: 3 },
  { nth: 99 },
  { name: 'Larkspur Fix 12' },
  { name: 'nothing' },
]
const ROUNDS = isWhole ? 10_000 : 300
const WORLDS = [withBill, withoutBill, withElectricity, withOldBill, withShortBill, inCredit]

test('questions at random: each reply is whole, and each value of it is at its source', () => {
  const roll = dice(20_261_116)
  const one = <Of>(of: readonly Of[]): Of | undefined => of[roll(of.length)]
  const maybe = <Of>(of: readonly Of[]): Of | undefined => (roll(2) === 0 ? undefined : one(of))
  const shown = withBill.catalogue.slice(0, 5).map(({ id }) => id)
  for (let round = 0; round < ROUNDS; round++) {
    const [fuel, per, against, which] = [maybe(FUELS), maybe(PERS), maybe(SCOPES), maybe(WHICH)]
    const suppose = [maybe(CHANGES), maybe(CHANGES)].filter((each) => each !== undefined)
    const figure: Question = {
      do: 'figure',
      measure: one(MEASURES) ?? 'cost',
      of: one(SCOPES) ?? 'deal',
      ...(fuel && { fuel }),
      ...(per && { per }),
      ...(against && { against }),
      ...(which && { which }),
      ...(suppose.length > 0 && { suppose }),
    }
    const question: Question =
      roll(8) === 0 ? { do: 'judge', what: one(JUDGED) ?? 'rate', ...(fuel && { fuel }) } : figure
    const text = one(WORDS) ?? ''
    const [, own = {}, told = ''] = roll(2) === 0 ? [] : (one(HOMES) ?? [])
    const state =
      roll(3) === 0
        ? { pointed: shown[2] ?? '', comparison: { id: 'c', subject: 'own' as const, on: '2026-11-15', shown } }
        : {}
    const asked = askFigure(question, one(WORLDS) ?? withBill, { text: `${told} ${text}`, own, state })
    expect(asked.problems, `${JSON.stringify(question)} ${text}`).toEqual([])
    expect(asked.text, `${JSON.stringify(question)} ${text}`).toMatch(/^[A-Z£\d].*[.?]$/s)
    expect(asked.text).not.toMatch(/undefined|NaN|Infinity|[{}]| {2}/)
    expect(asked.statements.filter(({ role }) => role === 'ask').length).toBeLessThanOrEqual(2)
  }
})
