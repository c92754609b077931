import { describe, expect, it } from 'vitest'
import { sumOf } from '../half-hours/half-hours.ts'
import { typicalHalfHours } from '../half-hours/typical-half-hours.ts'
import { addBattery } from './battery.ts'
import { addPanels } from './add-panels.ts'
import { chargeCar } from './charge-car.ts'
import { coolerRooms } from './cooler-rooms.ts'
import { heatPumpInsteadOfGas } from './heat-pump.ts'
import { between, type HomeYear, momentsOf, type WhatIf } from './home-year.ts'
import { moveWashing } from './move-washing.ts'
import { workFromHome } from './working-from-home.ts'

const FROM = '2025-11-18'
const home: HomeYear = {
  electricity: typicalHalfHours({ fuel: 'electricity', wattHours: 3_000_000 }, FROM).year,
  gas: typicalHalfHours({ fuel: 'gas', wattHours: 11_000_000 }, FROM).year,
}
const withoutGas: HomeYear = { electricity: home.electricity }
const NIGHT = { from: '00:30', to: '05:30' } as const

function sumIn({ electricity }: HomeYear, isIn: (slot: number) => boolean): number {
  return momentsOf(electricity).reduce(
    (sum, { slot }, index) => sum + (isIn(slot) ? electricity.wattHours[index]! : 0),
    0,
  )
}
const used = ({ year }: WhatIf) => sumOf(year.electricity)
const texts = ({ assumed }: WhatIf) => assumed.map(({ text }) => text)
const inNight = between('00:30', '05:30')

describe('a car', () => {
  it('is charged in its hours, with what is lost', () => {
    const car = chargeCar(home, { milesPerYear: 7000, ...NIGHT })
    expect(used(car) - 3_000_000).toBe(2_200_000)
    expect(sumIn(car.year, inNight) - sumIn(home, inNight)).toBe(2_200_000)
    expect(texts(car)).toEqual(['3.5 miles per kWh', 'A 7.4 kW charger', '10% is lost while charging'])
    expect(car.unmetWattHours).toBeUndefined()
    expect(texts(chargeCar(home, { milesPerYear: 1, milesPerKwh: 4, chargerKw: 3, ...NIGHT }))).toHaveLength(1)
  })

  it('takes no more than its charger gives, and says what did not fit', () => {
    const slow = chargeCar(home, { milesPerYear: 40_000, chargerKw: 1, from: '01:00', to: '03:00' })
    // Two half hours fewer in spring, and two more in autumn.
    expect(used(slow) - 3_000_000).toBe(363 * 2000 + 1000 + 3000)
    expect(slow.unmetWattHours).toBe(Math.round((40_000 / 3.5) * 1.1 * 1000) - 365 * 2000)
  })

  it('charges in its cheap hours while it is plugged in, and in the rest of those where that is too short', () => {
    const plugged = { from: '18:00', to: '02:00' } as const
    const fast = chargeCar(home, { milesPerYear: 7000, plugged, ...NIGHT })
    expect(used(fast) - 3_000_000).toBe(2_200_000)
    const cheap = between('00:30', '02:00')
    // In the spring night that has no hour from one, half an hour is all there is.
    const ofSpring = Math.round(2_200_000 / 365) - 3700
    expect(2_200_000 - (sumIn(fast.year, cheap) - sumIn(home, cheap))).toBeCloseTo(ofSpring, -1)
    const slow = chargeCar(home, { milesPerYear: 7000, chargerKw: 2.3, plugged, ...NIGHT })
    expect(used(slow) - 3_000_000).toBe(2_200_000)
    const evening = between('18:00', '00:30')
    expect(sumIn(slow.year, evening) - sumIn(home, evening)).toBeGreaterThan(700_000)
    expect(sumIn(slow.year, between('02:00', '18:00'))).toBe(sumIn(home, between('02:00', '18:00')))
    const atWork = chargeCar(home, { milesPerYear: 7000, plugged: { from: '09:00', to: '11:00' }, ...NIGHT })
    const morning = between('09:00', '11:00')
    expect(sumIn(atWork.year, morning) - sumIn(home, morning)).toBe(2_200_000)
  })

  it('that charges at home already is moved, not added', () => {
    const moved = chargeCar(home, { milesPerYear: 3000, ...NIGHT, isInUse: true })
    expect(used(moved)).toBe(3_000_000)
    expect(sumIn(moved.year, inNight)).toBeGreaterThan(sumIn(home, inNight) + 900_000)
  })
})

