import {
  addDays,
  axisOf,
  type Fuel,
  type HalfHourImport,
  HalfHourReader,
  type IsoDay,
  SLOTS_PER_DAY,
} from '@mowatt/tariffs'
import type { OwnHalfHours } from '../weigh/year-of-home.ts'

/** What the visitor may know about their file and the file doesn't say. */
export type FileHints = { unit?: 'kWh' | 'Wh'; isUtc: boolean }

/** The figures of a file that the page shows. */
export type ReadFile = Pick<
  Extract<HalfHourImport, { kind: 'read' }>,
  'count' | 'repeated' | 'contradicted' | 'unit' | 'isUnitGuessed'
> & { from: IsoDay; to: IsoDay }

export type FileOutcome = { kind: 'read'; read: ReadFile; own: OwnHalfHours } | { kind: 'refused'; message: string }

/** More than two million half hours fit. */
const MOST_BYTES = 200_000_000
const HALF_A_DAY = SLOTS_PER_DAY / 2

/**
 * Reads a file of half hours in chunks, here on the visitor's device. A rejected file is reported with the reason and
 * the line.
 */
export async function readHalfHours(file: Blob, fuel: Fuel, today: IsoDay, hints: FileHints): Promise<FileOutcome> {
  if (file.size > MOST_BYTES)
    return { kind: 'refused', message: 'This file is larger than 200 MB. Try exporting just one year.' }
  const reader = new HalfHourReader({ fuel, today, ...hints })
  let decoder: TextDecoder | undefined
  const pieces = file.stream().getReader()
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
    decoder ??= new TextDecoder(encodingOf(piece.value))
    reader.push(decoder.decode(piece.value, { stream: true }))
  }
  reader.push(decoder?.decode() ?? '')
  return outcomeOf(reader.end())
}

/** Spreadsheets save “Unicode text” with two bytes for each character, and begin it with a mark. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function outcomeOf(found: HalfHourImport): FileOutcome {
  if (found.kind === 'refused') {
    const where = found.line === undefined ? '' : ` (Line ${found.line}.)`
    return { kind: 'refused', message: `${found.message}${where}` }
  }
  const { halfHours, count, repeated, contradicted, unit, isUnitGuessed } = found
  const { firstDay, days, dayOf } = axisOf(halfHours.from, halfHours.wattHours.length)
  const from = addDays('1970-01-01', firstDay)
  const to = addDays(from, days - 1)
  return {
    kind: 'read',
    read: { count, repeated, contradicted, unit, isUnitGuessed, from, to },
    own: { halfHours, firstDay: from, lastDay: addDays(to, isBegun(dayOf) ? -1 : 0) },
  }
}

/** A year in UTC ends an hour into a London summer day: with that day, 23 hours of its year would be missing. */
function isBegun(dayOf: ArrayLike<number>): boolean {
  const last = dayOf.length - 1
  return last >= HALF_A_DAY && dayOf[last - HALF_A_DAY] !== dayOf[last]
}
