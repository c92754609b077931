import { isDeepStrictEqual } from 'node:util'
import { addDays, cellOfFigure, type FigureRecord, newFigureProblems, sayFigure } from '@mowatt/tariffs'
import type { StoredFigure } from './figure-store.ts'

export type Mistake = { line: number | null; field: string | null; message: string }
export type FigureChange = {
  kind: 'new' | 'changed' | 'same'
  record: FigureRecord
  /** The stored one that it replaces. */
  before: StoredFigure | undefined
}

type Given = { record: FigureRecord; line?: number }

/** What records from a file or a form would change, and why they can't be taken. */
export function judgeFigures(
  stored: readonly StoredFigure[],
  given: readonly Given[],
  today: string,
): { changes: FigureChange[]; mistakes: Mistake[]; after: FigureRecord[] } {
  const known = new Map(stored.map((row) => [keyOf(row.record), row]))
  const lines = new Map(given.map(({ record, line = null }) => [keyOf(record), line]))
  const changes = given.map(({ record }): FigureChange => {
    const before = known.get(keyOf(record))
    const kind = before === undefined ? 'new' : isSame(before.record, record) ? 'same' : 'changed'
    return { kind, record, before }
  })
  const replaced = new Set(changes.flatMap(({ before }) => (before ? [before] : [])))
  const rest = stored.filter((row) => !replaced.has(row)).map(({ record }) => record)
  const after = [...rest, ...changes.map(({ record }) => record)]
  const mistakes = [
    ...newFigureProblems(
      stored.map(({ record }) => record),
      after,
    ).map(({ record, message }) => ({ line: lines.get(keyOf(record)) ?? null, field: null, message })),
    ...changes.flatMap(({ kind, record, before }): Mistake[] => {
      const line = lines.get(keyOf(record)) ?? null
      if (record.checkedOn !== undefined && record.checkedOn > today)
        return [{ line, field: 'checked_on', message: 'is after today' }]
      // A cap that we didn't have fills in what is over; another rate of VAT would change it.
      const touched = before?.record ?? (record.kind === 'cap' ? undefined : record)
      return kind !== 'same' && touched !== undefined && isOverOn(touched, stored, today)
        ? [{ line, field: null, message: `${sayFigure(record)} is over, so it can’t change any more.` }]
        : []
    }),
  ]
  return { changes, mistakes, after }
}

/** The last day of a record; null while no other follows it. */
export function lastDayOf(record: FigureRecord, stored: readonly StoredFigure[]): string | null {
  if (record.kind === 'cap') return record.to
  const cell = cellOfFigure(record)
  const next = stored
    .filter((each) => cellOfFigure(each.record) === cell && each.record.from > record.from)
    .map((each) => each.record.from)
    .toSorted()[0]
  return next === undefined ? null : addDays(next, -1)
}

function isOverOn(record: FigureRecord, stored: readonly StoredFigure[], today: string): boolean {
  const last = lastDayOf(record, stored)
  return last !== null && last < today
}

export function keyOf(record: FigureRecord): string {
  return `${cellOfFigure(record)} ${record.from}`
}

function isSame(one: FigureRecord, two: FigureRecord): boolean {
  return isDeepStrictEqual({ ...one, confidence: '' }, { ...two, confidence: '' })
}
