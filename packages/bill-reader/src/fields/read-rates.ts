import type { Register } from '../bill-facts.ts'
import type { Candidate, ValueReader } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import type { Fuel } from '../labels/fuel-words.ts'
import type { LabelHit } from '../labels/label-hit.ts'
import { cellsAbove, cellsLeft } from '../layout/neighbours.ts'
import type { BillView } from '../labels/bill-view.ts'
import { LEVY, registerBehind, registerOf } from '../proof/describe-line.ts'
import { roundRate } from '../proof/multiplies.ts'
import { findDates } from '../values/find-dates.ts'
import { findNumbers, type FoundNumber } from '../values/find-numbers.ts'
import { lettersBeside } from '../values/value-readers.ts'
import { isAdvert } from './is-advert.ts'
import { selfNamedRates } from './self-named-rates.ts'

/** A price after a label: not proven by arithmetic, but labelled as the rate. */
export type LabelledRate = {
  kind: 'unit' | 'standing'
  pence: number
  fuel: Fuel | undefined
  register: Register | undefined
  vat: 'included' | 'excluded' | undefined
  /** First day of the rate, if a row with dates gives it. */
  from: string | undefined
  candidate: Candidate<number>
}

const MOST_UNIT_PENCE = 150
const MOST_STANDING_PENCE = 1500

export function findLabelledRates(view: BillView): LabelledRate[] {
  const unit = findCandidates(view, ['unitRate'], (text, label, relation) => readPence(text, label, relation, 'kwh'))
  const standing = findCandidates(view, ['standing'], (text, label, relation) =>
    readPence(text, label, relation, 'day'),
  )
  const told = findCandidates(view, ['usage'], readToldRate)
  const labelled = [
    ...[...unit, ...told]
      .filter(({ value }) => value >= 0.5 && value <= MOST_UNIT_PENCE)
      .map((candidate) => rateOf(view, 'unit', candidate)),
    ...standing
      .filter(({ value }) => value <= MOST_STANDING_PENCE)
      .map((candidate) => rateOf(view, 'standing', candidate)),
  ].filter(({ kind, candidate }) => !isAdvert(view, candidate) && !isForOther(view, kind, candidate))
  const named = selfNamedRates(view).filter(({ candidate }) => !isAdvert(view, candidate))
  return [...labelled, ...named.filter((rate) => !labelled.some((one) => isSamePlace(one, rate)))]
}

function isSamePlace({ candidate: one }: LabelledRate, { candidate: other }: LabelledRate): boolean {
  return one.cell === other.cell && one.start === other.start
}

/** "92 days x 52.14p" is a price for days, and a levy's row is not a tariff's, whatever label is above them. */
function isForOther(view: BillView, kind: LabelledRate['kind'], { cell, start, end }: Candidate<number>): boolean {
  const before = cellsLeft(cell, view.cells)
    .slice(0, 3)
    .map(({ text }) => text)
  if (LEVY.test([cell.text, ...before].join(' | '))) return true
  if (findNumbers(cell.text.slice(start, end + 8))[0]?.per) return false
  const [nearest] = findNumbers(cell.text.slice(0, start)).reverse()
  return nearest?.unit === (kind === 'unit' ? 'days' : 'kwh')
}

/** "You used 521.4 kWh at 24.02p per kWh": the sentence says what the price is for. */
const readToldRate: ValueReader<number> = (text, _label, relation) => {
  const match = /^\s*[\d,]+(?:\.\d+)?\s?kwh\s(?:at|@)\s([\d.]+)\s?p(?:ence)?\s?(?:per|\/|a)\s?kwh/i.exec(text)
  if (!match?.[1] || relation !== 'behind') return undefined
  const start = match[0].indexOf(match[1], match[0].search(/at|@/i))
  return { value: Number(match[1]), start, end: match[0].length, strength: 1 }
}

function readPence(text: string, label: LabelHit, relation: string, per: 'kwh' | 'day') {
  const numbers = findNumbers(text).filter(
    (number) => (number.per === undefined || number.per === per) && !number.isCredit,
  )
  const heading = label.cell.text + label.text
  const inPence = /\bp\s?\/|pence|\(p\)|\bp\b|p\s?per/i.test(heading)
  const inPounds = /£\s?(?:\/|per)|\(£/i.test(heading)
  const found =
    numbers.find((number) => number.per === per && (number.unit === 'pence' || number.unit === 'gbp')) ??
    numbers.find(({ unit }) => unit === 'pence') ??
    numbers.find((number) => number.unit === 'gbp' && number.decimals >= 3) ??
    numbers.find((number) => !number.unit && number.decimals >= 1 && (inPence || inPounds || number.decimals >= 2))
  if (!found || (relation !== 'behind' && lettersBeside(text, found) > 30) || found.start > 60) return undefined
  if (relation === 'behind' && numbers.some((number) => number.start < found.start && number.unit === 'kwh'))
    return undefined
  return {
    value: penceOf(found, inPounds),
    start: found.start,
    end: found.end,
    // "Rate: 26.35p per kWh": if the value says what it is, a short label is enough.
    strength: found.per === per ? 1.05 : found.unit ? 1 : inPence || inPounds ? 0.9 : 0.6,
  }
}

function penceOf(number: FoundNumber, inPounds: boolean): number {
  const isPounds =
    number.unit === 'gbp' || (!number.unit && inPounds) || (!number.unit && number.value < 2 && number.decimals >= 4)
  return roundRate(number.value * (isPounds ? 100 : 1))
}

function rateOf(view: BillView, kind: LabelledRate['kind'], candidate: Candidate<number>): LabelledRate {
  const { cell, label, start } = candidate
  const left = cellsLeft(cell, view.cells)
    .slice(0, 2)
    .map((other) => other.text)
  // "29.28p day": a lone price may be followed by its register.
  const own = findNumbers(cell.text).length === 1 ? cell.text : cell.text.slice(0, start)
  const words = [label.text, label.cell.text, own, ...left].join(' | ')
  const over = cellsAbove(cell, view.cells)
    .slice(0, 2)
    .filter((other) => cell.top - other.bottom < 3 * cell.height)
  const register =
    kind === 'unit'
      ? (registerBehind(cell.text, candidate.end) ??
        registerOf(words) ??
        over.map((other) => registerOf(other.text.length < 30 ? other.text : '')).find(Boolean))
      : undefined
  const from = [cell.text, ...left, label.cell.text].flatMap((text) => findDates(text))[0]?.from
  return {
    kind,
    pence: candidate.value,
    fuel: candidate.fuel,
    register,
    vat: vatOfText(`${words} ${cell.text}`),
    from,
    candidate,
  }
}

export function vatOfText(text: string): 'included' | 'excluded' | undefined {
  if (
    /(?:excl?(?:uding|udes?|usive|\.)?|ex|before|without|not inc(?:l(?:ude|uding)?)?|plus|\+)\.?\s?(?:of\s)?(?:5%\s)?vat/i.test(
      text,
    )
  )
    return 'excluded'
  if (/inc(?:l(?:uding|udes?|usive|\.)?|\.)?\s?(?:of\s)?(?:5%\s|\d+%\s)?\.?\s?vat|with vat|vat included/i.test(text))
    return 'included'
  return undefined
}
