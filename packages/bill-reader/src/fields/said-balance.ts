import { placeInSentence, sentencesOf } from '../layout/sentences.ts'
import type { FieldContext } from './field-context.ts'
import { isNear } from './money-marks.ts'

const SAID =
  /(?:you'?re|you are|your account is|leaves you|leaves your account)(?: now)? £\s?([\d,]+\.\d{2}) in (credit|debit)/i

/** "£200.13 in credit", in far larger type than the text. */
const POSTER = /^£\s?([\d,]+\.\d{2}) in (credit|debit)$/i

/** "That means you're £30.24 in credit": stated in a sentence, and only believed if no arithmetic contradicts it. */
export function putSaidBalance({ view, ledger }: FieldContext, sums: readonly number[]): void {
  const sentences = [
    ...view.cells.map((cell) => ({ text: cell.text, cell, start: 0, parts: [{ cell, from: 0 }] })),
    ...sentencesOf(view.cells),
  ]
  const sizes = view.cells.map(({ height }) => height).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  for (const sentence of sentences) {
    const match = SAID.exec(sentence.text) ?? (sentence.cell.height > 1.5 * usual ? POSTER.exec(sentence.text) : null)
    const at = match?.[1] && match.index + match[0].indexOf(match[1])
    const place = match?.[1] && typeof at === 'number' && placeInSentence(sentence, at, at + match[1].length)
    if (!match?.[1] || !place) continue
    const gbp = Number(match[1].replaceAll(',', ''))
    const value = match[2]?.toLowerCase() === 'credit' ? -gbp : gbp
    ledger.put({ path: 'balanceGbp', value, score: 0.7, place })
    if (!sums.some((sum) => isNear(sum, value))) return
    const detail = 'The opening balance, charges and payments add up to it.'
    ledger.note({ name: 'balance', outcome: 'supports', fields: ['balanceGbp', 'totalChargesGbp'], detail })
    return
  }
}
