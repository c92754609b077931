import type { IsoDay } from '../calendar/iso-day.ts'
import { sayDay } from '../calendar/say-day.ts'
import { exact, rounded } from '../money/exact.ts'
import { MICRO, type MicroPence } from '../money/micro-pence.ts'
import { sayKwh, sayPounds, sayRate } from '../money/say-money.ts'
import type { BasisPoints, WattHours } from '../tariff/fuel.ts'
import type { Register } from '../tariff/price.ts'

/** One step of the working. Rates are with the VAT of those days. The pence of all lines add up to the total. */
export type CostLine = { from: IsoDay; to: IsoDay; days: number; leg: 'contract' | 'after'; pence: number } & (
  | {
      kind: 'unit'
      register: Register
      /** For a price by time of day: which of its bands. */
      band?: string
      wattHours: WattHours
      rateMicroPence: MicroPence
      vatBasisPoints: BasisPoints
    }
  | { kind: 'standing'; rateMicroPence: MicroPence; vatBasisPoints: BasisPoints }
  | { kind: 'discount'; name: string }
)

const REGISTERS: Readonly<Record<Register, string>> = { single: '', day: ' by day', night: ' at night' }
const WATT_HOURS_PER_KWH = 1000

/** The fewest first: three decimals of a kWh and six of a penny are all there is, and always right. */
const DIGITS = [1, 2, 3]
  .flatMap((kwh) => [2, 3, 4, 5, 6].map((penny) => ({ kwh, penny })))
  .toSorted((one, other) => one.kwh + one.penny - (other.kwh + other.penny))

/** A line in words, and the amount to the penny that its own figures give. */
export type WrittenLine = { text: string; pence: number }

/**
 * The line as a person reads it: `15 November 2026 to 31 March 2027, no VAT: 1,013.4 kWh x 26.35p = £267.03`. It shows as many
 * digits as it takes to arrive at that penny with a calculator.
 */
export function writeCostLine(line: CostLine): WrittenLine {
  const dates = `${sayDay(line.from)} to ${sayDay(line.to)}`
  if (line.kind === 'discount') {
    return { text: `${dates}: ${line.name} ${sayPounds(line.pence)}`, pence: line.pence }
  }
  const vat = line.vatBasisPoints === 0 ? 'no VAT' : `with ${line.vatBasisPoints / 100}% VAT`
  const { amount, rate, pence } = line.kind === 'unit' ? writeUnits(line) : writeDays(line)
  return { text: `${dates}, ${vat}: ${amount} x ${rate} = ${sayPounds(pence)}`, pence }
}

export function sayCostLine(line: CostLine): string {
  return writeCostLine(line).text
}

type Written = { amount: string; rate: string; pence: number }

function writeUnits({ wattHours, rateMicroPence, register, band }: CostLine & { kind: 'unit' }): Written {
  const scale = MICRO * WATT_HOURS_PER_KWH
  const pence = product(wattHours, rateMicroPence, scale)
  const enough = DIGITS.find(
    ({ kwh, penny }) => product(cut(wattHours, 3 - kwh), cut(rateMicroPence, 6 - penny), scale) === pence,
  ) ?? { kwh: 3, penny: 6 }
  const amount = `${sayKwh(wattHours, enough.kwh)}${band === undefined ? REGISTERS[register] : ` (${band})`}`
  return { amount, rate: sayRate(rateMicroPence, enough.penny), pence }
}

function writeDays({ days, rateMicroPence }: CostLine & { kind: 'standing' }): Written {
  const pence = product(days, rateMicroPence, MICRO)
  const penny = [2, 3, 4, 5].find((each) => product(days, cut(rateMicroPence, 6 - each), MICRO) === pence) ?? 6
  return { amount: `${days} ${days === 1 ? 'day' : 'days'}`, rate: `${sayRate(rateMicroPence, penny)} a day`, pence }
}

function product(quantity: number, rate: number, scale: number): number {
  return rounded(exact(BigInt(quantity) * BigInt(rate), scale))
}

/** Rounded to so many fewer decimals than stored. */
function cut(kept: number, places: number): number {
  const step = 10 ** places
  return Math.round(kept / step) * step
}
