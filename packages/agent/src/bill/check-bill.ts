import type { BillFacts, BillReading } from '@mowatt/bill-reader/bill-facts'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import { billSum } from './bill-sum.ts'
import { grossOf, linesOfBill, sayLine } from './lines-of-bill.ts'

/** Each fuel is rounded on its own, and so may be each line. */
const PENNIES = 3

export type BillGap = { sumPence: number; totalPence: number; gapPence: number }

/** What the bill's own lines come to beside its total; undefined where one of them is not known. */
export function gapOfBill(facts: BillFacts): BillGap | undefined {
  const lines = linesOfBill(facts)
  if (!lines || facts.totalChargesGbp === undefined) return undefined
  const sumPence = lines.reduce((sum, line) => sum + grossOf(line, facts), 0)
  const totalPence = Math.round(facts.totalChargesGbp * 100)
  const gap = totalPence - sumPence
  return { sumPence, totalPence, gapPence: Math.abs(gap) <= PENNIES ? 0 : gap }
}

/** Whether the bill adds up, with the sum, and what else on it should be looked at. */
export function sayCheck(reading: BillReading): string {
  const { facts } = reading
  return [saySum(reading), ...remarks(facts)].join(' ')
}

function saySum(reading: BillReading): string {
  const { facts } = reading
  const printed = billSum(reading)
  if (printed && printed.outcome !== 'unknown') {
    const parts = printed.parts.map(({ title, total }) => `${title} ${total}`).join(', ')
    const off = printed.parts.flatMap(({ lines }) => lines).filter(({ outcome }) => outcome === 'differs')
    const lines = off.map(({ text, comes_to: comes, note }) => `${text} comes to ${comes}${note ? ` (${note})` : ''}.`)
    return [`I added the bill up again: ${parts}.`, printed.says, ...lines].join(' ')
  }
  const lines = linesOfBill(facts)
  const gap = gapOfBill(facts)
  if (!lines || !gap)
    return 'I cannot add this bill up: a line, the days or the total is missing from what I could read with certainty. Tell me the value that is missing, and I do the sum.'
  const sum = `I added it up. ${lines.map(sayLine).join(' ')} Together that is ${sayPounds(gap.sumPence)}.`
  if (gap.gapPence === 0)
    return `${sum} The bill charges ${sayPounds(gap.totalPence)}, so it adds up${gap.sumPence === gap.totalPence ? ' to the penny' : ', with pennies for rounding'}.`
  const way = gap.gapPence < 0 ? 'less' : 'more'
  return `${sum} The bill charges ${sayPounds(gap.totalPence)}, which is ${sayPounds(Math.abs(gap.gapPence))} ${way} than its own lines. A discount, a credit or a charge that I did not read can be behind it. Ask your supplier for the sum line by line. I can draft that letter.`
}

/** What is no mistake of adding up, but worth a look. */
function remarks(facts: BillFacts): string[] {
  const estimated = FUELS.filter((fuel) =>
    (facts[fuel]?.readings ?? []).some((each) => each.latestKind === 'estimated' || each.previousKind === 'estimated'),
  )
  const { balanceGbp: balance, totalChargesGbp: total } = facts
  const before = balance !== undefined && total !== undefined ? Math.round((balance - total) * 100) : 0
  return [
    ...(estimated.length > 0
      ? [`The ${estimated.join(' and ')} reading is estimated, so the use may be wrong: send a reading of your own.`]
      : []),
    ...(before > 0 ? [`Of the balance, ${sayPounds(before)} is from before this bill.`] : []),
  ]
}
