import type { ReadingKind, Register } from '@mowatt/bill-reader/bill-facts'
import { mpanCheckDigit } from '@mowatt/tariffs'
import type { Fuel, MeterReadings, Segment } from './bill-model.ts'
import { addDays } from './days.ts'
import type { Random } from './random.ts'

export type FuelWish = {
  name: Fuel['name']
  from: string
  days: number
  tariffName: string
  endDate: string | undefined
  exitFee: number
  isDayNight: boolean
  isImperial: boolean
  isEstimated: boolean
  isSmart: boolean
  isBusiness: boolean
  priceChangeAfter: number | undefined
  decimals: number
  vatRate: number
  pricesHoldVat: boolean
  distributor: string
}

export function makeFuel(random: Random, wish: FuelWish): Fuel {
  const isGas = wish.name === 'gas'
  const daily = isGas ? 6 + random.next() * 36 : 4 + random.next() * 10
  const scale = wish.isBusiness ? 3 : 1
  const registers: [Register, number][] =
    wish.isDayNight && !isGas
      ? [
          ['day', 0.6],
          ['night', 0.4],
        ]
      : [['single', 1]]
  const readings = registers.map(([register, share]) =>
    makeReadings(random, wish, register, daily * share * scale * wish.days),
  )
  const kwhOf = readings.map((reading) => kwhOfReadings(reading, wish, random))
  const segments = makeSegments(
    random,
    wish,
    registers.map(([register], at) => ({ register, kwh: kwhOf[at]?.kwh ?? 0 })),
  )
  const subtotal = round(
    segments.reduce(
      (sum, { units, standing }) => sum + standing.amount + units.reduce((all, { amount }) => all + amount, 0),
      0,
    ),
  )
  const vat = wish.pricesHoldVat ? 0 : round(subtotal * wish.vatRate)
  const annualKwh = Math.round(daily * scale * 365 * (0.9 + random.next() * 0.2))
  return {
    name: wish.name,
    supplyNumber: isGas
      ? random.pick([random.digits(10), random.digits(10), `74${random.digits(8)}`, random.digits(9)])
      : makeMpan(random, wish.distributor),
    topLine: `${wish.isBusiness ? '03' : wish.isDayNight ? '02' : '01'} ${random.pick(['801', '845', '801'])} ${random.pick(['100', '903', '0AA', '123'])}`,
    serial: makeSerial(random, isGas),
    tariffName: wish.tariffName,
    segments,
    kwh: Math.round(kwhOf.reduce((sum, { kwh }) => sum + kwh, 0) * 1e4) / 1e4,
    subtotal,
    vat,
    total: round(subtotal + vat),
    annualKwh,
    annualCost: round(
      (annualKwh * (segments.at(-1)?.units[0]?.pence ?? 0) + 365 * (segments.at(-1)?.standing.pence ?? 0)) / 100,
    ),
    endDate: wish.endDate,
    exitFee: wish.exitFee,
    readings,
    units: wish.isImperial ? 'imperial' : 'metric',
    calorificValue: kwhOf[0]?.calorificValue ?? 39.4,
  }
}

function makeReadings(random: Random, wish: FuelWish, register: Register, kwh: number): MeterReadings {
  const isGas = wish.name === 'gas'
  const units = isGas ? kwh / (wish.isImperial ? 31.6 : 11.17) : kwh
  const previous = random.whole(1000, isGas && wish.isImperial ? 7000 : 70000)
  const kinds: ReadingKind[] = wish.isSmart ? ['smart'] : ['actual', 'customer', 'actual']
  return {
    register,
    previous,
    latest: previous + Math.max(3, Math.round(units)),
    previousKind: random.pick(kinds),
    latestKind: wish.isEstimated ? 'estimated' : random.pick(kinds),
  }
}

function kwhOfReadings(reading: MeterReadings, wish: FuelWish, random: Random) {
  const units = reading.latest - reading.previous
  if (wish.name === 'electricity') return { kwh: units, calorificValue: 0 }
  const calorificValue = Math.round((38.8 + random.next() * 1.2) * 10) / 10
  const kwh = units * (wish.isImperial ? 2.83 : 1) * 1.02264 * (calorificValue / 3.6)
  return { kwh: Math.round(kwh * 10 ** wish.decimals) / 10 ** wish.decimals, calorificValue }
}

function makeSegments(random: Random, wish: FuelWish, registers: { register: Register; kwh: number }[]): Segment[] {
  const cuts = wish.priceChangeAfter ? [wish.priceChangeAfter, wish.days - wish.priceChangeAfter] : [wish.days]
  let from = wish.from
  const left = registers.map(({ kwh }) => kwh)
  return cuts.map((days, index) => {
    const isLast = index === cuts.length - 1
    const units = registers.map(({ register, kwh }, at) => {
      const share = isLast ? (left[at] ?? 0) : Math.round(kwh * (days / wish.days))
      left[at] = Math.round(((left[at] ?? 0) - share) * 1e4) / 1e4
      const pence = makePence(random, wish, register)
      return { register, kwh: share, pence, amount: round((share * pence) / 100) }
    })
    const standingPence = figure(random, wish.name === 'gas' ? 24 + random.next() * 12 : 38 + random.next() * 34)
    const segment = {
      from,
      to: addDays(from, days - 1),
      days,
      units,
      standing: { pence: standingPence, amount: round((days * standingPence) / 100) },
    }
    from = addDays(from, days)
    return segment
  })
}

function makePence(random: Random, wish: FuelWish, register: Register): number {
  if (wish.name === 'gas') return figure(random, 4.9 + random.next() * 3.2)
  if (register === 'night') return figure(random, 7 + random.next() * 9)
  return figure(random, 21.5 + random.next() * 10)
}

function figure(random: Random, pence: number): number {
  const decimals = random.pick([2, 2, 2, 3, 4])
  return Math.round(pence * 10 ** decimals) / 10 ** decimals
}

export function makeMpan(random: Random, distributor: string): string {
  const body = distributor + random.digits(10)
  return body + String(mpanCheckDigit(`${body}0`))
}

function makeSerial(random: Random, isGas: boolean): string {
  const forms = isGas
    ? [`G4A${random.digits(8)}`, `E6S${random.digits(8)}`, `M016K${random.digits(7)}D6`.slice(0, 13), random.digits(8)]
    : [
        `${random.whole(15, 23)}L${random.digits(7)}`,
        `Z${random.whole(10, 22)}N${random.digits(6)}`,
        `L${random.digits(8)}`,
        `S${random.digits(9)}`,
        `E${random.whole(10, 19)}BG${random.digits(5)}`,
      ]
  return random.pick(forms)
}

export function round(value: number): number {
  return Math.round((value + 1e-9) * 100) / 100
}
