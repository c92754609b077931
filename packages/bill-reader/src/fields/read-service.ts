import type { ServiceFacts } from '../bill-facts.ts'
import { findCandidates } from '../labels/find-candidates.ts'
import type { Cell } from '../layout/cell.ts'
import { cellsBelow, cellsRight } from '../layout/neighbours.ts'
import { findDates } from '../values/find-dates.ts'
import { findNumbers } from '../values/find-numbers.ts'
import { readAccount } from '../values/value-readers.ts'
import type { FieldContext } from './field-context.ts'
import { pick } from './pick.ts'

const PROVIDERS: readonly [string, RegExp][] = [
  ['BT', /\bBT\b(?!\s?\d)/],
  ['Sky', /\bSky\b/],
  ['Virgin Media', /virgin\s?media/i],
  ['TalkTalk', /talk\s?talk/i],
  ['Vodafone', /vodafone/i],
  ['EE', /\bEE\b/],
  ['O2', /\bO2\b/],
  ['Three', /\bThree\b(?=\s?(?:UK|mobile|bill|\.co)|$)/],
  ['Plusnet', /plusnet/i],
  ['Hyperoptic', /hyperoptic/i],
  ['Zen Internet', /\bzen\s?internet/i],
  ['NOW', /now\s?broadband/i],
  ['giffgaff', /giffgaff/i],
  ['Tesco Mobile', /tesco\s?mobile/i],
  ['iD Mobile', /\bid\s?mobile/i],
  ['SMARTY', /\bsmarty\b/i],
  ['VOXI', /\bvoxi\b/i],
  ['Lebara', /lebara/i],
  ['Community Fibre', /community\s?fibre/i],
  ['KCOM', /\bkcom\b/i],
  ['Utility Warehouse', /utility\s?warehouse/i],
  ['Gigaclear', /gigaclear/i],
  ['Lyca Mobile', /lyca\s?mobile/i],
  ['Spusu', /spusu/i],
]
const INVENTED = /\b((?:[A-Z][\w&'-]{0,40}\s){1,2}(?:Broadband|Fibre|Mobile|Telecom|Internet|Net|Communications))\b/
const PRICE =
  /monthly\s?(?:price|charge|cost|payment|fee|plan)|(?:plan|package|line|total)\s?(?:price|charges?)?\s?(?:per|a)\s?month|per\s?month|price\s?plan|plan\s?charges?|regular\s?charges?|total\s?(?:charges|to\s?pay|due|this\s?month)|package/i
const END =
  /(?:contract|minimum\s?term|commitment|plan|agreement)[^.]{0,25}(?:ends?|end\s?date|until|expires?)|end\s?of\s?(?:your\s?)?(?:contract|minimum\s?term)|out\s?of\s?contract/i

/** Broadband and mobile bills, to the depth of kind, provider, account, monthly price and contract end. */
export function readService(context: FieldContext, kind: ServiceFacts['kind']): ServiceFacts {
  const { cells } = context.view
  const account = pick(findCandidates(context.view, ['account'], readAccount))?.best.value
  const provider = providerOf(cells)
  const price = valueBeside(cells, PRICE, (text) => {
    const found = findNumbers(text).find((number) => number.unit === 'gbp' && number.decimals === 2)
    return found?.value
  })
  const end = valueBeside(cells, END, (text) => findDates(text).find(({ isRange }) => !isRange)?.from)
  return {
    kind,
    ...(provider && { provider }),
    ...(account && { accountNumber: account }),
    ...(price !== undefined && { monthlyPriceGbp: price }),
    ...(end && { contractEndDate: end }),
  }
}

function providerOf(cells: readonly Cell[]): string | undefined {
  const head = cells.filter(({ page }) => page.page === 1)
  const counted = PROVIDERS.map(([name, pattern]) => ({
    name,
    count: head.filter(({ text }) => pattern.test(text)).length,
  }))
  const [best] = counted.sort((a, b) => b.count - a.count)
  if (best && best.count > 0) return best.name
  return head.map(({ text }) => INVENTED.exec(text)?.[1]).find(Boolean)
}

function valueBeside<T>(cells: readonly Cell[], label: RegExp, read: (text: string) => T | undefined): T | undefined {
  for (const cell of cells) {
    const match = label.exec(cell.text)
    if (!match) continue
    const near = [...cellsRight(cell, cells).slice(0, 3), ...cellsBelow(cell, cells).slice(0, 1)]
    for (const text of [cell.text.slice(match.index), ...near.map((other) => other.text)]) {
      const value = read(text)
      if (value !== undefined) return value
    }
  }
  return undefined
}
