import type { Cell } from '../layout/cell.ts'
import type { Place } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { numbersOf } from '../proof/find-price-lines.ts'
import { rowOf } from '../layout/neighbours.ts'
import type { FieldContext } from './field-context.ts'
import { isNear, type MoneyMark } from './money-marks.ts'

export type FuelTotal = {
  gbp: number
  vat: 'included' | 'excluded' | undefined
  isProven: boolean
  linesSum: number | undefined
}

type Proof = { gbp: number; place: Place; score: number; vat: 'included' | 'excluded' }

/** The cost of one fuel with VAT: the printed amount that its proven lines add up to, with or without VAT added. */
export function readFuelTotal(
  context: FieldContext,
  fuel: 'electricity' | 'gas',
  lines: readonly PriceLine[],
  marks: readonly MoneyMark[],
  isOnlyFuel: boolean,
): FuelTotal | undefined {
  const own = marks.filter(
    (mark) =>
      (mark.kind === 'fuelTotal' && mark.fuel === fuel) ||
      ((mark.kind === 'total' || mark.kind === 'subtotal') && (mark.fuel === fuel || isOnlyFuel)),
  )
  const vats = marks
    .filter((mark) => mark.kind === 'vat' && (mark.fuel === fuel || isOnlyFuel))
    .map(({ value }) => value.gbp)
  const sum =
    lines.length > 0
      ? lines.reduce((total, { amount }) => total + (amount.isCredit ? -amount.value : amount.value), 0)
      : undefined
  // One line's amount is printed for its own sake: alone it only proves an amount labelled as the fuel's total.
  const isWhole = lines.length > 1 && lines.some(({ kind }) => kind === 'standing')
  const named = isWhole ? own : own.filter(({ kind }) => kind === 'fuelTotal')
  const off = discountOf(marks, fuel, isOnlyFuel)
  const proof =
    sum === undefined
      ? undefined
      : (proofIn(named, sum, vats) ??
        (off > 0 ? proofIn(named, sum - off, vats) : undefined) ??
        (isWhole
          ? (proofAnywhere(context, fuel, sum, vats, lines) ?? closedTotal(lines, sum))
          : isOnlyFuel
            ? taxedTotal(context, sum, lines)
            : undefined))
  const path = `${fuel}.totalChargesGbp`
  if (proof && sum !== undefined) {
    context.ledger.put({ path, value: proof.gbp, score: proof.score, place: proof.place })
    const detail = `The lines add up to £${sum.toFixed(2)}${proof.vat === 'excluded' ? ', and VAT makes the total' : ''}.`
    context.ledger.note({ name: 'sum of lines', outcome: 'supports', fields: [path], detail })
    return { gbp: proof.gbp, vat: proof.vat, isProven: true, linesSum: sum }
  }
  // Some accounts print every charge as money out.
  const isMoneyOut = marks.every(({ kind, value }) => kind !== 'fuelTotal' || value.isCredit)
  const labelled =
    own
      .filter(({ kind, value }) => kind === 'fuelTotal' && (!value.isCredit || isMoneyOut))
      .sort((a, b) => b.score - a.score)[0] ?? shareOfTotal(fuel, marks)
  if (!labelled)
    return sum === undefined || !isWhole ? undefined : { gbp: sum, vat: undefined, isProven: false, linesSum: sum }
  context.ledger.put({ path, value: labelled.value.gbp, score: labelled.score, place: labelled })
  if (isWhole && lines.some(({ kind }) => kind === 'unit')) {
    const made = withPrintedVat(sum ?? 0, vats)
    const detail = `The lines add up to £${made.toFixed(2)}, which isn’t the printed total.`
    const rival = { path, value: made, places: lines.map(({ amount }) => amount) }
    context.ledger.note({ name: 'sum of lines', outcome: 'contradicts', fields: [path], detail, rival })
  }
  return { gbp: labelled.value.gbp, vat: undefined, isProven: false, linesSum: sum }
}

/** Taken off among the lines, before VAT. */
function discountOf(marks: readonly MoneyMark[], fuel: 'electricity' | 'gas', isOnlyFuel: boolean): number {
  const own = marks.filter(
    (mark) =>
      mark.kind === 'otherMoney' &&
      mark.value.isCredit &&
      /discount|rebate/i.test(mark.label.text) &&
      (mark.fuel === fuel || (isOnlyFuel && mark.fuel === undefined)),
  )
  return [...new Map(own.map(({ cell, value }) => [cell, value.gbp])).values()].reduce((sum, gbp) => sum + gbp, 0)
}

/** With the VAT that is printed for these lines, if there's one such amount. */
function withPrintedVat(sum: number, vats: readonly number[]): number {
  const own = new Set(vats.filter((vat) => [0.05, 0.2].some((rate) => isNear(vat, rate * sum, slackOf(sum)))))
  const [vat = 0] = own.size === 1 ? own : []
  return Math.round((sum + vat) * 100) / 100
}

/** A row "Total" with a column for each fuel: two amounts with one label, each under its own fuel. */
function shareOfTotal(fuel: string, marks: readonly MoneyMark[]): MoneyMark | undefined {
  const totals = marks.filter(
    ({ kind, value, label }) => kind === 'total' && !value.isCredit && (label.strength === 1 || label.start === 0),
  )
  return totals.find(
    (mark) =>
      mark.fuel === fuel &&
      totals.some(
        (other) =>
          other.label.cell === mark.label.cell &&
          (other.fuel === 'gas' || other.fuel === 'electricity') &&
          other.fuel !== fuel &&
          Math.abs(other.cell.top - mark.cell.top) < 0.5 * mark.cell.height &&
          (mark.label.strength === 1 || makeTotal(mark, other, totals)),
      ),
  )
}

