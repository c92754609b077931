import type { WireExport, WireRates, WireTariff } from '@mowatt/contract'
import { wireFigures } from '@mowatt/contract/wire-figures'
import {
  shippedFigures,
  AS_NOW,
  emptyDays,
  localOf,
  ORIGINS,
  SLOTS_PER_DAY,
  sumOf,
  type WhatIfs,
} from '@mowatt/tariffs'
import { describe, expect, it } from 'vitest'
import { readChoices } from '../home-choices.ts'
import { listTexts, nowTexts } from '../half-hours-texts.ts'
import { createWeigher } from './weigh-home.ts'

const today = '2026-11-18'
const choices = readChoices(new URLSearchParams())
const NIGHT = { name: 'night', rate: 5_000_000, from: '00:30', to: '05:30' }

function tariff(id: string, unit_rates: WireRates, needs: WireTariff['needs'] = []): WireTariff {
  return {
    tariff_id: id,
    supplier: 'Larkspur Energy',
    tariff_name: id,
    kind: 'variable',
    features: [],
    needs,
    term: null,
    exit_fee_pence_per_fuel: 0,
    available_from: '2026-10-01',
    available_to: null,
    is_standard_variable: false,
    is_sample: true,
    source: 'Sample data',
    discounts: [],
    prices: [
      {
        fuel: 'electricity',
        from: '2026-10-01',
        unit_rates,
        standing_micro_pence_per_day: 50_000_000,
        includes_vat_basis_points: 0,
      },
    ],
  }
}

const NOON = { rest: 8_000_000, bands: [{ name: 'noon', rate: 25_000_000, from: '10:00', to: '16:00' }] }

function paid(id: string, unit_rates: WireRates, needs: WireExport['needs'] = ['smart_meter']): WireExport {
  const { supplier, available_from, available_to, is_sample, source } = tariff(id, unit_rates)
  const prices = [{ from: '2026-10-01', unit_rates }]
  return { tariff_id: id, tariff_name: id, supplier, needs, available_from, available_to, is_sample, source, prices }
}

const flat = tariff('flat', { single: 24_000_000 })
const nights = tariff('nights', { rest: 27_000_000, bands: [NIGHT] }, ['smart_meter'])
const carNights = tariff('car-nights', { rest: 26_000_000, bands: [NIGHT] }, ['ev', 'smart_meter'])

const home = {
  today,
  choices,
  tariffs: [flat, nights, carNights],
  figures: wireFigures(shippedFigures, choices.region),
  exports: [paid('even', { single: 15_000_000 }), paid('noon', NOON)],
  own: {},
}

describe('a typical home', () => {
  const { weighed } = createWeigher(home)(AS_NOW)

  it('ranks what it can have, cheapest first, and puts apart what it lacks something for', () => {
    expect(weighed.rows.map(({ tariffId }) => tariffId)).toEqual(['flat', 'nights'])
    expect(weighed.apart.map(({ tariffId, missing }) => [tariffId, missing])).toEqual([['car-nights', ['ev']]])
    const [best] = weighed.rows
    expect(best!.otherYear.low).toBeLessThan(best!.pence)
    expect(best!.otherYear.high).toBeGreaterThan(best!.pence)
    expect(weighed.apart[0]!.gainPence).toBe(best!.pence - weighed.apart[0]!.pence)
  })

  it('says that it is typical, and of how much', () => {
    expect(weighed.basis).toMatchObject({
      electricity: { kind: 'typical', isKwhKnown: false },
      gas: { kind: 'typical', isKwhKnown: false },
    })
    expect(weighed.cheapestAsNowPence).toBeUndefined()
  })

  it('uses what somebody knows of their year', () => {
    const known = createWeigher({ ...home, choices: { ...choices, electricityKwh: 4321 } })(AS_NOW)
    expect(known.weighed.basis.electricity).toMatchObject({ kwh: 4321, isKwhKnown: true })
  })

  it('uses at night what the registers of a bill have said', () => {
    const nightly = createWeigher({ ...home, choices: { ...choices, nightBasisPoints: 6000 } })(AS_NOW)
    const inNight = nightly.before.electricity.wattHours.reduce((sum, each, index) => {
      const slot = localOf(nightly.before.electricity.from + index) % SLOTS_PER_DAY
      return sum + (slot >= 1 && slot < 15 ? each : 0)
    }, 0)
    expect(inNight / sumOf(nightly.before.electricity)).toBeCloseTo(0.6, 2)
    expect(nightly.weighed.rows[0]!.tariffId).toBe('nights')
  })

  it('ranks no tariff for smart meters where there is none', () => {
    const without = createWeigher({ ...home, choices: { ...choices, hasSmartMeter: false } })(AS_NOW)
    expect(without.weighed.rows.map(({ tariffId }) => tariffId)).toEqual(['flat'])
  })
})

