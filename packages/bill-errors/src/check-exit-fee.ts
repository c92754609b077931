import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { daysBetween, sayDay, sayPounds } from '@mowatt/tariffs'
import { factsOf, fuelsOn, numberAt, pathsOf, periodOf } from './bill-view.ts'
import { type Checked, type ErrorInput, NOTHING } from './finding.ts'

/** No fee may be charged for leaving in the last 49 days of a fixed term. */
const FREE_DAYS = 49

/** A fee for leaving, charged in the last days of the fix or after its end. */
export function checkExitFee({ reading, deal }: ErrorInput): Checked {
  const period = periodOf(reading)
  const fee = chargedFee(reading)
  if (!period || fee === undefined) return NOTHING
  const ends = fuelsOn(reading).flatMap((fuel) => factsOf(reading, fuel).tariffEndDate ?? [])
  const evidence = pathsOf(
    reading,
    /^marks\.exitFees\.\d+\.gbp$/,
    /^(?:electricity|gas)\.(?:exitFeeGbp|tariffEndDate)$/,
    'periodTo',
  )
  const [latest] = ends.toSorted().toReversed()
  if (latest === undefined) return withoutEnd(deal?.answers?.why_exit_fee, { evidence, fee })
  const left = daysBetween(period.to, latest)
  if (left > FREE_DAYS) return NOTHING
  const facts = {
    fee: sayPounds(fee),
    left: String(Math.max(0, left)),
    end: sayDay(latest),
    leaving: sayDay(period.to),
  }
  return { found: [{ code: 'exit_fee', form: left < 0 ? 'after' : 'within', evidence, facts, pence: fee }], asked: [] }
}

/** A variable tariff has no fee. Of a fix, nothing can be said without its end. */
function withoutEnd(answer: string | undefined, { evidence, fee }: { evidence: string[]; fee: number }): Checked {
  const facts = { fee: sayPounds(fee) }
  if (answer === undefined) return { found: [], asked: [{ code: 'why_exit_fee', evidence, facts }] }
  if (answer !== 'variable') return NOTHING
  return { found: [{ code: 'exit_fee', form: 'variable', evidence, facts, pence: fee }], asked: [] }
}

/** Pence: a line that says so, or just the gap that the tariffs' fees fill between the fuels and the total. */
export function chargedFee(reading: BillReading): number | undefined {
  const fees = reading.marks?.exitFees ?? []
  if (fees.length > 0) return fees.reduce((sum, { gbp }) => sum + Math.round(gbp * 100), 0)
  const fuels = fuelsOn(reading)
  const named = fuels.reduce((sum, fuel) => sum + Math.round((factsOf(reading, fuel).exitFeeGbp ?? 0) * 100), 0)
  const totals = fuels.map((fuel) => numberAt(reading, `${fuel}.totalChargesGbp`))
  const total = numberAt(reading, 'totalChargesGbp')
  if (named === 0 || total === undefined || totals.some((one) => one === undefined)) return undefined
  const gap = Math.round(total * 100) - totals.reduce<number>((sum, one) => sum + Math.round((one ?? 0) * 100), 0)
  return gap === named ? named : undefined
}
