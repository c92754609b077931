import type { BilledLine, BillReading } from '@mowatt/bill-reader/bill-facts'
import { sayKwh, sayPounds } from '@mowatt/tariffs'
import { linesOf, pathsOf, periodOf, withVat } from './bill-view.ts'
import { type Checked, type CheckInput, type Found, NOTHING } from './finding.ts'

/** Kilowatt hours; a register counts whole numbers of them. */
const SAME = 1.01

/** Day and night swapped: by their prices, or by their registers' counts. */
export function checkRegisters({ reading }: CheckInput): Checked {
  const period = periodOf(reading)
  const units = linesOf(reading, 'electricity', 'unit')
  const [days, nights] = [of(units, 'day'), of(units, 'night')]
  if (!period || days.length === 0 || nights.length !== days.length) return NOTHING
  const evidence = pathsOf(
    reading,
    /^electricity\.unitRates\.\d+\.pencePerKwh$/,
    /^electricity\.readings\.\d+\.latest$/,
  )
  const [day, night] = [days[0], nights[0]]
  if (!day || !night) return NOTHING
  const form = days.every((line, at) => line.pence < (nights[at]?.pence ?? 0))
    ? 'prices'
    : areCrossed(reading, days, nights)
      ? 'readings'
      : undefined
  if (form === undefined) return NOTHING
  // Each pair of lines again with its prices the other way round.
  const net = days.reduce(
    (sum, line, at) => sum + (line.quantity - (nights[at]?.quantity ?? 0)) * (line.pence - (nights[at]?.pence ?? 0)),
    0,
  )
  const pence = withVat(reading, 'electricity', net, period)
  const facts = {
    day: sayKwh(total(days) * 1000),
    night: sayKwh(total(nights) * 1000),
    dayPrice: `${day.pence}p`,
    nightPrice: `${night.pence}p`,
    ...(pence !== null && { cost: sayPounds(Math.abs(pence)) }),
  }
  const found: Found = { code: 'registers_swapped', form, fuel: 'electricity', evidence, facts, pence }
  return { found: [found], asked: [] }
}

function of(lines: readonly BilledLine[], register: 'day' | 'night'): BilledLine[] {
  return lines.filter((line) => line.register === register)
}

function areCrossed({ facts }: BillReading, days: readonly BilledLine[], nights: readonly BilledLine[]): boolean {
  const counted = (register: 'day' | 'night') => {
    const run = facts.electricity?.readings?.find((one) => one.register === register)
    return run?.previous === undefined ? undefined : run.latest - run.previous
  }
  const [day, night] = [counted('day'), counted('night')]
  if (day === undefined || night === undefined || Math.abs(day - night) <= 2 * SAME) return false
  return Math.abs(day - total(nights)) <= SAME && Math.abs(night - total(days)) <= SAME
}

function total(lines: readonly BilledLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
