import { parseMpan, parseMprn } from '@mowatt/tariffs'
import { findCandidates } from '../labels/find-candidates.ts'
import { fuelOfText } from '../labels/fuel-words.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsLeft, rowOf } from '../layout/neighbours.ts'
import { paragraphsOf, placeInSentence } from '../layout/sentences.ts'
import type { Place } from '../proof/ledger.ts'
import type { FieldContext } from './field-context.ts'

type FoundMpan = { core: string; place: Place; isExport: boolean; score: number; isRepaired: boolean }

const ALIKE: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  S: '5',
  B: '8',
  Z: '2',
}

/** MPAN by its check digit in any position, also in the boxed form; MPRN only behind its label, as it proves less. */
export function readSupplyNumbers(context: FieldContext): void {
  const anywhere = findMpans(context)
  const known = new Set(anywhere.map(({ core }) => core))
  const mpans = [...anywhere, ...labelledMpans(context).filter(({ core }) => !known.has(core))]
  const supply = best(mpans.filter(({ isExport }) => !isExport))
  const exported = best(mpans.filter(({ isExport }) => isExport))
  if (supply) putMpan(context, 'electricity.mpan', supply)
  if (exported) putMpan(context, 'export.mpan', exported)
  readMprn(context, mpans)
}

/** How many electricity supplies the bill names, each after its own label. */
export function countSupplies(context: FieldContext): number {
  return new Set(
    labelledMpans(context)
      .filter(({ isExport }) => !isExport)
      .map(({ core }) => core),
  ).size
}

function putMpan(context: FieldContext, path: string, { core, place, score }: FoundMpan): void {
  context.ledger.put({ path, value: core, score, place })
  context.ledger.note({
    name: 'check digit',
    outcome: 'supports',
    fields: [path],
    detail: `The check digit for ${core} is right.`,
  })
}

function best(found: readonly FoundMpan[]): FoundMpan | undefined {
  return [...found].sort((a, b) => b.score - a.score)[0]
}

function findMpans({ view }: FieldContext): FoundMpan[] {
  const { cells } = view
  return cells.flatMap((cell) => {
    const inCell = [...cell.text.matchAll(/(?<![\d.£])\d[\d\s|/-]{11,34}\d(?!\d|\.\d)/g)].flatMap((match) =>
      coresIn(match[0]).map((core) => placed(core, cell, match.index, match.index + match[0].length, false)),
    )
    return inCell.length > 0 ? inCell : [...boxedMpan(cell), ...repairedMpan(cell)]
  })

  /** Digits in a row of boxes: 13 | 1234 5678 | 907. */
  function boxedMpan(cell: Cell): FoundMpan[] {
    if (!/^S?\s?\d{2}$|^\d{2}\s\d/.test(cell.text)) return []
    let digits = cell.text.replaceAll(/\D/g, '')
    for (const next of rowOf(cell, cells).filter((other) => other.left > cell.left)) {
      if (!/^[\d\s]+$/.test(next.text)) break
      digits += next.text.replaceAll(/\D/g, '')
      if (digits.length >= 13) break
    }
    return digits.length === 13 ? coresIn(digits).map((core) => placed(core, cell, 0, cell.text.length, false)) : []
  }

  /**
   * Letters mistaken for digits are corrected only if the check digit proves it and the label is for a supply number.
   */
  function repairedMpan(cell: Cell): FoundMpan[] {
    if (cell.page.source !== 'ocr' || !isLabelled(cell)) return []
    return [...cell.text.matchAll(/[\dOoQDIlSBZ|][\dOoQDIlSBZ|\s]{11,20}[\dOoQDIlSBZ|]/g)].flatMap((match) => {
      const fixed = match[0].replaceAll(/[^\d\s]/g, (letter) => ALIKE[letter] ?? letter)
      return coresIn(fixed).map((core) => placed(core, cell, match.index, match.index + match[0].length, true))
    })
  }

  function placed(core: string, cell: Cell, start: number, end: number, isRepaired: boolean): FoundMpan {
    const words = contextOf(cell)
    const isExport = /export/i.test(words)
      ? !/import/i.test(words) || /export[^.]{0,20}$/i.test(cell.text.slice(0, start))
      : view.fuelOf(cell) === 'export'
    const spaced = /^\d{2}\s\d{4}\s\d{4}\s\d{3}$|^\d{2}\s\d{3}\s\w{3}/.test(cell.text.slice(start, end).trim())
    const score = (isLabelled(cell) ? 1 : spaced ? 0.75 : 0.45) - (isRepaired ? 0.1 : 0)
    return { core, place: { cell, start, end }, isExport, score, isRepaired }
  }

  function contextOf(cell: Cell): string {
    const left = cellsLeft(cell, cells).slice(0, 2)
    const above = cellsAbove(cell, cells)
      .filter((other) => cell.top - other.bottom < 2.5 * cell.height)
      .slice(0, 2)
    return [cell, ...left, ...above].map((other) => other.text).join(' ')
  }

  function isLabelled(cell: Cell): boolean {
    return /mpan|supply|meter\s?point|\bS\b|electric|s\s?number|export/i.test(contextOf(cell))
  }
}

/** A number that wraps to the next line is only found after its label. */
function labelledMpans(context: FieldContext): FoundMpan[] {
  const read = (text: string) => {
    const match = /\d[\d\s]{11,24}\d/.exec(text)
    const [core] = match ? coresIn(match[0]) : []
    return match && core
      ? { value: core, start: match.index, end: match.index + match[0].length, strength: 1 }
      : undefined
  }
  return findCandidates(context.view, ['mpan', 'supplyNumber', 'exportMpan'], read).map((candidate) => ({
    core: candidate.value,
    place: candidate,
    isExport:
      candidate.label.kind === 'exportMpan' ||
      candidate.fuel === 'export' ||
      (/export/i.test(candidate.label.cell.text) && !/import/i.test(candidate.label.cell.text)),
    score: candidate.score,
    isRepaired: false,
  }))
}

