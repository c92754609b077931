import { richTextToPlain } from '../rich-text-to-plain.ts'
import type { ListBlock } from '../site-content.ts'

/** The sum of a list of amounts, or the difference of two of them, in pence and in the list's order. */
export type MoneyInList = { kind: 'sum' | 'difference'; amounts: number[] }

/** Ends with the amount, or says something after it: "365 days at 54.83p: £200.13", "Total: £308.46 before you start". */
const AMOUNT = /(?::| is) £(\d{1,3}(?:,\d{3}){0,3})\.(\d\d)(?!\d)/
const TOTAL = /^(?:Total|Together): /
const DIFFERENCE = /^Difference: /
const FEWEST = 2

/** A list is drawn only if its own figures agree to the penny: a picture of a wrong sum would look like proof. */
export function moneyInList({ children }: Pick<ListBlock, 'children'>): MoneyInList | undefined {
  const items = children.map((item) => richTextToPlain([{ type: 'paragraph', children: item.children }]))
  const end = items.findIndex((item) => TOTAL.test(item) || DIFFERENCE.test(item))
  const amounts = items.slice(0, end).map(penceIn)
  const result = penceIn(items[end] ?? '')
  if (end < FEWEST || result === undefined || !amounts.every((amount) => amount !== undefined)) return undefined
  if (TOTAL.test(items[end] ?? '')) {
    const sum = amounts.reduce((total, amount) => total + amount, 0)
    return sum === result ? { kind: 'sum', amounts } : undefined
  }
  const [first = 0, second = 0] = amounts
  return end === FEWEST && Math.abs(first - second) === result ? { kind: 'difference', amounts } : undefined
}

function penceIn(item: string): number | undefined {
  const [, pounds, pence] = AMOUNT.exec(item) ?? []
  return pounds === undefined ? undefined : Number(pounds.replaceAll(',', '') + String(pence))
}
