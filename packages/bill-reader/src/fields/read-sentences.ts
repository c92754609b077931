import type { Desk } from './bill-reader-desk.ts'

type FuelName = 'electricity' | 'gas'
type Said = { field: string; pattern: RegExp; value: (match: RegExpExecArray) => number }

const YEAR = '(?:12\\s?months|twelve months|year)'

/** What bills say in a sentence rather than behind a label; only for fields that nothing else gave. */
const SAYINGS: readonly Said[] = [
  {
    field: 'estimatedAnnualUsageKwh',
    pattern: new RegExp(
      `([\\d,]+(?:\\.\\d+)?)\\s?kwh[^.£\\d]{0,40}(?:last|past|next|coming|a|per|each)\\s?${YEAR}`,
      'i',
    ),
    value: numberIn,
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
    field: 'exitFeeGbp',
    pattern: /\bno (?:early )?(?:exit|cancellation|leaving|termination) (?:fee|charge)s?\b/i,
    value: () => 0,
  },
]

export function readSentences(desk: Desk, fuels: readonly FuelName[]): void {
  for (const { field, pattern, value } of SAYINGS) {
    for (const cell of desk.view.cells) {
      const match = pattern.exec(cell.text)
      if (!match || /save|saving|cheap|could|average|typical|last year/i.test(cell.text)) continue
      const fuel = desk.view.fuelOf(cell) ?? (fuels.length === 1 ? fuels[0] : undefined)
      if (!fuel || fuel === 'export' || !fuels.includes(fuel) || desk.ledger.has(`${fuel}.${field}`)) continue
      const place = { cell, start: match.index, end: match.index + match[0].length }
      desk.ledger.put({ path: `${fuel}.${field}`, value: value(match), score: 0.65, place })
    }
  }
}

function numberIn(match: RegExpExecArray): number {
  return Number((match[1] ?? '').replaceAll(',', ''))
}
