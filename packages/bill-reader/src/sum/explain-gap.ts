import type { BilledMoney } from '../bill-facts.ts'
import { sayPounds } from '@mowatt/tariffs'

/** One line of the recalculation. `told`: uses a value that the person told us. */
export type SumLine = {
  text: string
  comes_to: string
  outcome: 'agrees' | 'differs' | 'told'
  /** A penny of rounding, or the printed value that differs; empty if there is nothing to say. */
  note: string
}
export type SumPart = { title: string; lines: SumLine[]; total: string }

/** VAT on energy has been these shares of it; a fifth is what businesses pay. */
const VAT_PERCENTS = [5, 20]

/**
 * The difference between the calculated and the printed total: VAT, a credit, pennies of rounding. An unexplained
 * difference is reported as such. `bases` are the sums that VAT may have been added to.
 */
export function explainGap(
  gapPence: number,
  bases: readonly number[],
  money: readonly BilledMoney[],
  slackPence: number,
  isTold = false,
): SumLine[] {
  if (gapPence === 0) return []
  if (Math.abs(gapPence) <= slackPence) return [rounding(gapPence)]
  const credits = [undefined, ...money.filter(({ kind }) => kind === 'discount' || kind === 'export')]
  for (const credit of credits) {
    const taken = credit ? -Math.round(credit.gbp * 100) : 0
    const rest = gapPence - taken
    const vat = Math.abs(rest) <= slackPence ? [] : vatOf(rest, bases, money, slackPence)
    if (!vat || (!credit && vat.length === 0)) continue
    const said = credit
      ? [line(credit.kind === 'export' ? 'Paid to you for export' : 'Discount or credit on the bill', taken)]
      : []
    const moved = gapPence - taken - vat.reduce((sum, each) => sum + each.pence, 0)
    return [...vat.map(({ text, pence }) => line(text, pence)), ...said, ...(moved === 0 ? [] : [rounding(moved)])]
  }
  return [
    {
      text: isTold ? 'Difference from the printed total' : 'Not explained by the lines I read',
      comes_to: sayPounds(gapPence),
      outcome: 'differs',
      note: '',
    },
  ]
}

function vatOf(
  rest: number,
  bases: readonly number[],
  money: readonly BilledMoney[],
  slackPence: number,
): { text: string; pence: number }[] | undefined {
  for (const percent of VAT_PERCENTS) {
    const base = bases.find((each) => Math.abs(Math.round((each * percent) / 100) - rest) <= slackPence)
    if (base !== undefined)
      return [{ text: `VAT, ${percent}% of ${sayPounds(base)}`, pence: Math.round((base * percent) / 100) }]
  }
  const printed = money.find(({ kind, gbp }) => kind === 'vat' && Math.abs(Math.round(gbp * 100) - rest) <= slackPence)
  return printed && [{ text: 'VAT on the bill', pence: Math.round(printed.gbp * 100) }]
}

function line(text: string, pence: number): SumLine {
  return { text, comes_to: sayPounds(pence), outcome: 'agrees', note: '' }
}

function rounding(pence: number): SumLine {
  const size = Math.abs(pence) === 1 ? 'a penny' : `${Math.abs(pence)}p`
  return line(`Rounding on the bill, ${size}`, pence)
}
