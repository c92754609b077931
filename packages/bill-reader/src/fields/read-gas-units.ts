import type { FieldContext } from './field-context.ts'
import type { Cell } from '../layout/cell.ts'
import type { Place } from '../proof/ledger.ts'
import { gasUnitsOf } from './proven-readings.ts'

const IMPERIAL =
  /imperial|cubic\s?feet|\bft3\b|\bhcf\b|x\s?2\.83|2\.83168|hundreds? of cubic|100s?\s?(?:ft3|cu\.?\s?f)|\bcu\.?\s?f(?:t|eet)\b/i
const METRIC = /\bmetric\b|cubic\s?met(?:er|re)s?|\bm3\b|\d\s?m3\b|\bcu\.?\s?met(?:re|er)s?/i

/** Texts up to this length are quoted completely. */
const SHORT = 30

const PER_VOLUME = /\bmj\s*(?:\/|per)\s*(?:m3|cubic\s?met\w+|cu\.?\s?m\w*)/gi

/** Whether the gas meter counts cubic metres or hundreds of cubic feet: from the readings, else from the words. */
export function readGasUnits(context: FieldContext): void {
  const path = 'gas.units'
  const pages = context.view.cells.filter(
    (cell) =>
      !/if your meter|to convert|for example|imperial or metric|metric or imperial|imperial[^.]{0,20}\?/i.test(
        cell.text,
      ),
  )
  const imperial = pages.find(({ text }) => IMPERIAL.test(text))
  // The calorific value is per cubic metre for any meter.
  const metric = pages.find(({ text }) => METRIC.test(text.replaceAll(PER_VOLUME, ' ')))
  const shown = unitsProven(context)
  // Readings of part of the period give too much energy per unit; a clear statement about cubic metres overrides them.
  const perUnit = shown === 'imperial' && metric && !imperial ? undefined : shown
  const isImperial =
    perUnit === 'imperial' ||
    (perUnit === undefined && imperial !== undefined && !(metric && !/2\.83/.test(imperial.text)))
  const cell = isImperial ? imperial : metric
  const place = (cell && wordsIn(cell, isImperial)) ?? besideReading(context)
  if (!place || (!isImperial && perUnit === undefined && !metric)) return
  context.ledger.put({
    path,
    value: isImperial ? 'imperial' : 'metric',
    score: 0.8,
    place,
  })
  if (perUnit) {
    const detail = 'The readings and kWh only match in these units.'
    context.ledger.note({ name: 'gas units', outcome: 'supports', fields: [path], detail })
  }
}

/** The words that say it, without the rest of a line that may be about other things. */
function wordsIn(cell: Cell, isImperial: boolean): Place {
  const text = isImperial ? cell.text : cell.text.replaceAll(PER_VOLUME, (found) => ' '.repeat(found.length))
  const found = (isImperial ? IMPERIAL : METRIC).exec(text)
  if (!found || cell.text.length < SHORT) return { cell, start: 0, end: cell.text.length }
  return { cell, start: found.index, end: found.index + found[0].length }
}

/** The readings prove it if no word does: then nothing is quoted. */
function besideReading({ ledger }: FieldContext): Place | undefined {
  const reading = ledger.get('gas.readings.0.latest')?.place
  return reading && { ...reading, end: reading.start }
}

function unitsProven(context: FieldContext): 'metric' | 'imperial' | undefined {
  const usage = context.ledger.get('gas.usageKwhInPeriod')?.value
  const entry = context.ledger.get('gas.readings.0.latest')
  if (typeof usage !== 'number' || typeof entry?.value !== 'number' || typeof entry.beside?.['previous'] !== 'number')
    return undefined
  return gasUnitsOf(usage, entry.value - entry.beside['previous'])
}
