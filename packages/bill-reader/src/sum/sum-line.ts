import type { BilledLine, BillReading, FieldEvidence } from '../bill-facts.ts'
import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { SumLine } from './explain-gap.ts'

export type WorkedLine = SumLine & { pence: number; /** For a value stated by the user. */ toldPaths: string[] }

/** The prefix of the note for a line with a value stated by the user. */
export const TOLD = 'Using what you told us.'

const REGISTERS = { single: '', peak: ' at peak', day: ' by day', night: ' at night' } as const

/** One charge recalculated, with the user's values in place of those that were read. */
export function workLine(line: BilledLine, all: readonly BilledLine[], { evidence }: BillReading): WorkedLine {
  const price = toldFor(pricePaths(line, evidence), line.pence, evidence)
  const quantity = toldFor(quantityPaths(line, all), line.quantity, evidence)
  const [rate, amount] = [price?.value ?? line.pence, quantity?.value ?? line.quantity]
  const worked = Math.round(Math.round(rate * amount * 1e6) / 1e6) * Math.sign(line.amountGbp || 1)
  const printed = Math.round(line.amountGbp * 100)
  const toldPaths = [price, quantity].flatMap((told) => (told ? [told.path] : []))
  const text = `${datesOf(line, all)}${sayAmount(line, amount)} x ${sayNumber(rate)}p${line.kind === 'standing' ? ' a day' : ''}`
  if (toldPaths.length > 0) {
    const isSame = Math.abs(worked - printed) <= 1
    const note = isSame
      ? 'Using what you told us.'
      : `Using what you told us. The bill says ${sayPounds(printed)} here.`
    return { text, comes_to: sayPounds(worked), outcome: isSame ? 'told' : 'differs', note, pence: worked, toldPaths }
  }
  const apart = Math.abs(worked - printed)
  const note =
    apart === 0
      ? ''
      : `I make it ${sayPounds(worked)}: ${apart === 1 ? 'a penny’s difference' : `${apart}p difference`} from rounding on the bill.`
  return { text, comes_to: sayPounds(printed), outcome: 'agrees', note, pence: printed, toldPaths }
}

function sayAmount({ kind, fuel, register }: BilledLine, amount: number): string {
  if (kind === 'standing') return `${sayNumber(amount)} ${amount === 1 ? 'day' : 'days'}`
  // Suppliers pay more at peak, which is neither day nor night.
  const when = fuel === 'export' ? '' : REGISTERS[register ?? 'single']
  return `${kind === 'levy' ? 'Levy: ' : ''}${sayNumber(amount)} kWh${when}`
}

/** A price that changed within the period makes two lines of a kind: then each states its days. */
function datesOf({ kind, fuel, register, from, to }: BilledLine, all: readonly BilledLine[]): string {
  const alike = all.filter((each) => each.kind === kind && each.fuel === fuel && each.register === register)
  return alike.length > 1 && from !== undefined && to !== undefined ? `${sayDay(from)} to ${sayDay(to)}: ` : ''
}

function pricePaths({ kind, fuel }: BilledLine, evidence: BillReading['evidence']): string[] {
  if (!fuel || kind === 'levy') return []
  if (kind === 'standing') return [`${fuel}.standingChargePencePerDay`]
  if (fuel === 'export') return ['export.pencePerKwh']
  return Object.keys(evidence).filter((path) => path.startsWith(`${fuel}.unitRates.`) && path.endsWith('.pencePerKwh'))
}

/** The usage of the period is one line's only if there is a single line. */
function quantityPaths({ kind, fuel }: BilledLine, all: readonly BilledLine[]): string[] {
  const units = all.filter((each) => each.kind === 'unit' && each.fuel === fuel)
  if (kind !== 'unit' || !fuel || units.length !== 1) return []
  return [fuel === 'export' ? 'export.exportKwh' : `${fuel}.usageKwhInPeriod`]
}

/** A bill may print a price with VAT and charge each line without it. */
const vatFactors = [1.05, 1.2]
const VAT_SLACK_PENCE = 0.0065

function toldFor(paths: readonly string[], read: number, evidence: BillReading['evidence']) {
  for (const path of paths) {
    const found: FieldEvidence | undefined = evidence[path]
    if (found?.status !== 'corrected' || typeof found.value !== 'number' || typeof found.readAs !== 'number') continue
    if (found.readAs === read) return { path, value: found.value }
    const vat = vatFactors.find((factor) => Math.abs(read * factor - Number(found.readAs)) <= VAT_SLACK_PENCE)
    if (vat !== undefined && /pence/i.test(path)) return { path, value: Math.round((found.value / vat) * 1e4) / 1e4 }
  }
  return undefined
}

function sayNumber(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 6 })
}
