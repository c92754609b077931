import type { ValueReader } from '../labels/candidate.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import { clausesOf, placeInClause } from '../layout/clauses.ts'
import { cellsAbove, cellsLeft } from '../layout/neighbours.ts'
import { findDates } from '../values/find-dates.ts'
import { type FieldContext, putCandidate } from './field-context.ts'
import { pick } from './pick.ts'
import { fuelAt } from './told-terms.ts'

const SERIAL =
  /^[\s:#.()-]*(?:(?:no|number|serial|is)\b[\s:.]*)*([A-Z0-9](?:[A-Z0-9]|[\s-](?=[A-Z0-9])){4,17}[A-Z0-9])(?!\w|\.\w)/i

const serialIn: ValueReader<string> = (printedText, label, relation) => {
  if (/^\s?read/i.test(printedText)) return undefined
  if (findDates(printedText.slice(0, 24)).some(({ start }) => start < 4)) return undefined
  const text = printedText
    .replace(/^[a-z' ]{1,24}:/i, (words) => ' '.repeat(words.length))
    .replace(/^(\s*:?\s{0,9})is(?=[A-Z0-9])/, '$1  ')
  const match = SERIAL.exec(text)
  // A single letter after it is the register's or the reading's.
  const printed = match?.[1]
    ?.replace(/(?<!\s)\s+(?:[A-Za-z]{3,}$|[a-z].{0,150}$)/, '')
    .replace(/\s[A-Z]$/, '')
    .replace(/^[A-Z]\s(?=[A-Z0-9]{7,}$)/, '')
  if (!match || !printed) return undefined
  // "to 27623" is the rest of a sentence, not a serial number.
  if (/^[a-z]{2,}\s/.test(printed)) return undefined
  // Manufacturers do not print the letter O next to a digit.
  const serial = printed
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll(/(?<=\d)O|O(?=\d)/g, '0')
  // The month of a date wrapped over two lines is not a serial number.
  if (/^(?:JAN|FEB|MAR|APR|MAY|JUNE?|JULY?|AUG|SEPT?|OCT|NOV|DEC)20\d\d$/.test(serial)) return undefined
  const digits = serial.replaceAll(/\D/g, '').length
  if (digits < 4 || serial.length < 6 || serial.length > 16 || digits < serial.length / 2.2) return undefined
  if (label.strength < 1 && !/[A-Z]/.test(serial) && serial.length < 7) return undefined
  const start = match.index + match[0].indexOf(printed)
  // "Meter 19P6684950": directly after the word, letters among the digits are part of a serial number.
  const isPlain = relation === 'behind' && label.strength < 1 && /^\s?:?\s?$/.test(printedText.slice(0, start))
  const strength = /[A-Z]/.test(serial) ? (isPlain ? 1.15 : 1) : 0.95
  return { value: serial, start, end: start + printed.length, strength }
}

/** "M016 A 07742" above "09": printed in groups, of which the last no longer fits. */
serialIn.goesOn = (text, next) => /[A-Z\d]\s\d{3,}$/.test(text) && /^\d{1,3}$/.test(next)

/** Every serial number of a fuel's meters. */
export function findSerials(context: FieldContext, fuel: 'electricity' | 'gas', isOnlyFuel = false) {
  const taken = ['electricity.mpan', 'gas.mprn', 'export.mpan', 'accountNumber'].map((path) =>
    String(context.ledger.get(path)?.value).replaceAll(/[\s-]/g, ''),
  )
  return findCandidates(context.view, ['serial'], serialIn).filter(
    (candidate) =>
      !taken.includes(candidate.value) && (candidate.fuel === fuel || (candidate.fuel === undefined && isOnlyFuel)),
  )
}

/** The only number of a meter under no fuel's heading, where every other has its fuel: a part that runs over to the next column. */
function leftOverSerials(context: FieldContext) {
  const all = [...findSerials(context, 'electricity', true), ...findSerials(context, 'gas', true)]
  const open = all.filter(({ fuel }) => fuel === undefined)
  const taken = all.filter(({ fuel }) => fuel !== undefined).map(({ value }) => value)
  const values = new Set(open.map(({ value }) => value))
  return values.size === 1 && taken.length > 0 && open.every(({ value }) => !taken.includes(value)) ? open : []
}

/** The meter's serial number; numbers that are something else already are not taken for it. */
export function readSerial(context: FieldContext, fuel: 'electricity' | 'gas', isOnlyFuel: boolean): void {
  const named = findSerials(context, fuel, isOnlyFuel)
  const own = named.length > 0 ? named : leftOverSerials(context)
  // A column headed "Meter" and nothing else names what stands in it; five digits could be a reading.
  const weighed = own.map((candidate) => {
    const isWholeHead = candidate.label.text.length >= candidate.label.cell.text.trim().length - 1
    return { ...candidate, score: candidate.score + (isWholeHead && candidate.value.length >= 7 ? 0.1 : 0) }
  })
  const picked = pick(weighed)
  if (picked) return putCandidate(context, `${fuel}.meterSerial`, picked.best.value, picked.best, picked.score)
  const shaped = shapedSerials(context, fuel, isOnlyFuel)
  const [first] = shaped
  if (first && new Set(shaped.map(({ value }) => value)).size === 1)
    context.ledger.put({ path: `${fuel}.meterSerial`, value: first.value, score: 0.65, place: first.place })
}

const SHAPE = /(?<![\w/-])(?=[A-Z\d]{0,14}[A-Z])(?!GB\d)[A-Z\d]{8,16}(?![\w/-])/g
const LEAST_DIGITS = 6
const OF_METER = /\bmeter|\bserial|\bMSN\b/i
const MOST_ABOVE = 12

/** Letters among digits, which only meter numbers have, if the clause, the row or the column is about a meter. */
function shapedSerials({ view, ledger }: FieldContext, fuel: 'electricity' | 'gas', isOnlyFuel: boolean) {
  const account = String(ledger.get('accountNumber')?.value).replaceAll(/[\s-]/g, '')
  return clausesOf(view.cells).flatMap((clause) =>
    [...clause.text.matchAll(SHAPE)].flatMap((match) => {
      const [value] = match
      const end = match.index + value.length
      const place = placeInClause(clause, match.index, end)
      if (!place || value === account || value.replaceAll(/\D/g, '').length < LEAST_DIGITS) return []
      const near = [...cellsLeft(place.cell, view.cells), ...cellsAbove(place.cell, view.cells).slice(0, MOST_ABOVE)]
      const isOfMeter =
        OF_METER.test(clause.sentence.text) || near.some(({ text }) => text.length < 40 && OF_METER.test(text))
      const named = fuelAt(clause, { start: match.index, end }) ?? view.fuelOf(place.cell)
      return isOfMeter && (named ?? (isOnlyFuel ? fuel : undefined)) === fuel ? [{ value, place }] : []
    }),
  )
}
