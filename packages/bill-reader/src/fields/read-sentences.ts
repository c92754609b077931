import { isContinuation } from '../labels/continuation.ts'
import { namesBothFuels } from '../labels/fuel-words.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsAbove, cellsBelow } from '../layout/neighbours.ts'
import type { FieldContext } from './field-context.ts'

type FuelName = 'electricity' | 'gas'
type Said = { field: string; pattern: RegExp; value: (match: RegExpExecArray) => number }

const YEAR = '(?:12\\s?months|twelve months|year)'
const MONEY = '£\\s?([\\d,]+(?:\\.\\d{2})?)'
const YEARLY = '(?:p\\.?\\s?a\\b|per annum|annually|yearly)'

/** What bills say in a sentence rather than behind a label; only for fields that nothing else gave. */
const SAYINGS: readonly Said[] = [
  {
    field: 'estimatedAnnualUsageKwh',
    pattern: new RegExp(
      `((?<![\\d,])[\\d,]+(?:\\.\\d+)?)\\s?kwh[^.£\\d]{0,40}(?:last|past|next|coming|a|per|each)\\s?${YEAR}`,
      'i',
    ),
    value: yearIn,
  },
  {
    field: 'estimatedAnnualCostGbp',
    pattern: new RegExp(
      `(?:cost|spend|pay)[^.£\\d]{0,30}£\\s?([\\d,]+(?:\\.\\d{2})?)[^.£\\d]{0,40}(?:next|coming|a|per|each)\\s?${YEAR}`,
      'i',
    ),
    value: numberIn,
  },
  {
    field: 'estimatedAnnualCostGbp',
    pattern: new RegExp(
      `(?:next|coming|a|per|each)\\s?${YEAR}[^£\\d]{0,60}(?:would|will|should) cost (?:you )?(?:about |around )?£\\s?([\\d,]+(?:\\.\\d{2})?)`,
      'i',
    ),
    value: numberIn,
  },
  {
    field: 'estimatedAnnualUsageKwh',
    pattern: new RegExp(`past ${YEAR}[^.£\\d]{0,20}you(?:'ve| have)? used ([\\d,]+(?:\\.\\d+)?)\\s?kwh`, 'i'),
    value: numberIn,
  },
  {
    field: 'estimatedAnnualUsageKwh',
    pattern: new RegExp(`((?<![\\d,])[\\d,]+(?:\\.\\d+)?)\\s?kwh ${YEARLY}`, 'i'),
    value: numberIn,
  },
  { field: 'estimatedAnnualCostGbp', pattern: new RegExp(`${MONEY} ${YEARLY}`, 'i'), value: numberIn },
  {
    field: 'exitFeeGbp',
    pattern: new RegExp(
      `\\b(?:leave|ditch|quit|go|switch|cancel|move on)(?: us)? (?:sooner|early|earlier|before (?:then|that))[^.£\\d]{0,30}${MONEY}`,
      'i',
    ),
    value: numberIn,
  },
  {
    field: 'exitFeeGbp',
    pattern: /\bleav(?:e|ing) early[^.£\d]{0,30}(?:costs?|charge|fee|pay)[^.£\d]{0,12}£\s?([\d,]+(?:\.\d{2})?)/i,
    value: numberIn,
  },
  {
    field: 'exitFeeGbp',
    pattern: /\bno (?:early )?(?:exit|cancellation|leaving|termination) (?:fee|charge)s?\b/i,
    value: () => 0,
  },
]

