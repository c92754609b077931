import { findErrors } from '@mowatt/bill-errors/find-errors'
import { shippedFigures } from '@mowatt/tariffs'
import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { readBill } from '@mowatt/bill-reader/read-bill'
import type { Reader } from '../../../apps/server/src/platform/reading/create-reader.ts'
import type { Printer } from '../print-corpus.ts'
import { seededRandom } from '../random.ts'
import { printPlan } from './print-plan.ts'
import { reckonBill } from './reckon-bill.ts'
import type { Case } from './true-bill.ts'

export type Judged = { name: string; kind: string; found: string[]; asked: string[] }

const PRINT_SEED = 7_700_000
/** Not every layout prints their evidence: readings, agreed prices, the calorific value, the monthly payment. */
const WANT_OWN_LAYOUT = [
  'gas_conversion',
  'direct_debit',
  'readings_backwards',
  'reading_ignored',
  'rate_not_agreed',
  'registers_swapped',
  'readings_jump',
]

/** Prints each bill, reads it like a visitor's file, and looks for errors in the newest. */
export async function judgeCases(cases: readonly Case[], printer: Printer, reader: Reader): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const one of cases) {
    const readings = await readAll(one, printer, reader)
    const reading = readings.at(-1)
    if (!reading) continue
    const { findings, questions } = findErrors({
      reading,
      earlier: readings.slice(0, -1),
      ...(one.told && { deal: one.told }),
      today: one.today,
      figures: shippedFigures,
    })
    judged.push({
      name: one.name,
      kind: one.kind,
      found: [...new Set(findings.map(({ code }) => code))],
      asked: questions.map(({ code }) => code),
    })
  }
  return judged
}

async function readAll({ bills, kind, seed }: Case, printer: Printer, reader: Reader): Promise<BillReading[]> {
  const readings: BillReading[] = []
  for (const [at, plan] of bills.entries()) {
    const html = printPlan(reckonBill(plan), seededRandom(PRINT_SEED + 10 * seed + at), WANT_OWN_LAYOUT.includes(kind))
    const read = await reader.read([{ bytes: await printer.pdf(plan.id, html) }])
    if (read.kind === 'words') readings.push(readBill(read.document))
  }
  return readings
}
