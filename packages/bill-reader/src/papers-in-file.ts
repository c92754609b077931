import type { Apart, Paper } from './bill-facts.ts'
import type { DocumentWords } from './document-words.ts'
import { KNOWN_SUPPLIERS } from './fields/known-suppliers.ts'
import type { BillView } from './labels/bill-view.ts'
import type { Candidate, ValueReader } from './labels/candidate.ts'
import { findCandidates } from './labels/find-candidates.ts'
import type { LabelKind } from './labels/label-kind.ts'
import { readAccount, readDay, readRange } from './values/value-readers.ts'

type Signs = Record<'accounts' | 'days' | 'periods' | 'supplies' | 'suppliers', Set<string>>

/** Only the top of a page identifies its supplier. */
const HEAD_SHARE = 0.2

const readSupply: ValueReader<string> = (text) => {
  const match = /\d(?:\s?\d){9,20}/.exec(text)
  const digits = match?.[0].replaceAll(/\s/g, '').slice(-13)
  return match && digits
    ? { value: digits, start: match.index, end: match.index + match[0].length, strength: 1 }
    : undefined
}

/**
 * The bills in a file that contains more than one. A page that names another account begins another bill only where a
 * second sign agrees: one bill may print a customer's number on a page and a payer's on the next.
 */
export function papersInFile(view: BillView, document: DocumentWords): { why: Apart; papers: Paper[] } | undefined {
  if (document.pages.length < 2) return undefined
  const signs = signsByPage(view)
  const papers: { pages: number[]; signs: Signs }[] = []
  for (const { page } of document.pages) {
    const own = signs.get(page) ?? noSigns()
    const home = papers.findLast((paper) => !isApart(paper.signs, own))
    const target = home && papers.at(-1) !== home && !sharesAny(home.signs, own) ? papers.at(-1) : home
    if (target) {
      target.pages.push(page)
      for (const name of names(own)) for (const value of own[name]) target.signs[name].add(value)
    } else papers.push({ pages: [page], signs: own })
  }
  const [first, second] = papers
  if (!first || !second) return undefined
  return {
    why: whyApart(first.signs, second.signs),
    papers: papers.map(({ pages, signs: of }) => ({ pages, ...told(of) })),
  }
}

function told({ suppliers, accounts, days }: Signs): Omit<Paper, 'pages'> {
  const [supplier] = suppliers
  const [accountNumber] = accounts
  const [billDate] = [...days].toSorted().toReversed()
  return { ...(supplier && { supplier }), ...(accountNumber && { accountNumber }), ...(billDate && { billDate }) }
}

function whyApart(one: Signs, other: Signs): Apart {
  if (isOther(one.suppliers, other.suppliers)) return 'two_suppliers'
  return isOther(one.accounts, other.accounts) ? 'two_accounts' : 'same_account'
}

/** Two of the signs differ, and one of them identifies the customer or the bill. */
function isApart(one: Signs, other: Signs): boolean {
  const differ = names(one).filter((name) => isOther(one[name], other[name]))
  return differ.length > 1 && differ.some((name) => name === 'accounts' || name === 'days' || name === 'suppliers')
}

function names(signs: Signs): (keyof Signs)[] {
  return Object.keys(signs) as (keyof Signs)[]
}

function isOther(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && other.size > 0 && !meet(one, other)
}

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((value) => other.has(value))
}

function sharesAny(one: Signs, other: Signs): boolean {
  return names(one).some((name) => meet(one[name], other[name]))
}

function noSigns(): Signs {
  return { accounts: new Set(), days: new Set(), periods: new Set(), supplies: new Set(), suppliers: new Set() }
}

function signsByPage(view: BillView): Map<number, Signs> {
  const pages = new Map<number, Signs>()
  const at = (page: number) => pages.get(page) ?? pages.set(page, noSigns()).get(page) ?? noSigns()
  const sure = <T>(kinds: LabelKind[], read: ValueReader<T>): Candidate<T>[] =>
    findCandidates(view, kinds, read).filter(({ label, relation }) => label.strength === 1 && relation !== 'above')
  for (const { value, cell } of sure(['account'], readAccount)) at(cell.page.page).accounts.add(plain(value))
  for (const { value, cell } of sure(['billDate'], readDay)) at(cell.page.page).days.add(value)
  for (const { value, cell } of sure(['period'], readRange)) at(cell.page.page).periods.add(value.to)
  for (const { value, cell } of sure(['mpan', 'mprn', 'supplyNumber'], readSupply))
    at(cell.page.page).supplies.add(value)
  for (const { text, page, top } of view.cells) {
    if (top > HEAD_SHARE * page.heightPoints || text.length > 40) continue
    const known = KNOWN_SUPPLIERS.find(([, pattern]) => text.search(pattern) >= 0)
    if (known) at(page.page).suppliers.add(known[0])
  }
  return pages
}

function plain(text: string): string {
  return text.replaceAll(/[\s/-]/g, '').toUpperCase()
}
