import type { Register } from '../bill-facts.ts'
import type { Candidate, ValueReader } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import { cellsLeft } from '../layout/neighbours.ts'
import { registerOf } from '../proof/describe-line.ts'
import type { Place } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'
import type { FieldContext } from './field-context.ts'
import { lettersBeside } from '../values/value-readers.ts'
import { findBackwardsByDay, findDatedReadings } from './dated-readings.ts'
import { kindOfReading, withoutDates } from './kind-of-reading.ts'
import { findProvenReadings, gasUnitsOf, isUse, kwhByRegister } from './proven-readings.ts'
import { withRegisters } from './registers-of-readings.ts'
import { joinRuns, ofMeterInUse } from './several-meters.ts'

/** A reading with more words around it is in a sentence about something else. */
const MOST_LETTERS_BESIDE = 34
const LONGEST_LABEL = 45

const readReading: ValueReader<number> = (printed, label, relation) => {
  const text = withoutDates(printed)
  const match =
    /(?<![\d£.,/-])(\d{1,3},\d{3}|\d{2,7}|(?<=^\s{0,9})0(?=\s*$))(\.\d{1,3})?(?![\d,/%]|\.\d|\s?(?:[kK][wW][hH]|p\b|days?|st\b|nd\b|rd\b|th\b)|\s[A-Z][a-z]{2,8}\s\d)/.exec(
      text,
    )
  if (!match || /£|pence/.test(text) || (relation === 'behind' && match.index > 40)) return undefined
  if (label.strength < 1 && relation === 'behind') return undefined
  const span = { start: match.index, end: match.index + match[0].length }
  if (relation !== 'behind' && lettersBeside(text, span) > MOST_LETTERS_BESIDE) return undefined
  const value = Number(match[0].replace(',', ''))
  // A price has decimals too, and is not a reading.
  if (match[2] && value < 100) return undefined
  return { value, ...span, strength: 1 }
}

export type ReadPair = {
  register: Register
  previous: number
  latest: number
  /** Of the latest reading, and of the previous one. */
  place: Place
  earlyPlace: Place
  score: number
}

/** Readings in pairs: after their labels, else any two numbers of a row whose difference is the charged usage. */
export function readReadings(
  context: FieldContext,
  fuel: 'electricity' | 'gas',
  lines: readonly PriceLine[],
  isOnlyFuel: boolean,
): void {
  const usage = context.ledger.get(`${fuel}.usageKwhInPeriod`)?.value
  const dated = findDatedReadings(context, fuel, isOnlyFuel)
  const tries = [
    () => labelledPairs(context, fuel, isOnlyFuel),
    () => labelledPairs(context, fuel, isOnlyFuel, lines),
    () => dated,
    () => findProvenReadings(context, fuel, lines, isOnlyFuel),
  ]
  const found = tries.map((find) => find())
  const proven = found.find((one) => typeof usage === 'number' && proves(fuel, one, usage))
  const [labelled = []] = found
  const all = withRegisters(joinRuns(proven ?? (labelled.length > 0 ? labelled : dated)), lines)
  const read = ofMeterInUse(context, fuel, all)
  const mayTurn = read.length === 0 || labelled.length === 0
  const backwards = mayTurn ? backwardsOf(context, fuel, isOnlyFuel) : undefined
  // Found by their difference alone, two readings are put in order; explicit labels take precedence.
  const isTurned = backwards?.isNamed === true && isTurnedRound(read, backwards)
  const pairs = isTurned ? [] : read
  if (pairs.length === 0 && backwards) putBackwards(context, fuel, backwards)
  pairs.slice(0, 4).forEach(({ register, previous, latest, place, earlyPlace, score }, index) => {
    const [previousKind, latestKind] = [earlyPlace, place].map((one) => kindOfReading(context.view, one))
    const kinds = { ...(previousKind && { previousKind }), ...(latestKind && { latestKind }) }
    const path = `${fuel}.readings.${index}.latest`
    context.ledger.put({ path, value: latest, score, place, beside: { register, previous, ...kinds } })
  })
  if (typeof usage === 'number' && pairs.length > 0) noteProof(context, fuel, pairs, all, usage)
}

type Backwards = {
  previous: number
  latest: number
  place: Place
  /** Both are in the cells of their labels, or on rows of the bill's first and last day. */ isNamed: boolean
}

/** One labelled reading for each date, the later one lower: not a valid pair, and worth asking about. */
function backwardsOf(context: FieldContext, fuel: 'electricity' | 'gas', isOnlyFuel: boolean): Backwards | undefined {
  const isOwn = (one: Candidate<unknown>) => one.fuel === fuel || (one.fuel === undefined && isOnlyFuel)
  const strong = (kind: 'previousReading' | 'latestReading') =>
    findCandidates(context.view, [kind], readReading).filter((one) => isOwn(one) && one.label.strength === 1)
  const [previous, latest] = [strong('previousReading'), strong('latestReading')]
  const labelled = previous.flatMap((early) =>
    latest
      .filter((late) => belongTogether(early, late) && early.value > late.value)
      .map((late) => ({
        previous: early.value,
        latest: late.value,
        place: late as Place,
        isNamed: [early, late].every(({ relation }) => relation === 'behind' || relation === 'right'),
      })),
  )
  const byDay = () => findBackwardsByDay(context, fuel, isOnlyFuel)
  const [only, ...more] = withoutRepeats<Backwards>(labelled.length > 0 ? labelled : byDay())
  return more.length > 0 ? undefined : only
}

function isTurnedRound(read: readonly ReadPair[], { previous, latest }: Backwards): boolean {
  const [only] = read
  return read.length === 1 && only?.previous === latest && only.latest === previous
}