function makeTotal(one: MoneyMark, other: MoneyMark, totals: readonly MoneyMark[]): boolean {
  return totals.some(
    ({ label, value }) => label.cell !== one.label.cell && isNear(value.gbp, one.value.gbp + other.value.gbp),
  )
}

function slackOf(sum: number): number {
  return 0.021 + 0.0001 * sum
}

/** With VAT before without: a subtotal is printed as well, and is not the cost of the fuel. */
function proofIn(own: readonly MoneyMark[], sum: number, vats: readonly number[]): Proof | undefined {
  const tops = vats.map((vat) => sum + vat).filter((top) => top > sum + 0.005)
  const withVat =
    own.find(({ value }) => tops.some((top) => isNear(value.gbp, top, slackOf(sum)))) ??
    own.find(({ value }) => [1.05, 1.2].some((factor) => isNear(value.gbp, sum * factor, slackOf(sum))))
  if (withVat && withVat.kind !== 'subtotal')
    return { gbp: withVat.value.gbp, place: withVat, score: 1, vat: 'excluded' }
  const plain = own.filter(({ value }) => isNear(value.gbp, sum, slackOf(sum)))
  const best = plain.find(({ kind }) => kind !== 'subtotal')
  return best && { gbp: best.value.gbp, place: best, score: 1, vat: 'included' }
}

/** The amount that the lines were found by. */
function closedTotal(lines: readonly PriceLine[], sum: number): Proof | undefined {
  const total = lines.find((line) => line.total)?.total
  if (!total) return undefined
  return { gbp: total.value, place: total, score: 0.9, vat: isNear(total.value, sum, 0.021) ? 'included' : 'excluded' }
}

/** Without a standing charge: cost of usage, its VAT and both together, all three printed. */
function taxedTotal({ view }: FieldContext, sum: number, lines: readonly PriceLine[]): Proof | undefined {
  if (sum < LEAST_TAXED || !lines.some(({ kind }) => kind === 'unit')) return undefined
  const printed = view.cells
    .flatMap(numbersOf)
    .filter(({ unit, decimals }) => (unit === 'gbp' || unit === undefined) && decimals === 2)
  const vat = printed.find(({ value }) => isNear(value, 0.05 * sum, 0.006))
  const total = vat && printed.find(({ value }) => isNear(value, sum + vat.value, 0.006))
  return total && { gbp: total.value, place: total, score: 0.8, vat: 'excluded' }
}

const LEAST_TAXED = 5

const WITHOUT_VAT = /before vat|\bex(?:c|cl|cluding|clusive)?\.?\s?(?:of )?vat|\bnet\b|sub-?\s?total/i
const NAMED = {
  electricity: /total|charges|\bsum\b|electricity/i,
  gas: /total|charges|\bsum\b|gas/i,
} as const
/** In text heights: further down, an amount belongs to something else. */
const CLOSE_UNDER = 9

/**
 * The amount may be under a heading such as "Electricity" alone. Arithmetic replaces a label on a row that names the
 * fuel or a total, or directly under the lines.
 */
function proofAnywhere(
  { view }: FieldContext,
  fuel: 'electricity' | 'gas',
  sum: number,
  vats: readonly number[],
  lines: readonly PriceLine[],
): Proof | undefined {
  const targets: [number, 'included' | 'excluded'][] = [
    ...vats.filter((vat) => vat > 0).map((vat): [number, 'excluded'] => [sum + vat, 'excluded']),
    [Math.round(sum * 105) / 100, 'excluded'],
    [Math.round(sum * 120) / 100, 'excluded'],
    [sum, 'included'],
  ]
  const named = NAMED[fuel]
  const amounts = new Set(lines.map(({ amount }) => amount.cell))
  const last = lines.map(({ amount }) => amount.cell).toSorted((a, b) => a.page.page - b.page.page || a.top - b.top)
  for (const [target, vat] of targets) {
    for (const cell of view.cells) {
      const number = numbersOf(cell).find(
        (one) => (one.unit === 'gbp' || !one.unit) && one.decimals === 2 && isNear(one.value, target, 0.011),
      )
      if (!number || amounts.has(cell) || (view.fuelOf(cell) ?? fuel) !== fuel) continue
      const row = rowOf(cell, view.cells)
        .map((other) => other.text)
        .join(' ')
      if (WITHOUT_VAT.test(row)) continue
      if (named.test(row) || isUnder(last.at(-1), cell) || isPoster(view, cell))
        return { gbp: number.value, place: { cell, start: number.start, end: number.end }, score: 0.9, vat }
    }
  }
  return undefined
}

/** The main figure of a page, far larger than its text. */
function isPoster({ cells }: FieldContext['view'], cell: Cell): boolean {
  const sizes = cells.map(({ height }) => height).toSorted((a, b) => a - b)
  return cell.page.page === 1 && cell.height > 1.8 * (sizes[Math.floor(sizes.length / 2)] ?? cell.height)
}

function isUnder(above: Cell | undefined, cell: Cell): boolean {
  if (!above || above.page !== cell.page) return false
  const gap = cell.top - above.bottom
  return gap > -0.3 * cell.height && gap < CLOSE_UNDER * cell.height
}
