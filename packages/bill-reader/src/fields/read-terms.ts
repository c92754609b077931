import type { Candidate, ValueReader } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import { fuelNamed, namesBothFuels } from '../labels/fuel-words.ts'
import type { LabelKind } from '../labels/label-kind.ts'
import { MEANING_STRENGTH } from '../labels/meaning-rules.ts'
import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow, cellsRight, rowOf } from '../layout/neighbours.ts'
import { paragraphsOf } from '../layout/sentences.ts'
import { readDay, readExitFee, readKwh, readMoney } from '../values/value-readers.ts'
import { type FieldContext, putCandidate } from './field-context.ts'
import { isAdvert } from './is-advert.ts'
import { isOfChart } from './is-of-chart.ts'
import { isOfOldPrices } from './is-of-old-prices.ts'
import { isOfOtherService } from './is-of-other-service.ts'
import { isPeriodEnd, isReadingAtEnd } from './period-ends.ts'
import { pick } from './pick.ts'
import { readTariffName } from './tariff-name.ts'
import { isOfEach } from './told-of-each.ts'

/** No home tariff charges more for one fuel; a business tariff may, and says so in words. */
const MOST_EXIT_FEE_GBP = 500

const MOST_BARE_FIGURES = 8
/** Lines that may follow a heading of terms. */
const MOST_TERMS = 5

type FuelName = 'electricity' | 'gas'

/** The tariff's data: name, end, exit fee, a year's usage and cost. One box may apply to both fuels. */
export function readTerms(context: FieldContext, fuels: readonly FuelName[]): void {
  const billDate = String(context.ledger.get('billDate')?.value ?? '')
  const from = String(context.ledger.get('periodFrom')?.value ?? billDate)
  putForFuels(context, fuels, 'tariffName', ['tariffName'], readTariffName, 'both')
  const ending = withEnd(context, fuels)
  putForFuels(
    context,
    ending,
    'tariffEndDate',
    ['endDate'],
    readTariffEnd,
    'both',
    (value, candidate) =>
      value >= from &&
      !isUnderStart(context, candidate) &&
      !isOfOldPrices(context.view, candidate.cell) &&
      (candidate.label.strength === 1 || !isBareUntil(candidate.label.cell.text) || isAmongTerms(context, candidate)),
  )
  putForFuels(context, fuels, 'exitFeeGbp', ['exitFee'], readExitFee, 'both', (value) => value <= MOST_EXIT_FEE_GBP)
  putForFuels(
    context,
    fuels,
    'estimatedAnnualUsageKwh',
    ['annualUse'],
    readAnnualUse,
    'one',
    (value, candidate) => value >= 50 && !isFigureOfChart(context, candidate),
  )
  putForFuels(context, fuels, 'estimatedAnnualCostGbp', ['annualCost', 'annualUse'], readAnnualCost, 'one')
}

/** The fuels whose tariff is not described as open-ended. */
export function withEnd({ view }: FieldContext, fuels: readonly FuelName[]): FuelName[] {
  const open = new Set(findCandidates(view, ['endDate'], readNoEnd).map(({ fuel }) => fuel))
  return fuels.filter((fuel) => !open.has(fuel))
}

/** "End 31/10/2025" below "Start 01/10/2025": the days of two readings or of the bill. */
function isUnderStart({ view }: FieldContext, { label }: Candidate<string>): boolean {
  const [above] = /^end$/i.test(label.text) ? cellsAbove(label.cell, view.cells) : []
  return above !== undefined && /^start\b.*\d/i.test(above.text)
}

/** "Until" alone beside a day: only among a tariff's terms is it the tariff's end. */
function isBareUntil(text: string): boolean {
  return /^until:?$/i.test(text.trim())
}

const TERM_KINDS: readonly LabelKind[] = ['tariffName', 'exitFee']