it('washing moves and stays as much', () => {
  const moved = moveWashing(home, { loadsPerWeek: 4, ...NIGHT })
  expect(used(moved)).toBe(3_000_000)
  expect(sumIn(moved.year, inNight) - sumIn(home, inNight)).toBe(Math.floor((365 * 4) / 7) * 800)
  expect(texts(moved)).toEqual(['0.8 kWh per load'])
  expect(used(moveWashing(home, { loadsPerWeek: 7, kwhPerLoad: 90, ...NIGHT }))).toBe(3_000_000)
})

describe('a heat pump', () => {
  it('makes the heat of the gas, and gas ends', () => {
    const pump = heatPumpInsteadOfGas(home)!
    expect(Math.abs(used(pump) - 3_000_000 - (11_000_000 * 0.84) / 2.8)).toBeLessThan(365)
    expect(pump.year.gas).toBeUndefined()
    expect(Math.abs(used(heatPumpInsteadOfGas(home, { cop: 4 })!) - 3_000_000 - (11_000_000 * 0.84) / 4)).toBeLessThan(
      365,
    )
  })

  it('makes the heat that a home loses, in as cold days, and the hot water of its gas', () => {
    const pump = heatPumpInsteadOfGas(home, { wattsPerDegree: 200 })!
    const heat = 200 * 24 * 2100
    const hotWater = 11_000_000 * 0.12 * 0.84
    expect(Math.abs(used(pump) - 3_000_000 - (heat + hotWater) / 2.8)).toBeLessThan(365)
    expect(texts(pump)).toContain('2,100 degree days a year below 15.5°C')
    expect(texts(pump)).toContain('12% of your gas makes hot water')
    const added = (month: number) =>
      momentsOf(home.electricity).reduce(
        (sum, moment, index) =>
          sum +
          (moment.month === month ? pump.year.electricity.wattHours[index]! - home.electricity.wattHours[index]! : 0),
        0,
      )
    expect(added(1)).toBeGreaterThan(3 * added(7))
  })

  it('of a known heat loss is for a home without gas too', () => {
    const pump = heatPumpInsteadOfGas(withoutGas, { wattsPerDegree: 150 })!
    expect(Math.abs(used(pump) - 3_000_000 - (150 * 24 * 2100) / 2.8)).toBeLessThan(365)
    expect(texts(pump)).toContain('Hot water isn’t included')
  })

  it('needs a home with gas', () => {
    expect(heatPumpInsteadOfGas(withoutGas)).toBeUndefined()
    expect(coolerRooms(withoutGas, { degrees: 2 })).toBeUndefined()
  })
})

describe('a battery', () => {
  it('fills at night, gives by day, and loses a tenth', () => {
    const { year, assumed } = addBattery(home, { kwh: 5, ...NIGHT })
    const bought = sumIn(year, inNight) - sumIn(home, inNight)
    const saved = sumIn(home, (slot) => !inNight(slot)) - sumIn(year, (slot) => !inNight(slot))
    expect(bought).toBeGreaterThan(1_500_000)
    // All but what is inside at the end.
    expect(Math.abs(bought * 0.9 - saved)).toBeLessThan(5000 + 17_520)
    expect(Math.max(...year.electricity.wattHours)).toBeLessThanOrEqual(1800 + Math.max(...home.electricity.wattHours))
    expect(assumed).toHaveLength(2)
  })

  it('begins empty, and charges no faster than it can', () => {
    const { wattHours } = addBattery(home, { kwh: 9, kw: 3, percentGivenBack: 100, from: '02:00', to: '05:00' }).year
      .electricity
    const before = home.electricity.wattHours
    const change = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => wattHours[from + at]! - before[from + at]!)
    // The first night: nothing to give until two, then six half hours of 1.5 kWh fill it.
    expect(change(0, 10)).toEqual([0, 0, 0, 0, 1500, 1500, 1500, 1500, 1500, 1500])
    expect(change(10, 52).every((each) => each <= 0 && each >= -1500)).toBe(true)
    const given = -change(10, 52).reduce((sum, each) => sum + each, 0)
    // What was given until two the next night is charged again.
    expect(change(52, 58).reduce((sum, each) => sum + each, 0)).toBe(given)
  })

  it('of no size changes nothing', () => {
    expect(addBattery(home, { kwh: 0, ...NIGHT }).year).toEqual(home)
  })

  it('takes what panels would export', () => {
    const sun = addPanels(home, { kwp: 4 }).year
    const both = addBattery(sun, { kwh: 5, ...NIGHT }).year
    expect(sumOf(both.exported!)).toBeLessThan(sumOf(sun.exported!) - 100_000)
  })
})