function putBackwards({ ledger }: FieldContext, fuel: 'electricity' | 'gas', found: Backwards): void {
  const at = ledger.has('marks.backwards.0.latest') ? 1 : 0
  const { place, previous, latest } = found
  ledger.put({ path: `marks.backwards.${at}.latest`, value: latest, score: 0.8, place, beside: { fuel, previous } })
}

function withoutRepeats<T extends { previous: number; latest: number }>(found: readonly T[]): T[] {
  return [...new Map(found.map((one) => [`${one.previous} ${one.latest}`, one])).values()]
}

/** Paired by position or, if the lines are given, by the usage they must show. */
function labelledPairs(
  context: FieldContext,
  fuel: 'electricity' | 'gas',
  isOnlyFuel: boolean,
  lines?: readonly PriceLine[],
): ReadPair[] {
  const isOwn = (candidate: Candidate<unknown>) =>
    candidate.fuel === fuel || (candidate.fuel === undefined && isOnlyFuel)
  const previous = findCandidates(context.view, ['previousReading'], readReading).filter(isOwn)
  const latest = findCandidates(context.view, ['latestReading'], readReading).filter(isOwn)
  const pairs = lines ? pairsByUse([...previous, ...latest], lines, fuel) : pairsByPlace(previous, latest)
  return withoutTwins(pairs).map(({ early, late }) => ({
    register: fuel === 'gas' ? 'single' : registerIn(context, late),
    previous: early.value,
    latest: late.value,
    place: late,
    earlyPlace: early,
    score: Math.min(early.score, late.score),
  }))
}

/** Labels side by side have their values side by side; labels one above the other have them one above the other. */
function belongTogether(early: Candidate<number>, late: Candidate<number>): boolean {
  if (early.cell.page !== late.cell.page || (early.cell === late.cell && early.start === late.start)) return false
  const { height } = late.cell
  const isOneRow = Math.abs(early.cell.top - late.cell.top) < 0.6 * height
  if (Math.abs(early.label.area.top - late.label.area.top) < 0.8 * height) return isOneRow
  return (
    Math.abs(early.cell.left - late.cell.left) < 6 * height && Math.abs(late.cell.top - early.cell.top) < 7 * height
  )
}

function distance(early: Candidate<number>, late: Candidate<number>): number {
  return Math.abs(early.cell.top - late.cell.top) + (early.cell.top > late.cell.top + 1 ? 1000 : 0)
}

function withoutTwins(pairs: readonly { early: Candidate<number>; late: Candidate<number> }[]) {
  const seen = new Set<string>()
  return pairs.filter(({ early, late }) => {
    const key = `${early.value} ${late.value}`
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

function registerIn({ view }: FieldContext, late: Candidate<number>): Register {
  const left = cellsLeft(late.cell, view.cells).map(({ text }) => text)
  return registerOf([...left, late.label.cell.text].join(' | ')) ?? 'single'
}

function pairsByPlace(previous: readonly Candidate<number>[], latest: readonly Candidate<number>[]) {
  return latest.flatMap((late) => {
    const [early] = previous
      .filter((one) => belongTogether(one, late))
      .sort((a, b) => distance(a, late) - distance(b, late))
    return early && early.value <= late.value ? [{ early, late }] : []
  })
}

/** In any position: two labelled readings that differ by the charged usage of one register. */
function pairsByUse(all: readonly Candidate<number>[], lines: readonly PriceLine[], fuel: 'electricity' | 'gas') {
  // "from 21 to 20 degrees": a weak word in a sentence is not a label for a reading.
  const reads = all.filter(({ label }) => label.strength === 1 || label.cell.text.length <= LONGEST_LABEL)
  return [...kwhByRegister(lines).values()].flatMap((kwh) => {
    for (const early of reads) {
      const late = reads.find((one) => isUse(one.value - early.value, kwh, fuel))
      if (late) return [{ early, late }]
    }
    return []
  })
}

function proves(fuel: 'electricity' | 'gas', pairs: readonly ReadPair[], usage: number): boolean {
  if (pairs.length === 0) return false
  const sum = pairs.reduce((total, { previous, latest }) => total + latest - previous, 0)
  return fuel === 'electricity' ? Math.abs(sum - usage) <= 1.01 : gasUnitsOf(usage, sum) !== undefined
}

/** The readings of all meters add up to the usage, including those of a removed meter. */
function noteProof(
  context: FieldContext,
  fuel: 'electricity' | 'gas',
  pairs: readonly ReadPair[],
  all: readonly ReadPair[],
  usage: number,
): void {
  const fields = pairs.map((_, index) => `${fuel}.readings.${index}.latest`)
  const isProven = proves(fuel, all, usage)
  const run = all.reduce((sum, { previous, latest }) => sum + latest - previous, 0)
  const path = `${fuel}.usageKwhInPeriod`
  // Gas is metered in cubic metres or feet, which are not kWh without a conversion.
  const rival =
    isProven || fuel === 'gas' || run <= 0 ? undefined : { path, value: run, places: all.map(({ place }) => place) }
  const [lone] = all
  // The meter's count is needed if it does not match the kWh: that may be the bill's error.
  if (!isProven && fuel === 'gas' && lone && all.length === 1 && run > 0)
    context.ledger.put({ path: 'marks.gasCounted', value: run, score: 0.8, place: lone.place })
  context.ledger.note({
    rival,
    name: 'readings = usage',
    outcome: isProven ? 'supports' : 'contradicts',
    fields: isProven ? [...fields, `${fuel}.usageKwhInPeriod`] : fields,
    detail: isProven
      ? 'The difference between the readings matches the usage charged for.'
      : 'The readings don’t match the printed kWh.',
  })
}