describe('a year as now', () => {
  const capped = createWeigher(home)(AS_NOW).weighed.now
  const price = (single: number) => ({
    prices: [
      {
        from: '2026-01-01',
        unitRates: { single },
        standingMicroPencePerDay: 60_000_000,
        includesVatBasisPoints: 500,
      },
    ],
  })

  it('says where the hours or the prices of a tariff are not its own', () => {
    const half = {
      first_half_hour: 990_000,
      published: Array.from({ length: 960 }, (_, index) => (index % 48) * 1_000_000),
    }
    const given = {
      ...home,
      tariffs: [flat, tariff('by-half-hour', half), tariff('economy-7', { day: 9_000_000, night: 8_000_000 })],
    }
    const { rows } = createWeigher(given)(AS_NOW).weighed
    const says = Object.fromEntries(rows.map((row) => [row.tariffId, listTexts.restsOn(row.assumptions)]))
    expect(says).toEqual({
      flat: '',
      'by-half-hour':
        'Half-hourly prices change every day. We’ve used the ones already published, and their average for other days.',
      'economy-7': 'We’ve used 00:30 to 07:30 for its night rate.',
    })
  })

  it('ranks what asks for a day and night meter where such rates are paid, typed or by the page of a home', () => {
    const economy7 = tariff('economy-7', { day: 28_000_000, night: 12_000_000 }, ['two_rate_meter'])
    const given = { ...home, tariffs: [flat, economy7] }
    const ranked = (more: object) =>
      createWeigher({ ...given, ...more })(AS_NOW).weighed.rows.map((row) => row.tariffId)
    expect(ranked({})).toEqual(['flat'])
    const rates = { electricity: { unitPence: 30, nightPence: 15, standingPence: 50 } }
    expect(ranked({ choices: { ...choices, rates } })).toContain('economy-7')
    const paysNow = { from: '2026-10-01', standingMicroPencePerDay: 50_000_000, includesVatBasisPoints: 0 }
    const deal = { electricity: { prices: [{ ...paysNow, unitRates: { day: 30_000_000, night: 15_000_000 } }] } }
    expect(ranked({ deal })).toContain('economy-7')
  })

  it('is on the price cap where nothing is known', () => {
    expect(capped).toMatchObject({ bases: { electricity: 'cap', gas: 'cap' }, exitFeePence: 0 })
  })

  it('is at the rates that were typed, and what was left out at the cap', () => {
    const rates = { electricity: { unitPence: 30, standingPence: 60 } }
    const typed = createWeigher({ ...home, choices: { ...choices, rates } })(AS_NOW).weighed
    const dearer = createWeigher({
      ...home,
      choices: { ...choices, rates: { electricity: { unitPence: 31, standingPence: 60 } } },
    })(AS_NOW).weighed
    expect(typed.now.bases).toEqual({ electricity: 'typed', gas: 'cap' })
    // A penny a kWh more, for as many kWh as the year has; the VAT of its later days is higher than today's.
    const penny = dearer.now.pence - typed.now.pence
    expect(penny / typed.basis.electricity!.kwh).toBeCloseTo(1.03, 1)
    expect(typed.rows[0]!.savingPence).toBe(typed.now.pence - typed.rows[0]!.pence)
  })

  it('is at the cap once a fix ends that a link told of, and names the fee for leaving', () => {
    const rates = { electricity: { unitPence: 45 } }
    const until = (endsOn: string) =>
      createWeigher({ ...home, choices: { ...choices, rates, fix: { electricity: { endsOn, exitFeePence: 5000 } } } })(
        AS_NOW,
      ).weighed.now
    const capped = createWeigher(home)(AS_NOW).weighed.now
    const never = createWeigher({ ...home, choices: { ...choices, rates } })(AS_NOW).weighed.now
    expect(until('2026-11-17').pence).toBe(capped.pence)
    expect(until('2027-11-17').pence).toBe(never.pence)
    const half = until('2027-05-18')
    expect(half.pence).toBeGreaterThan(capped.pence)
    expect(half.pence).toBeLessThan(never.pence)
    expect(half).toMatchObject({ bases: { electricity: 'typed', until: '2027-05-18' }, exitFeePence: 5000 })
    expect(nowTexts(half.bases).text).toBe(
      'At the rates you typed until 18 May 2027, then the price cap. We’ve used the price cap for gas.',
    )
  })

  it('is on the deal of their home, which typed rates go over, and names the fee for leaving', () => {
    const deal = { electricity: { ...price(30_000_000), endsOn: '2027-10-01', exitFeePence: 5000 } }
    const own = createWeigher({ ...home, deal })(AS_NOW)
    expect(own.weighed.now).toMatchObject({ bases: { electricity: 'home', gas: 'cap' }, exitFeePence: 5000 })
    expect(own.ofTariff('').price.unitRates).toEqual({ single: 30_000_000 })
    const rates = { electricity: { unitPence: 30, standingPence: 60 } }
    const typed = createWeigher({ ...home, deal, choices: { ...choices, rates } })(AS_NOW).weighed
    expect(typed.now).toMatchObject({ bases: { electricity: 'typed', gas: 'cap' }, exitFeePence: 0 })
  })
})