function isAmongTerms({ view }: FieldContext, { label }: Candidate<string>): boolean {
  const near = [cellsAbove(label.cell, view.cells)[0], cellsBelow(label.cell, view.cells)[0]]
  return near.some((cell) => cell !== undefined && view.labelsIn(cell).some(({ kind }) => TERM_KINDS.includes(kind)))
}

const readTariffEnd: ValueReader<string> = (text, label, relation) =>
  isPeriodEnd(label.cell.text) ||
  isReadingAtEnd(label.cell.text) ||
  (label.strength < MEANING_STRENGTH &&
    (label.start > 1 || relation !== (isBareUntil(label.cell.text) ? 'right' : 'behind')))
    ? undefined
    : readDay(text, label, relation)

/** "Tariff end date: none" is an answer too, and no other end is used for it. */
const readNoEnd: ValueReader<'none'> = (text, label) => {
  const match =
    /^[\s:().-]*(?:none|no(?:\s*$|\s(?:end|fixed|expiry|set|contract)\b)|n\/a|not applicable|never|open[\s-]?ended|rolling|ongoing)/i.exec(
      text,
    )
  return match && label.strength === 1 ? { value: 'none', start: 0, end: match[0].length, strength: 1 } : undefined
}

/** Day and night separately add up to one year; one of them alone is not the year. */
const readAnnualUse: ValueReader<number> = (text, label, relation) => {
  // "1097.1 kWh @ 5.838p" is a charge in the next column.
  if (/kwh\s?(?:@|×|x\s?\d|at\s?\d)/i.test(text)) return undefined
  const registers = [...text.matchAll(/\b(?:day|night|peak|off-?peak)\b[^\d]{0,12}([\d,.]+)\s?kwh/gi)]
  const [first, second] = registers
  if (!first) return readKwh(withThousands(text), label, relation)
  if (!second) return undefined
  const sum = registers.reduce((all, match) => all + Number(match[1]?.replaceAll(',', '')), 0)
  return { value: sum, start: first.index, end: second.index + second[0].length, strength: 1 }
}

/** 1.727 kWh a year is impossible: on a photo the thousands comma looks like a point. */
function withThousands(text: string): string {
  return text.replaceAll(/(?<![\d.,])(\d{1,2})\.(\d{3})(?=\s?kwh)/gi, '$1,$2')
}

const readAnnualCost: ValueReader<number> = (text, label, relation) => {
  // "Your annual forecast £679.49": only the unit says what is forecast.
  if (label.kind === 'annualUse' && (relation === 'behind' || !/^£\s?[\d,]+(?:\.\d\d)?$/.test(text.trim())))
    return undefined
  const money = readMoney(text, label, relation)
  return money && !money.value.isCredit ? { ...money, value: money.value.gbp } : undefined
}

/** `both`: a value without a fuel applies to both. `one`: a total over two fuels belongs to neither. */
function putForFuels<T extends string | number>(
  context: FieldContext,
  fuels: readonly FuelName[],
  field: string,
  kinds: readonly LabelKind[],
  read: ValueReader<T>,
  sharing: 'both' | 'one',
  isLikely: (value: T, candidate: Candidate<T>) => boolean = () => true,
): void {
  const found = findCandidates(context.view, kinds, read).map((candidate) => ({
    ...candidate,
    fuel: fuelOf(candidate),
  }))
  const all = found.filter(
    (candidate) =>
      isLikely(candidate.value, candidate) &&
      !isForEach(context, candidate) &&
      !isAdvert(context.view, candidate) &&
      !isOfOtherService(context.view, candidate.cell, candidate.label.cell),
  )
  const open = all.filter(({ fuel }) => fuel === undefined)
  for (const fuel of fuels) {
    const own = all.filter((candidate) => candidate.fuel === fuel)
    const mayShare = sharing === 'both' || fuels.length === 1
    const picked = pick(own) ?? (mayShare ? pick(open) : undefined)
    const lent =
      picked ??
      (mayShare && sharing === 'both'
        ? pick(
            all.filter(
              (candidate) => candidate.fuel !== 'export' && (isLent(candidate, fuels) || isOfBoth(context, candidate)),
            ),
          )
        : undefined)
    if (lent) putCandidate(context, `${fuel}.${field}`, lent.best.value, lent.best, lent.score)
  }
}

