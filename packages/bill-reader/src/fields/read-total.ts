import { OTHER_SERVICE } from '../labels/fuel-words.ts'
import { cellsRight } from '../layout/neighbours.ts'
import { numbersOf } from '../proof/find-price-lines.ts'
import type { FieldContext } from './field-context.ts'
import { putCandidate } from './field-context.ts'
import { isNear, type MoneyMark } from './money-marks.ts'
import { pick } from './pick.ts'
import type { FuelTotal } from './read-fuel-total.ts'
import { servicePrices } from './service-prices.ts'

/** The total cost of the period. The fuels' totals must add up to it; otherwise the label must be clear. */
export function readTotal(
  context: FieldContext,
  totals: readonly FuelTotal[],
  marks: readonly MoneyMark[],
): { isVatAtFoot: boolean } {
  const discounts = discountsIn(context)
  putTotal(context, totals, marks, discounts)
  const total = context.ledger.get('totalChargesGbp')?.value
  const sum = totals.reduce((all, { gbp }) => all + gbp, 0)
  const isVatAtFoot =
    (typeof total === 'number' &&
      totals.length > 1 &&
      expectedTotals(totals, marks, discounts).some((one) => one > sum + 0.02 && isNear(one, total, 0.021))) ||
    isVatOnTop(totals, marks, sum)
  // An amount without VAT is not the cost of a fuel.
  if (isVatAtFoot) for (const fuel of ['electricity', 'gas']) context.ledger.drop(`${fuel}.totalChargesGbp`)
  return { isVatAtFoot }
}

/** VAT printed once that is the full rate of the fuels' amounts: they exclude it. Included VAT would be less. */
function isVatOnTop(totals: readonly FuelTotal[], marks: readonly MoneyMark[], sum: number): boolean {
  if (sum < 20 || totals.some(({ vat }) => vat === 'excluded')) return false
  const vats = marks.filter(({ kind }) => kind === 'vat').map(({ value }) => value.gbp)
  return vats.some((vat) => [0.05, 0.2].some((rate) => isNear(vat, sum * rate, 0.016)))
}

function putTotal(
  context: FieldContext,
  totals: readonly FuelTotal[],
  marks: readonly MoneyMark[],
  discounts: readonly number[],
): void {
  const path = 'totalChargesGbp'
  const expected = expectedTotals(totals, marks, discounts)
  // One unproven amount does not prove itself.
  const isProof = totals.length > 1 || totals.some(({ isProven }) => isProven)
  const labelled = marks.filter(({ kind }) => kind === 'total')
  // Some accounts print charges as money out; the sum proves them all the same.
  const candidates = labelled.filter(({ value }) => !value.isCredit)
  const proven = labelled.filter(({ value }) => expected.some((sum) => isNear(value.gbp, sum, 0.021)))
  const best = allServices(context, labelled, expected) ?? proven.sort((a, b) => b.score - a.score)[0]
  if (best) {
    putCandidate(context, path, best.value.gbp, best, best.score)
    if (isProof) note(context, path)
    return
  }
  // A page with one fuel's charges, sent alone, shows no account: the other fuel may be on the next page.
  const isWhole = totals.length > 1 || marks.some(({ kind }) => kind === 'balance' || kind === 'opening')
  const unlabelled = expected.length > 0 && isProof && isWhole ? printedSum(context, expected) : undefined
  const outside = candidates.filter(({ fuel, label }) => fuel === undefined && label.strength === 1)
  const picked = pick(
    outside.length > 0 ? outside : candidates.filter(({ label }) => label.strength === 1),
    ({ gbp }) => String(gbp),
  )
  const largest = Math.max(0, ...expected)
  if (picked && picked.best.value.gbp >= largest - 0.02 && !picked.isContested) {
    putCandidate(context, path, picked.best.value.gbp, picked.best, picked.score)
    if (totals.length > 0 && totals.every(({ isProven }) => isProven)) {
      const detail = 'The fuels don’t add up to the total.'
      const sum = totals.reduce((all, { gbp }) => all + gbp, 0)
      const places = ['electricity', 'gas'].flatMap((fuel) => context.ledger.get(`${fuel}.${path}`)?.place ?? [])
      const rival = { path, value: Math.round(sum * 100) / 100, places }
      context.ledger.note({ name: 'sum of fuels', outcome: 'contradicts', fields: [path], detail, rival })
    }
    return
  }
  if (unlabelled) {
    context.ledger.put({ path, ...unlabelled, score: 0.9 })
    note(context, path)
  } else if (picked?.second && picked.isContested) {
    // Two amounts with one label: neither is believed, and both are choices.
    putCandidate(context, path, picked.best.value.gbp, picked.best, picked.score)
    const detail = 'The bill shows two totals.'
    const rival = { path, value: picked.second.value.gbp, places: [picked.second] }
    context.ledger.note({ name: 'one total', outcome: 'contradicts', fields: [path], detail, rival })
  }
}

