import type { BillView } from '../labels/bill-view.ts'
import { isContinuation } from '../labels/continuation.ts'
import { cellsAbove } from '../layout/neighbours.ts'
import { LEVY, registerBehind, registerOf } from '../proof/describe-line.ts'
import { numbersOf } from '../proof/find-price-lines.ts'
import { roundRate } from '../proof/multiplies.ts'
import type { PlacedNumber } from '../proof/price-line.ts'
import type { LabelledRate } from './read-rates.ts'

/** Just enough to be believed if nothing else is stated for the fuel, and less than any label. */
const SELF_NAMED = 0.63
/** Prices of other customers, of the future, or of something not sold. */
const OF_OTHERS =
  /typical|average|price cap|will be|comparison rate|\btcr\b|from then|new price|export|sav(?:e|ing)|emission|discount|cheap|could/i

/** Whether only its own unit says what the price is for: too little to prove that a fuel is billed at all. */
export function isSelfNamed({ candidate }: LabelledRate): boolean {
  return candidate.label.strength === SELF_NAMED
}

/** "24.86p per kWh" needs no label: its unit says what it is the price of. */
export function selfNamedRates(view: BillView): LabelledRate[] {
  return view.cells.flatMap((cell) => {
    const numbers = numbersOf(cell)
    if (numbers.every(({ per }) => per === undefined) || LEVY.test(cell.text)) return []
    // The subject of a sentence may be on the line before.
    const [above] = cellsAbove(cell, view.cells)
    const said = above && isContinuation(above, cell) ? `${above.text} ${cell.text}` : cell.text
    if (OF_OTHERS.test(said)) return []
    return numbers.flatMap((number, index): LabelledRate[] => {
      if (number.per !== 'kwh' && number.per !== 'day') return []
      if (number.isCredit || (number.unit !== 'pence' && !(number.unit === 'gbp' && number.decimals >= 3))) return []
      const kind = number.per === 'kwh' ? 'unit' : 'standing'
      const pence = roundRate(number.value * (number.unit === 'gbp' ? 100 : 1))
      if (pence < (kind === 'unit' ? 0.5 : 1) || pence > (kind === 'unit' ? 150 : 1500)) return []
      const register =
        kind === 'unit'
          ? (registerBehind(cell.text, number.end) ?? registerOf(wordsOf(cell.text, numbers, index)))
          : undefined
      return [rateOf(view, kind, pence, register, number)]
    })
  })
}

/** From the previous number up to this one, and the text in brackets after it. */
function wordsOf(text: string, numbers: readonly PlacedNumber[], index: number): string {
  const [before, own] = [numbers[index - 1], numbers[index]]
  const behind = /^\s*\(([^)]{2,20})\)/.exec(text.slice(own?.end))?.[1] ?? ''
  const lead = text.slice(before?.end ?? 0, own?.start).replace(/^\s*\([^)]*\)/, '')
  return `${lead} ${behind}`
}

function rateOf(
  view: BillView,
  kind: LabelledRate['kind'],
  pence: number,
  register: LabelledRate['register'],
  { cell, start, end }: PlacedNumber,
): LabelledRate {
  const fuel = view.fuelOf(cell)
  const label = {
    kind: kind === 'unit' ? ('unitRate' as const) : ('standing' as const),
    strength: SELF_NAMED,
    cell,
    start,
    end,
    area: cell,
    lines: [cell],
    text: cell.text.slice(start, end),
    foldedLength: 0,
  }
  const printed = label.text
  const candidate = {
    value: pence,
    printed,
    cell,
    start,
    end,
    score: SELF_NAMED,
    label,
    relation: 'behind' as const,
    fuel,
  }
  return { kind, pence, fuel, register, vat: undefined, from: undefined, candidate }
}