const CLAUSE = /(?<![a-z])(electricity|gas)\s*:\s*/gi
const NAME = /^([A-Z][A-Za-z0-9&' -]{2,40}?)(?=[.;|,]|$)/

/** "Electricity: Flex. You used 3,480 kWh ... Gas: Flex. You used ...": each clause is its own fuel's. */
function readClauses(context: FieldContext, fuels: readonly FuelName[]): void {
  const { view, ledger } = context
  for (const cell of view.cells.filter(({ text }) => namesBothFuels(text) && [...text.matchAll(CLAUSE)].length > 1)) {
    const [next] = cellsBelow(cell, view.cells)
    const text = next && isContinuation(cell, next) ? `${cell.text} ${next.text}` : cell.text
    const starts = [...text.matchAll(CLAUSE)]
    const isOfTariff = /tariff|plan/i.test(
      `${cellsAbove(cell, view.cells)[0]?.text} ${text.slice(0, starts[0]?.index)}`,
    )
    for (const [index, match] of starts.entries()) {
      const fuel = fuels.find((one) => one === match[1]?.toLowerCase())
      const clause = text.slice(match.index + match[0].length, starts[index + 1]?.index)
      if (!fuel || /save|saving|cheap|could|average|typical|last year/i.test(clause)) continue
      const place = { cell, start: match.index, end: Math.min(cell.text.length, match.index + clause.length) }
      const name = isOfTariff ? NAME.exec(clause)?.[1] : undefined
      if (name && !ledger.has(`${fuel}.tariffName`))
        ledger.put({ path: `${fuel}.tariffName`, value: name.trim(), score: 0.7, place })
      for (const { field, pattern, value } of SAYINGS) {
        const said = pattern.exec(clause)
        if (said && !ledger.has(`${fuel}.${field}`))
          ledger.put({ path: `${fuel}.${field}`, value: value(said), score: 0.7, place })
      }
    }
  }
}

const NAME_BEFORE = /^((?:[A-Z0-9][\w'&.-]*\s){1,4}(?:[A-Z0-9][\w'&.-]*)?)\s?tariff\.?$/
const NO_NAME =
  /^(?:your|my|our|the|this|current|new|electricity|gas|energy|about|cheapest|cheaper|similar|unit|which|what|standard rate|time of use|other|change|compare|dual fuel)\b/i

/** "Smart Energy tariff" alone in a fuel's part, where no label gave a name. */
function readNameBefore({ view, ledger }: FieldContext, fuels: readonly FuelName[]): void {
  for (const fuel of fuels.filter((one) => !ledger.has(`${one}.tariffName`))) {
    const found = view.cells.flatMap((cell) => {
      const name = NAME_BEFORE.exec(cell.text)?.[1]?.trim()
      return name && !NO_NAME.test(name) && view.fuelOf(cell) === fuel ? [{ name, cell }] : []
    })
    const [first] = found
    if (!first || new Set(found.map(({ name }) => name)).size > 1) continue
    const place = { cell: first.cell, start: 0, end: first.name.length }
    ledger.put({ path: `${fuel}.tariffName`, value: first.name, score: 0.65, place })
  }
}

export function readSentences(context: FieldContext, fuels: readonly FuelName[]): void {
  readClauses(context, fuels)
  readNameBefore(context, fuels)
  for (const { field, pattern, value } of SAYINGS) {
    for (const cell of context.view.cells) {
      const match = pattern.exec(cell.text) ?? pattern.exec(overTwoLines(context, cell))
      if (!match || /save|saving|cheap|could|average|typical|last year|comparison|alternative/i.test(match.input))
        continue
      if (isOfOthers(context, cell)) continue
      const near = context.view.fuelOf(cell)
      // Below what was sold a note that names no export is about the supply again.
      const own = near === 'export' && !/export|sold|grid/i.test(match.input) ? undefined : near
      const fuel = own ?? (fuels.length === 1 ? fuels[0] : undefined)
      if (!fuel || fuel === 'export' || !fuels.includes(fuel)) continue
      // What a weak label gave would stay doubtful; the sentence says it plainly.
      if ((context.ledger.get(`${fuel}.${field}`)?.score ?? 0) >= 0.5) continue
      const place = { cell, start: match.index, end: Math.min(cell.text.length, match.index + match[0].length) }
      context.ledger.put({ path: `${fuel}.${field}`, value: value(match), score: 0.65, place })
    }
  }
}

/** "A typical household uses ..." may have begun on the line before. */
function isOfOthers({ view }: FieldContext, cell: Cell): boolean {
  const [above] = cellsAbove(cell, view.cells)
  return above !== undefined && isContinuation(above, cell) && /typical|household uses|medium user/i.test(above.text)
}

/** A sentence goes on in the next line of its paragraph. */
function overTwoLines({ view }: FieldContext, cell: Cell): string {
  const [next] = cell.text.length > 40 ? cellsBelow(cell, view.cells) : []
  return next && isContinuation(cell, next) ? `${cell.text} ${next.text}` : ''
}

function numberIn(match: RegExpExecArray): number {
  return Number((match[1] ?? '').replaceAll(',', ''))
}

/** Nobody uses 1.727 kWh in a year: on a photo the comma of the thousands looks like a point. */
function yearIn(match: RegExpExecArray): number {
  const printed = match[1] ?? ''
  return Number(/^\d{1,2}\.\d{3}$/.test(printed) ? printed.replace('.', '') : printed.replaceAll(',', ''))
}