/** A total of energy and other services: the energy and the printed prices of services add up to it. */
function allServices(
  context: FieldContext,
  labelled: readonly MoneyMark[],
  expected: readonly number[],
): MoneyMark | undefined {
  const prices = servicePrices(context.view)
  if (prices.length === 0) return undefined
  const sums = prices.reduce<number[]>((all, price) => [...all, ...all.map((sum) => sum + price)], [0]).slice(1)
  return labelled
    .filter(({ value }) => expected.some((energy) => sums.some((sum) => isNear(value.gbp, energy + sum, 0.021))))
    .sort((a, b) => b.value.gbp - a.value.gbp)[0]
}

/**
 * The cost of the only fuel is the bill's total, if there is an account and no other amount is labelled as the total.
 */
export function borrowTotal({ ledger }: FieldContext, fuel: 'electricity' | 'gas', marks: readonly MoneyMark[]): void {
  const own = ledger.get(`${fuel}.totalChargesGbp`)
  const isOfAccount = marks.some(({ kind, label }) => kind === 'opening' && label.strength === 1)
  if (own && isOfAccount && !ledger.has('totalChargesGbp'))
    ledger.put({ ...own, path: 'totalChargesGbp', score: own.score - 0.1 })
}

/** A clearly labelled total of a bill for only one fuel is the cost of that fuel. */
export function lendTotal({ view, ledger }: FieldContext, fuel: 'electricity' | 'gas'): void {
  const path = `${fuel}.totalChargesGbp`
  const total = ledger.get('totalChargesGbp')
  if (!total || total.score < 0.9 || ledger.has(path) || ledger.has('export.mpan')) return
  if (view.cells.some(({ text }) => text.length < 60 && OTHER_SERVICE.test(text))) return
  ledger.put({ ...total, path, score: total.score - 0.1 })
}

function note(context: FieldContext, path: string): void {
  const fuels = ['electricity.totalChargesGbp', 'gas.totalChargesGbp'].filter((other) => context.ledger.has(other))
  const detail =
    fuels.length > 1 ? 'Electricity and gas add up to the total.' : 'The total is what the lines add up to.'
  context.ledger.note({ name: 'sum of fuels', outcome: 'supports', fields: [path, ...fuels], detail })
}

function expectedTotals(
  totals: readonly FuelTotal[],
  marks: readonly MoneyMark[],
  discounts: readonly number[],
): number[] {
  if (totals.length === 0) return []
  const sum = totals.reduce((all, { gbp }) => all + gbp, 0)
  const vats = marks.filter(({ kind }) => kind === 'vat').map(({ value }) => value.gbp)
  const isBare = totals.every(
    ({ vat, gbp, linesSum }) => vat !== 'excluded' && linesSum !== undefined && isNear(gbp, linesSum, 0.03),
  )
  // If VAT is added once at the bottom, the total is above the sum of the fuels.
  const withVat = isBare ? [...vats.map((vat) => sum + vat), sum * 1.05, sum * 1.2] : []
  return [...withVat, sum, ...discounts.map((discount) => sum - discount)]
}

/** What is deducted from the charges, and not from the account. */
const DISCOUNT = /discount|reward|rebate/i
/** A longer one is a sentence about discounts. */
const LONGEST_ENTRY = 60

/** "less dual fuel discount £5.70": the amount is in the entry or at the end of its row. */
function discountsIn({ view }: FieldContext): number[] {
  const entries = view.cells.filter(({ text }) => text.length <= LONGEST_ENTRY && DISCOUNT.test(text))
  return entries.flatMap((entry) =>
    [entry, ...cellsRight(entry, view.cells)]
      .flatMap(numbersOf)
      .filter(({ unit, decimals, per }) => (unit === 'gbp' || unit === undefined) && decimals === 2 && !per)
      .map(({ value }) => value),
  )
}

/** The sum of two fuels is no coincidence, even if it is printed as money out. */
function printedSum(context: FieldContext, expected: readonly number[]) {
  for (const target of expected) {
    for (const cell of context.view.cells) {
      const number = numbersOf(cell).find(
        (one) =>
          (one.unit === 'gbp' || one.unit === undefined) &&
          one.decimals === 2 &&
          // "VAT at 5% on £466.09" is an amount without it.
          !/\bon\s?£?\s?$/i.test(cell.text.slice(0, one.start)) &&
          isNear(one.value, target, 0.006),
      )
      if (number) return { value: number.value, place: { cell, start: number.start, end: number.end } }
    }
  }
  return undefined
}
