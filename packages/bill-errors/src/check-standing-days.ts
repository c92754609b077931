import { type Fuel, sayPounds } from '@mowatt/tariffs'
import {
  chargedTwice,
  fuelsOn,
  isOneReading,
  isWhole,
  linesOf,
  pathsOf,
  type Period,
  periodOf,
  withVat,
} from './bill-view.ts'
import { type Checked, type CheckInput, type Found, type JudgedBill, NOTHING } from './finding.ts'

/** Some bills count their last day, and some do not. */
const COUNTING = 1

/** More days of standing charge than the bill has. */
export function checkStandingDays({ reading }: CheckInput): Checked {
  const period = periodOf(reading)
  if (!period || !isOneReading(reading)) return NOTHING
  return { found: fuelsOn(reading).flatMap((fuel) => tooMany(reading, fuel, period)), asked: [] }
}

function tooMany(reading: JudgedBill, fuel: Fuel, period: Period): Found[] {
  const twice = chargedTwice(reading, fuel)
  const lines = [...linesOf(reading, fuel, 'standing'), ...twice]
  const isAll = twice.length > 0 || isWhole(reading, fuel)
  const counted = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (counted <= period.days + COUNTING || !isAll || !isWithin(reading, fuel, period)) return []
  const extra = counted - period.days
  const prices = new Set(lines.map(({ pence }) => pence))
  const [price] = prices
  const isTwice = counted === 2 * period.days
  const net =
    prices.size === 1 && price !== undefined
      ? extra * price
      : isTwice
        ? (lines.reduce((sum, { amountGbp }) => sum + amountGbp, 0) * 100) / 2
        : undefined
  const pence = net === undefined ? null : withVat(reading, fuel, net, period)
  const facts = {
    counted: String(counted),
    days: String(period.days),
    extra: String(extra),
    ...(pence !== null && { cost: sayPounds(pence) }),
  }
  const evidence = pathsOf(reading, `${fuel}.standingChargePencePerDay`, 'periodFrom', 'periodTo')
  return [{ code: 'standing_days', form: isTwice ? 'twice' : 'more', fuel, evidence, facts, pence }]
}

/** A line for days outside the bill's own is a correction of an earlier bill. */
function isWithin(reading: JudgedBill, fuel: Fuel, { from, to }: Period): boolean {
  return linesOf(reading, fuel).every(
    (line) => line.from === undefined || line.to === undefined || (line.from >= from && line.to <= to),
  )
}
