import type { ReadingKind } from '../bill-facts.ts'
import type { Candidate, ValueReader } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import { cellsLeft, cellsRight } from '../layout/neighbours.ts'
import { registerOf } from '../proof/describe-line.ts'
import { type Desk, putCandidate } from './bill-reader-desk.ts'
import { pick } from './pick.ts'

const SERIAL =
  /^[\s:#.()-]*(?:(?:no|number|serial|is)\b[\s:.]*)*([A-Z0-9](?:[A-Z0-9]|[\s-](?=[A-Z0-9])){4,15}[A-Z0-9])(?!\w|\.\w)/i

const readSerial: ValueReader<string> = (text, label) => {
  const match = SERIAL.exec(text)
  const printed = match?.[1]?.replace(/\s+[A-Za-z]{3,}$/, '')
  if (!match || !printed) return undefined
  const serial = printed.replaceAll(/[\s-]/g, '').toUpperCase()
  const digits = serial.replaceAll(/\D/g, '').length
  if (digits < 4 || serial.length < 6 || serial.length > 14 || digits < serial.length / 2.2) return undefined
  if (label.strength < 1 && !/[A-Z]/.test(serial) && serial.length < 7) return undefined
  const start = match.index + match[0].indexOf(printed)
  return { value: serial, start, end: start + printed.length, strength: /[A-Z]/.test(serial) ? 1 : 0.95 }
}

const KINDS: readonly [RegExp, ReadingKind][] = [
  [/estimat|\bE\b|\(E\)|\dE$/i, 'estimated'],
  [/customer|\bC\b|\(C\)|you gave|\dC$/i, 'customer'],
  [/smart|\bS\b|\(S\)|\dS$/i, 'smart'],
  [/actual|\bA\b|\(A\)|\dA$|we read/i, 'actual'],
]

type Read = { value: number; kind?: ReadingKind }

const readReading: ValueReader<Read> = (text, label, relation) => {
  const match =
    /(?<![\d£.,/-])(\d{1,3},\d{3}|\d{2,7})(\.\d{1,3})?(?![\d,/%]|\s?(?:kwh|p\b|days?|st\b|nd\b|rd\b|th\b)|\s[A-Z][a-z]{2,8}\s\d)/.exec(
      text,
    )
  if (!match || /£|pence/.test(text) || (relation === 'behind' && match.index > 40)) return undefined
  if (label.strength < 1 && relation === 'behind') return undefined
  const value = Number(match[0].replace(',', ''))
  const kind = KINDS.find(([pattern]) => pattern.test(text.slice(match.index)))?.[1]
  return {
    value: { value, ...(kind && { kind }) },
    start: match.index,
    end: match.index + match[0].length,
    strength: 1,
  }
}

/** Serial number and readings of the meter; readings come in pairs from one row or one column. */
export function readMeter(desk: Desk, fuel: 'electricity' | 'gas', isOnlyFuel: boolean): void {
  const isOwn = (candidate: Candidate<unknown>) =>
    candidate.fuel === fuel || (candidate.fuel === undefined && isOnlyFuel)
  const numbers = ['electricity.mpan', 'gas.mprn', 'export.mpan', 'accountNumber'].map((path) =>
    String(desk.ledger.get(path)?.value).replaceAll(/[\s-]/g, ''),
  )
  const serials = findCandidates(desk.view, ['serial'], readSerial).filter(({ value }) => !numbers.includes(value))
  const serial = pick(serials.filter(isOwn))
  if (serial) putCandidate(desk, `${fuel}.meterSerial`, serial.best.value, serial.best, serial.score)

  const previous = findCandidates(desk.view, ['previousReading'], readReading).filter(isOwn)
  const latest = findCandidates(desk.view, ['latestReading'], readReading).filter(isOwn)
  const usage = desk.ledger.get(`${fuel}.usageKwhInPeriod`)?.value
  const pairs = latest.flatMap((late) => {
    const [early] = previous
      .filter((one) => belongTogether(one, late))
      .sort((a, b) => distance(a, late) - distance(b, late))
    return early && early.value.value <= late.value.value ? [{ early, late }] : []
  })
  const kept = withoutTwins(pairs).slice(0, 4)
  kept.forEach(({ early, late }, index) => {
    const path = `${fuel}.readings.${index}.latest`
    const register = registerIn(desk, late)
    const score = Math.min(early.score, late.score)
    const latestKind = kindBeside(desk, late)
    const kinds = { ...(early.value.kind && { previousKind: early.value.kind }), ...(latestKind && { latestKind }) }
    desk.ledger.put({
      path,
      value: late.value.value,
      score,
      place: late,
      beside: { register, previous: early.value.value, ...kinds },
    })
  })
  proveReadings(
    desk,
    fuel,
    kept.map(({ early, late }) => late.value.value - early.value.value),
    usage,
  )
}

function kindBeside({ view }: Desk, { cell, value }: Candidate<Read>): ReadingKind | undefined {
  if (value.kind) return value.kind
  const [next] = cellsRight(cell, view.cells)
  return next && next.text.length < 14 ? KINDS.find(([pattern]) => pattern.test(next.text))?.[1] : undefined
}

/** Labels beside each other have their values beside each other; labels over each other have them over each other. */
function belongTogether(early: Candidate<Read>, late: Candidate<Read>): boolean {
  if (early.cell.page !== late.cell.page || (early.cell === late.cell && early.start === late.start)) return false
  const { height } = late.cell
  const isOneRow = Math.abs(early.cell.top - late.cell.top) < 0.6 * height
  if (Math.abs(early.label.area.top - late.label.area.top) < 0.8 * height) return isOneRow
  return (
    Math.abs(early.cell.left - late.cell.left) < 6 * height && Math.abs(late.cell.top - early.cell.top) < 7 * height
  )
}

function distance(early: Candidate<Read>, late: Candidate<Read>): number {
  return Math.abs(early.cell.top - late.cell.top) + (early.cell.top > late.cell.top + 1 ? 1000 : 0)
}

function withoutTwins(pairs: readonly { early: Candidate<Read>; late: Candidate<Read> }[]) {
  const seen = new Set<string>()
  return pairs.filter(({ early, late }) => {
    const key = `${early.value.value} ${late.value.value}`
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

function registerIn({ view }: Desk, late: Candidate<Read>): 'single' | 'day' | 'night' {
  const left = cellsLeft(late.cell, view.cells).map(({ text }) => text)
  return registerOf([...left, late.label.cell.text].join(' | ')) ?? 'single'
}

/** Electricity: difference = kWh. Gas: difference x 1.02264 x calorific value / 3.6, x 2.83 first for imperial meters. */
function proveReadings(
  desk: Desk,
  fuel: 'electricity' | 'gas',
  differences: readonly number[],
  usage: string | number | undefined,
): void {
  if (typeof usage !== 'number' || differences.length === 0) return
  const sum = differences.reduce((total, one) => total + one, 0)
  const fields = [...differences.keys()].map((index) => `${fuel}.readings.${index}.latest`)
  const perUnit = usage / sum
  const isElectricity = fuel === 'electricity' && Math.abs(sum - usage) <= 1.01
  const isMetric = fuel === 'gas' && perUnit > 10.4 && perUnit < 12.5
  const isImperial = fuel === 'gas' && perUnit > 29.5 && perUnit < 35.5
  if (isElectricity || isMetric || isImperial) {
    const detail =
      fuel === 'gas'
        ? 'The readings differ by the units that make the printed kWh.'
        : 'The readings differ by the printed kWh.'
    desk.ledger.note({
      name: 'readings = usage',
      outcome: 'supports',
      fields: [...fields, `${fuel}.usageKwhInPeriod`],
      detail,
    })
    return
  }
  const detail = 'The readings do not make the printed kWh.'
  desk.ledger.note({ name: 'readings = usage', outcome: 'contradicts', fields, detail })
}
