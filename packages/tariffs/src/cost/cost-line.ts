import type { IsoDay } from '../calendar/iso-day.ts'
import { sayDay } from '../calendar/say-day.ts'
import type { MicroPence } from '../money/micro-pence.ts'
import { sayKwh, sayPounds, sayRate } from '../money/say-money.ts'
import type { BasisPoints, WattHours } from '../tariff/fuel.ts'
import type { Register } from '../tariff/price.ts'

/** One step of the working. Rates are with the VAT of those days. The pence of all lines add up to the total. */
export type CostLine = { from: IsoDay; to: IsoDay; days: number; leg: 'contract' | 'after'; pence: number } & (
  | {
      kind: 'unit'
      register: Register
      wattHours: WattHours
      rateMicroPence: MicroPence
      vatBasisPoints: BasisPoints
    }
  | { kind: 'standing'; rateMicroPence: MicroPence; vatBasisPoints: BasisPoints }
  | { kind: 'discount'; name: string }
)

const REGISTERS: Readonly<Record<Register, string>> = { single: '', day: ' by day', night: ' at night' }

/** The line as a person reads it: `15 November 2026 to 31 March 2027: 1,013.4 kWh at 26.35p = £267.03 (no VAT)`. */
export function sayCostLine(line: CostLine): string {
  const dates = `${sayDay(line.from)} to ${sayDay(line.to)}`
  if (line.kind === 'discount') return `${dates}: ${line.name} ${sayPounds(line.pence)}`
  const vat = line.vatBasisPoints === 0 ? 'no VAT' : `with ${line.vatBasisPoints / 100}% VAT`
  const days = `${line.days} ${line.days === 1 ? 'day' : 'days'}`
  const amount = line.kind === 'unit' ? `${sayKwh(line.wattHours)}${REGISTERS[line.register]}` : days
  const per = line.kind === 'unit' ? '' : ' a day'
  return `${dates}: ${amount} at ${sayRate(line.rateMicroPence)}${per} = ${sayPounds(line.pence)} (${vat})`
}
