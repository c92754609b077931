import { addDays, addMonths, type IsoDay } from '../calendar/iso-day.ts'
import { sayDay } from '../calendar/say-day.ts'
import { regionOf } from '../place/region.ts'
import type { PaymentMethod } from '../tariff/fuel.ts'
import { cellOfFigure, type FigureRecord } from './figure-record.ts'

/** Why records don't fit together. `key` is the same while the problem is. */
export type FigureProblem = { key: string; record: FigureRecord; message: string }

/** Ofgem sets caps for three months, and once did for six. */
const LONGEST_CAP_MONTHS = 12
/** Every other cap applies to the days of one of these. */
const MAIN_CELL = 'cap.GB.direct_debit.single'

type CapRecord = Extract<FigureRecord, { kind: 'cap' }>

/**
 * The overlaps and gaps among records. Not every cap is published for every place and way to pay, so only the average by
 * Direct Debit must follow on without a gap.
 */
function figureProblems(records: readonly FigureRecord[]): FigureProblem[] {
  const byCell = Map.groupBy(records.toSorted(byFirstDay), cellOfFigure)
  const problems = [...byCell.values()].flatMap((cell) =>
    cell.flatMap((record, at) => {
      const before = cell[at - 1]
      return before ? problemBetween(before, record) : []
    }),
  )
  const main = (byCell.get(MAIN_CELL) ?? []).filter((each) => each.kind === 'cap')
  const mediums = new Set((byCell.get('typical.medium') ?? []).map(({ from }) => from))
  return [...problems, ...records.flatMap((record) => problemAlone(record, main, mediums))]
}

/** What a change would break, and not what was so before. */
export function newFigureProblems(before: readonly FigureRecord[], after: readonly FigureRecord[]): FigureProblem[] {
  const known = new Set(figureProblems(before).map(({ key }) => key))
  return figureProblems(after).filter(({ key }) => !known.has(key))
}

function problemBetween(before: FigureRecord, record: FigureRecord): FigureProblem[] {
  const cell = cellOfFigure(record)
  const keyOf = (what: string) => [what, cell, before.from, endOf(before), record.from].join(' ')
  if (before.from === record.from) {
    const message = `${sayFigure(record)} from ${sayDay(record.from)} is there twice.`
    return [{ key: keyOf('twice'), record, message }]
  }
  if (before.kind !== 'cap') return []
  if (before.to >= record.from) {
    const message = `${sayFigure(record)} from ${sayDay(record.from)} overlaps the one until ${sayDay(before.to)}.`
    return [{ key: keyOf('overlap'), record, message }]
  }
  const next = addDays(before.to, 1)
  if (cell !== MAIN_CELL || next === record.from) return []
  const message = `${sayFigure(record)} would leave a gap: the one before ends on ${sayDay(before.to)}, so the next must begin on ${sayDay(next)}.`
  return [{ key: keyOf('gap'), record, message }]
}

function problemAlone(record: FigureRecord, main: readonly CapRecord[], mediums: ReadonlySet<IsoDay>): FigureProblem[] {
  const key = ['alone', cellOfFigure(record), record.from, endOf(record)].join(' ')
  if (record.kind === 'cap') {
    if (record.to < record.from) {
      const message = `${sayFigure(record)} ends before it begins.`
      return [{ key, record, message }]
    }
    if (record.to >= addMonths(record.from, LONGEST_CAP_MONTHS)) {
      const message = `${sayFigure(record)} from ${sayDay(record.from)} to ${sayDay(record.to)} lasts longer than a year.`
      return [{ key, record, message }]
    }
    if (main.some(({ from, to }) => from === record.from && to === record.to)) return []
    const message = `${sayFigure(record)} from ${sayDay(record.from)} to ${sayDay(record.to)} has no average by Direct Debit for exactly those days.`
    return [{ key, record, message }]
  }
  if (record.kind === 'vat' || mediums.has(record.from)) return []
  const message = `${sayFigure(record)} from ${sayDay(record.from)} has no medium usage from that day.`
  return [{ key, record, message }]
}

const METHODS: Readonly<Record<PaymentMethod, string>> = {
  direct_debit: 'Direct Debit',
  standard_credit: 'paying on receipt of a bill',
  prepayment: 'prepayment',
}

/** What a record is about, in words. */
export function sayFigure(record: FigureRecord): string {
  switch (record.kind) {
    case 'cap': {
      const where = record.region === undefined ? 'Great Britain' : regionOf(record.region).name
      const meter = record.meter === 'day_night' ? ', day and night meter' : ''
      return `Price cap, ${where}, ${METHODS[record.paymentMethod]}${meter}`
    }
    case 'vat':
      return `VAT on ${record.fuel}`
    case 'typical':
      return `Typical usage, ${record.band}`
  }
}

function endOf(record: FigureRecord): IsoDay {
  return record.kind === 'cap' ? record.to : ''
}

function byFirstDay(one: FigureRecord, two: FigureRecord): number {
  return one.from < two.from ? -1 : Number(one.from > two.from)
}