it('says the price of a kWh by its times', () => {
  const { rows, apart } = createWeigher({ ...home, tariffs: [flat, nights, carNights] })(AS_NOW).weighed
  expect([...rows, ...apart].map(({ rates }) => rates)).toEqual([
    '24p at all times',
    '5p from 00:30 to 05:30, 27p otherwise',
    '5p from 00:30 to 05:30, 26p otherwise',
  ])
})

describe('a home with its own half hours', () => {
  const halfHours = emptyDays('2026-08-01', 60)
  halfHours.wattHours.fill(250)
  halfHours.origins.fill(ORIGINS.metered)
  const own = { electricity: { halfHours, firstDay: '2026-08-01', lastDay: '2026-09-29' } }

  it('fills the rest of its year, and says how much of it', () => {
    const { weighed, before } = createWeigher({ ...home, own })(AS_NOW)
    const { basis } = weighed
    expect(basis.electricity).toMatchObject({ kind: 'own', metered: 60 * 48, from: '2026-08-01', to: '2026-09-29' })
    expect(before.electricity.wattHours).toHaveLength(365 * 48)
    expect(before.gas?.from).toBe(before.electricity.from)
    expect(sumOf(before.electricity)).toBeGreaterThan(60 * 48 * 250)
  })

  it('needs no tick for its smart meter', () => {
    const { weighed } = createWeigher({ ...home, own, choices: { ...choices, hasSmartMeter: false } })(AS_NOW)
    expect(weighed.rows.map(({ tariffId }) => tariffId)).toContain('nights')
  })

  it('takes a typical home where a file says too little', () => {
    const few = { halfHours: emptyDays('2026-09-20', 10), firstDay: '2026-09-20', lastDay: '2026-09-29' }
    few.halfHours.origins.fill(ORIGINS.metered)
    const { weighed } = createWeigher({ ...home, own: { electricity: few } })(AS_NOW)
    expect(weighed.basis.electricity?.kind).toBe('too_little')
  })
})

