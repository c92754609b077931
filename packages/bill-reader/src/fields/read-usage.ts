import type { Candidate } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import { registerOf } from '../proof/describe-line.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { cellsRight } from '../layout/neighbours.ts'
import { findNumbers } from '../values/find-numbers.ts'
import { readKwh } from '../values/value-readers.ts'
import { type FieldContext, putCandidate } from './field-context.ts'
import { comparedUsage } from './compared-usage.ts'
import { pick } from './pick.ts'

/** Last year's usage, or the average of all customers. */
const OTHER_USE = /last year|year ago|same (?:period|time)|typical|average/i

/** A label of one word. */
const ALONE = /^(?:used|usage|energy used|consumption|consumed|units used)\s?:?$/i

/** "Day usage" and "Night usage" each after its own label. */
function usageByRegister(labelled: readonly Candidate<number>[]) {
  const of = (register: 'day' | 'night') =>
    pick(labelled.filter(({ label }) => registerOf(label.cell.text) === register && label.cell.text.length < 30))
  const [day, night] = [of('day'), of('night')]
  if (!day || !night || day.isContested || night.isContested) return undefined
  return { day: { ...day.best, score: day.score }, night: { ...night.best, score: night.score } }
}

const ROWS = {
  electricity: /^electricity\s?:?\s[\d,.]+\s?kwh(?:\sfrom\b.*)?$/i,
  gas: /^gas\s?:?\s[\d,.]+\s?kwh(?:\sfrom\b.*)?$/i,
} as const

/** "Gas: 1,040.14 kWh £74.46": usage and cost of a fuel in one row of a summary. */
function rowedUsage({ view }: FieldContext, fuel: 'electricity' | 'gas') {
  const rows = view.cells.flatMap((cell) => {
    const isRow = ROWS[fuel].test(cell.text)
    const [number] = isRow ? findNumbers(cell.text).filter(({ unit }) => unit === 'kwh') : []
    const [sum] = cellsRight(cell, view.cells)
    return number && sum && /^[-+]?\s?£\s?[\d,]+\.\d{2}$/.test(sum.text.trim())
      ? [{ value: number.value, cell, start: number.start, end: number.end }]
      : []
  })
  return rows.length === 1 ? rows[0] : undefined
}

/** Kilowatt hours of the period: the sum of the charged usage, else a labelled value. */
export function readUsage(
  context: FieldContext,
  fuel: 'electricity' | 'gas',
  lines: readonly PriceLine[],
  isOnlyFuel: boolean,
): void {
  const path = `${fuel}.usageKwhInPeriod`
  const unitLines = lines.filter(({ kind }) => kind === 'unit')
  const labelled = findCandidates(context.view, ['usage'], readKwh).filter(
    (candidate) =>
      !OTHER_USE.test(candidate.cell.text) && (candidate.fuel === fuel || (candidate.fuel === undefined && isOnlyFuel)),
  )
  const [first] = unitLines
  const halves = usageByRegister(labelled)
  const lined = new Set(unitLines.map(({ register }) => register))
  if (halves && (!first || (lined.size === 1 && !lined.has(undefined)))) {
    const { day, night } = halves
    const value = Math.round((day.value + night.value) * 1e4) / 1e4
    return putCandidate(context, path, value, night, Math.min(day.score, night.score))
  }
  if (first) {
    const sum = Math.round(unitLines.reduce((total, { quantity }) => total + quantity.value, 0) * 1e4) / 1e4
    const printed = labelled.find(({ value }) => Math.abs(value - sum) < 0.006)
    const { cell, start, end } = first.quantity
    // The sum of several registers is printed nowhere: its place is the first of them, without its figure.
    const place = printed ?? { cell, start, end: unitLines.length === 1 ? end : start }
    context.ledger.put({ path, value: sum, score: 1, place })
    const detail =
      unitLines.length === 1
        ? 'The units multiplied by the rate match the printed charge.'
        : 'The units charged on all the lines add up to it.'
    context.ledger.note({ name: 'quantity x price', outcome: 'supports', fields: [path], detail })
    return
  }
  const picked = pick(
    labelled.filter(
      ({ label, cell, printed }) =>
        label.strength === 1 ||
        (/kwh/i.test(label.text) && !/\d/.test(label.cell.text)) ||
        // "Used 203.88 kWh": the word is label enough when nothing else is in the cell.
        (ALONE.test(label.cell.text) && cell !== label.cell && cell.text.trim().startsWith(printed)),
    ),
  )
  if (picked && !picked.isContested) return putCandidate(context, path, picked.best.value, picked.best, picked.score)
  const rowed = rowedUsage(context, fuel)
  if (rowed) return context.ledger.put({ path, value: rowed.value, score: 0.65, place: rowed })
  const compared = picked ? undefined : comparedUsage(context, fuel)
  if (compared) context.ledger.put({ path, value: compared.value, score: 0.65, place: compared })
}