it('panels make what they make: used or exported, by day, most in summer', () => {
  const { year, assumed } = addPanels(home, { kwp: 4 })
  const made = 3_000_000 - sumOf(year.electricity) + sumOf(year.exported!)
  expect(Math.abs(made - 3_600_000)).toBeLessThan(400)
  const exportedAt = (of: 'month' | 'slot', value: number) =>
    momentsOf(home.electricity).reduce(
      (sum, moment, index) => sum + (moment[of] === value ? year.exported!.wattHours[index]! : 0),
      0,
    )
  expect(exportedAt('slot', 4)).toBe(0)
  expect(exportedAt('month', 6)).toBeGreaterThan(4 * exportedAt('month', 12))
  expect(assumed).toHaveLength(2)
})

it('days at home add electricity on those days and gas in the cold', () => {
  const two = workFromHome(home, { daysPerWeek: 2 })
  expect(used(two) - 3_000_000).toBe(105 * 1500)
  expect(sumOf(two.year.gas!)).toBeGreaterThan(11_000_000)
  expect(workFromHome(withoutGas, { daysPerWeek: 0 }).year).toEqual(withoutGas)
  expect(texts(workFromHome(withoutGas, { daysPerWeek: 1 }))).toEqual(['1.5 kWh more for each day at home'])
})

it('two degrees less save gas', () => {
  const cooler = coolerRooms(home, { degrees: 2 })!
  expect(Math.abs(sumOf(cooler.year.gas!) - 11_000_000 * (1 - 0.16 * 0.88))).toBeLessThan(9000)
  expect(used(cooler)).toBe(3_000_000)
  expect(sumOf(coolerRooms(home, { degrees: -3 })!.year.gas!)).toBe(11_000_000)
})

it('the sun is highest at noon, which summer time puts at one, and lower each half hour from it', () => {
  const nothing: HomeYear = { electricity: { ...home.electricity, wattHours: home.electricity.wattHours.map(() => 0) } }
  const made = addPanels(nothing, { kwp: 40 }).year.exported!.wattHours
  const moments = momentsOf(nothing.electricity)
  const dayOf = (month: number) => {
    const { day } = moments.find((moment) => moment.month === month)!
    return Array.from(made).filter((_, index) => moments[index]!.day === day + 5)
  }
  for (const [month, noon] of [
    [1, 24],
    [3, 24],
    [4, 26],
    [7, 26],
    [10, 26],
    [11, 24],
    [12, 24],
  ] as const) {
    const sun = dayOf(month)
    const [morning, afternoon] = [sun.slice(0, noon).toReversed(), sun.slice(noon)]
    const lit = afternoon.filter((each) => each > 0).length
    expect(lit).toBeGreaterThan(6)
    for (let slot = 0; slot < lit; slot++) {
      // Whole watt-hours: the parts of a day add up to the day.
      expect(Math.abs(morning[slot]! - afternoon[slot]!)).toBeLessThanOrEqual(1)
    }
    expect(afternoon.slice(0, lit)).toEqual([...new Set(afternoon.slice(0, lit))].toSorted((a, b) => b - a))
  }
  expect(dayOf(7).filter((each) => each > 0).length).toBeGreaterThan(dayOf(1).filter((each) => each > 0).length)
})