describe('what if', () => {
  const weigh = createWeigher(home)
  const now = weigh(AS_NOW)

  it('a car adds its miles at night, and lets in what asks for a car', () => {
    const { weighed, after } = weigh({ ...AS_NOW, car: 7000 })
    expect(weighed.rows.map(({ tariffId }) => tariffId)).toContain('car-nights')
    expect(weighed.cheapestAsNowPence).toBe(now.weighed.rows[0]!.pence)
    expect(sumOf(after.electricity) - sumOf(now.after.electricity)).toBe(2_200_000)
    expect(weighed.supposed.assumed.map(({ whatIf }) => whatIf)).toEqual(['car'])
  })

  it('a heat pump ends the gas, and what a home without gas can’t have is named', () => {
    const { after, weighed } = weigh({ ...AS_NOW, heatPump: 1 })
    expect(after.gas).toBeUndefined()
    // No row says that gas stays as it is.
    expect(weighed.now.bases).toEqual({ electricity: 'cap' })
    const without = createWeigher({ ...home, choices: { ...choices, heating: 'other' } })
    expect(without({ ...AS_NOW, heatPump: 1, degrees: 1 }).weighed.supposed.without).toEqual(['degrees', 'heatPump'])
  })

  it('says what each tariff for export would pay, and what the home lacks for it', () => {
    const { exported } = weigh({ ...AS_NOW, panels: 4 }).weighed
    expect(exported!.quotes.map(({ tariffId, missing }) => [tariffId, missing])).toEqual([
      ['noon', []],
      ['even', []],
    ])
    expect(exported!.quotes[1]!.pence).toBe(Math.round((exported!.pence / 12) * 15))
    const without = createWeigher({ ...home, choices: { ...choices, hasSmartMeter: false } })
    const [first] = without({ ...AS_NOW, panels: 4 }).weighed.exported!.quotes
    expect(first!.missing).toEqual(['smart_meter'])
  })

  it('details of a car and a heat pump change what they take', () => {
    const used = (details: WhatIfs['details'], more: Partial<WhatIfs>, of = weigh) =>
      sumOf(of({ ...AS_NOW, ...more, details }).after.electricity)
    expect(used({ milesPerKwh: 4 }, { car: 7000 })).toBeLessThan(used({}, { car: 7000 }))
    const short = { chargerKw: 2.3, pluggedFrom: '02:00', pluggedTo: '03:00' }
    expect(weigh({ ...AS_NOW, car: 7000, details: short }).weighed.supposed.unmetWattHours).toBeGreaterThan(1_000_000)
    expect(used({ heatLoss: 100 }, { heatPump: 1 })).toBeLessThan(used({}, { heatPump: 1 }))
    expect(used({ cop: 4 }, { heatPump: 1 })).toBeLessThan(used({}, { heatPump: 1 }))
    const oil = createWeigher({ ...home, choices: { ...choices, heating: 'other' } })
    expect(oil({ ...AS_NOW, heatPump: 1, details: { heatLoss: 200 } }).weighed.supposed.without).toEqual([])
    const heaters = createWeigher({ ...home, choices: { ...choices, heating: 'electric_heaters' } })
    expect(heaters({ ...AS_NOW, heatPump: 1, details: { heatLoss: 200 } }).weighed.supposed.without).toEqual([
      'heatPump',
    ])
  })

  it('panels export what the home can’t use, and a battery keeps some of it', () => {
    const { weighed: panels, after } = weigh({ ...AS_NOW, panels: 4 })
    const both = weigh({ ...AS_NOW, panels: 4, battery: 5 }).weighed
    expect(panels.exported!.pence).toBe(Math.round((sumOf(after.exported!) / 1000) * 12))
    const halved = weigh({ ...AS_NOW, panels: 4, exportPence: 6 }).weighed
    expect(halved.exported!.pence).toBe(Math.round((sumOf(after.exported!) / 1000) * 6))
    expect(both.exported!.kwh).toBeLessThan(panels.exported!.kwh)
  })
})