/** The cores with a valid check digit in a run of digits: all of 13, or the last 13 of 21. */
function coresIn(text: string): string[] {
  const digits = text.replaceAll(/\D/g, '')
  const runs = digits.length === 13 ? [digits] : digits.length === 21 ? [digits.slice(8)] : []
  if (runs.length === 0) {
    const grouped = /(\d{2})\s(\d{4})\s(\d{4})\s(\d{3})(?!\d)/.exec(text)
    if (grouped) runs.push(grouped.slice(1).join(''))
    // After a top line with letters: 02 811 R12 1388342966522.
    else runs.push(...(text.match(/(?<!\d)\d{13}(?!\d)/g) ?? []))
  }
  return runs.filter((core) => {
    const parsed = parseMpan(core)
    return parsed.ok && Number(parsed.mpan.distributorId) >= 10
  })
}

function readMprn(context: FieldContext, mpans: readonly FoundMpan[]): void {
  const taken = new Set(mpans.map(({ place }) => place.cell))
  const candidates = findCandidates(context.view, ['mprn', 'supplyNumber'], (text) => {
    const match =
      /^[\s:#.()-]*(?:\(?(?:mprn|m)\)[\s:.]*|mprn[\s:.]*)?(?:[a-z' ]{1,24}:\s*)?(?:is\s?)?(M?\d[\d\s]{4,13}\d)(?!\d|\.\d)/i.exec(
        text,
      )
    const digits = match?.[1]?.replaceAll(/\D/g, '') ?? ''
    const parsed = parseMprn(digits)
    if (!match || !parsed.ok || digits.length < 6) return undefined
    const start = match[0].length - (match[1]?.length ?? 0)
    return { value: digits, start, end: match[0].length, strength: digits.length === 10 ? 1 : 0.9 }
  })
    .filter(({ cell }) => !taken.has(cell))
    .map((candidate) => ({
      ...candidate,
      score: candidate.score + (saysGas(candidate.label.text, candidate.fuel) ? 0.2 : 0),
    }))
    .filter(
      ({ label, fuel, value }) =>
        label.kind === 'mprn' ||
        fuel === 'gas' ||
        (fuel === undefined && value.length === 10 && !isElectricityAlone(context.lines)),
    )
    .sort((a, b) => b.score - a.score)
  const first = candidates[0] ?? toldMprn(context) ?? provenMprn(context, taken)
  if (!first) return
  context.ledger.put({ path: 'gas.mprn', value: first.value, score: first.score, place: first })
  const parsed = parseMprn(first.value)
  if (parsed.ok && parsed.mprn.checkDigits === 'agree') {
    const detail = 'The last two digits match the others.'
    context.ledger.note({ name: 'check digits', outcome: 'supports', fields: ['gas.mprn'], detail })
  }
}

/** In a sentence, over two lines or behind the number of the electricity supply. */
function toldMprn({ view }: FieldContext) {
  return paragraphsOf(view.cells)
    .flat()
    .flatMap((sentence) => {
      const match =
        /\b(?:MPRN|[Mm]eter [Pp]oint [Rr]eference(?: [Nn]umber)?)[^\w.]{0,3}(?:is )?(?=(\d{6,10})(?!\d))/.exec(
          sentence.text,
        )
      const start = match ? match.index + match[0].length : 0
      const place = match && placeInSentence(sentence, start, start + (match[1]?.length ?? 0))
      return place && match[1] ? [{ value: match[1], score: 0.75, ...place }] : []
    })[0]
}

function isElectricityAlone(lines: FieldContext['lines']): boolean {
  return lines.length > 0 && lines.every(({ fuel }) => fuel === 'electricity')
}

/** Ten digits whose last two follow from the others, on a bill that speaks of gas, need no label if no others do. */
function provenMprn({ view, ledger, lines }: FieldContext, taken: ReadonlySet<Cell>) {
  if (isElectricityAlone(lines)) return undefined
  if (!view.cells.some(({ text }) => /\bgas\b/i.test(text))) return undefined
  const known = String(ledger.get('electricity.mpan')?.value)
  const found = view.cells.flatMap((cell) =>
    [...cell.text.matchAll(/(?<![\d.£/-]|\d )[1-9]\d{9}(?![\d.,]\d|\d| \d)/g)].flatMap((match) => {
      const parsed = parseMprn(match[0])
      const isProven = parsed.ok && parsed.mprn.checkDigits === 'agree' && !known.includes(match[0])
      const isElse = /\b(?:account|customer|bill|invoice|ref(?:erence)?|company|vat)\b[^.\d]{0,20}$/i.test(
        cell.text.slice(0, match.index),
      )
      // "M" is for a gas supply what "S" is for electricity.
      const isLettered =
        view.fuelOf(cell) === 'gas' && /(?<!\w)M[\s:]{0,2}$/.test(cell.text.slice(0, match.index)) && parsed.ok
      return (isProven || isLettered) && !isElse
        ? [{ value: match[0], cell, start: match.index, end: match.index + 10, score: 0.75 }]
        : []
    }),
  )
  const own = found.filter(({ cell }) => !taken.has(cell) || found.length === 1)
  return new Set(own.map(({ value }) => value)).size === 1 ? own[0] : undefined
}

function saysGas(label: string, fuel: string | undefined): boolean {
  return /mprn/i.test(label) || (fuelOfText(label) ?? fuel) === 'gas'
}