/** "Exit fees: £30 electricity, £25 gas": told of each, over as many lines as that takes. */
function isForEach<T>({ view }: FieldContext, { label, relation, value }: Candidate<T>): boolean {
  if (relation !== 'behind' || typeof value !== 'number') return false
  return paragraphsOf(view.cells)
    .flat()
    .some(({ text, parts }) => {
      const from = parts.find(({ cell }) => cell === label.cell)?.from
      const rest = from === undefined || from + label.start < 0 ? '' : text.slice(from + label.start)
      return namesBothFuels(rest) && (isOfEach(rest, 'gbp') || isOfEach(rest, 'kwh'))
    })
}

/** "Electricity exit fee: None. Gas exit fee: £25.00." in one cell: the fuel that was named last. */
function fuelOf<T>({ cell, label, fuel }: Candidate<T>): Candidate<T>['fuel'] {
  // Some call gas's quantity an EAC too; on a line that names both, AQ is gas's.
  const industry = /^(?:eac|aq)$/i.test(label.text) && /\beac\b/i.test(cell.text) && /\baq\b/i.test(cell.text)
  if (industry) return /aq/i.test(label.text) ? 'gas' : 'electricity'
  if (cell !== label.cell || !namesBothFuels(cell.text)) return fuel
  const named = [...cell.text.slice(0, label.end).matchAll(/electricity|\bgas\b/gi)].at(-1)?.[0]
  return named === undefined ? fuel : fuelNamed(named)
}

/** Small figures above bars, many of them in one row. */
function isFigureOfChart<T>({ view }: FieldContext, { cell, label, relation }: Candidate<T>): boolean {
  if (relation === 'behind' || !/^[\d,.]+$/.test(cell.text)) return false
  const row = rowOf(cell, view.cells).filter(({ text }) => /^[\d,.]+$/.test(text))
  return isOfChart(view, cell) || (row.length >= MOST_BARE_FIGURES && cell.height < 0.85 * label.cell.height)
}

const HEAD_OF_TERMS = /\b(?:tariff|plan|product|deal|contract)s?\b/i

/** "TARIFF INFORMATION" below the last fuel's charges is the heading of the terms of all fuels. */
function isOfBoth<T>({ view }: FieldContext, { cell, label }: Candidate<T>): boolean {
  if (fuelNamed(label.cell.text)) return false
  if (
    [cell, ...rowOf(label.cell, view.cells), ...linesAround(view, label.cell)].some(({ text }) =>
      /\b(?:per fuel|both fuels|each fuel)\b/i.test(text),
    )
  )
    return true
  const head = cellsAbove(label.cell, view.cells)
    .slice(0, MOST_TERMS)
    .find((above) => !/\d/.test(above.text) && cellsRight(above, view.cells).length === 0 && above.text.length < 40)
  return head !== undefined && HEAD_OF_TERMS.test(head.text) && !fuelNamed(head.text)
}

/** The lines of one box: those directly above and below, one after the other. */
function linesAround({ cells }: BillView, cell: Cell): Cell[] {
  const lines = [cell]
  for (const next of [cellsAbove, cellsBelow]) {
    for (let last = cell, count = 0; count < MOST_TERMS; count++) {
      const [near] = next(last, cells)
      const gap = near && Math.max(near.top - last.bottom, last.top - near.bottom)
      if (!near || gap === undefined || gap > 0.8 * cell.height || Math.abs(near.left - cell.left) > cell.height) break
      lines.push(near)
      last = near
    }
  }
  return lines
}

/** On a bill for one fuel a stray heading of the other is ignored. */
function isLent<T>(candidate: Candidate<T>, fuels: readonly FuelName[]): boolean {
  return fuels.length === 1 && candidate.fuel !== fuels[0]
}
