import type { DocumentWords, PageWords } from '../document-words.ts'
import { sheetsOfPage } from './sheets-of-page.ts'

/** The pages in reading order, renumbered; `homeOf` returns the original page. */
export type ReadingOrder = { document: DocumentWords; homeOf: (page: number) => number }

/** "Page 2 of 4", "2 of 4", "page 2/4". */
const PRINTED = /\b(?:page\s?(\d{1,2})\s?(?:of|\/)\s?(\d{1,2})|(\d{1,2})\s?of\s?(\d{1,2}))\b/gi
/** Page numbers are at the top or the bottom of a page. */
const EDGE_SHARE = 0.14

/** Photos are sent in any order, and one may show two pages: they are sorted by their printed numbers. */
export function inReadingOrder(document: DocumentWords): ReadingOrder {
  const sheets = document.pages.flatMap(sheetsOfPage)
  const ordered = frontFirst(sheets.every(({ source }) => source === 'ocr') ? byPrintedNumber(sheets) : sheets)
  const homes = ordered.map(({ page }) => page)
  const isAsSent = ordered.length === document.pages.length && ordered.every((page, at) => page === document.pages[at])
  if (isAsSent) return { document, homeOf: (page) => page }
  const pages = ordered.map((page, at) => ({ ...page, page: at + 1 }))
  const qrPayloads = document.qrPayloads.map((code) => ({ ...code, page: homes.indexOf(code.page) + 1 || code.page }))
  return { document: { pages, qrPayloads }, homeOf: (page) => homes[page - 1] ?? page }
}

/** Numbered sheets are sorted among themselves; one whose number cannot be read stays where it is. */
function byPrintedNumber(sheets: readonly PageWords[]): readonly PageWords[] {
  const numbers = sheets.map(printedNumber)
  const known = numbers.filter((number) => number !== undefined)
  // A duplicate number gives no order: it was misread, or the sheets belong to two bills.
  if (known.length < 2 || new Set(known).size < known.length) return sheets
  const sorted = sheets
    .map((sheet, at) => ({ sheet, number: numbers[at] }))
    .filter(({ number }) => number !== undefined)
    .sort((one, other) => (one.number ?? 0) - (other.number ?? 0))
  let next = 0
  return sheets.map((sheet, at) => (numbers[at] === undefined ? sheet : (sorted[next++]?.sheet ?? sheet)))
}

const UPPER_SHARE = 0.45
const OF_CUSTOMER: readonly RegExp[] = [/\b(?:account|customer)\b/i, /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/]

/** Some bills print the charges first and the customer last: the page with the address and the account comes first. */
function frontFirst(pages: readonly PageWords[]): readonly PageWords[] {
  const [first] = pages
  const fronts = pages.filter(isFront)
  const [front] = fronts
  if (!first || !front || fronts.length > 1 || signsOn(first) > 0) return pages
  return [front, ...pages.filter((page) => page !== front)]
}

function isFront(page: PageWords): boolean {
  return signsOn(page) === OF_CUSTOMER.length
}

function signsOn({ words }: PageWords): number {
  const upper = words.filter(({ box }) => box.bottom < UPPER_SHARE)
  const text = upper.map((word) => word.text).join(' ')
  return OF_CUSTOMER.filter((sign) => sign.test(text)).length
}

function printedNumber({ words }: PageWords): number | undefined {
  const text = words
    .filter(({ box }) => box.bottom < EDGE_SHARE || box.top > 1 - EDGE_SHARE)
    .map((word) => word.text)
    .join(' ')
  const numbers = [...text.matchAll(PRINTED)]
    .map((match) => ({ page: Number(match[1] ?? match[3]), of: Number(match[2] ?? match[4]) }))
    .filter(({ page, of }) => page >= 1 && page <= of)
    .map(({ page }) => page)
  return new Set(numbers).size === 1 ? numbers[0] : undefined
}
