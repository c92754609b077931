import { expect, it } from 'vitest'
import { layOutPage, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import type { DocumentWords, PageWords } from '../document-words.ts'
import { readBill } from '../read-bill.ts'
import { inReadingOrder } from './reading-order.ts'

function photo(page: number, ...placed: Placed[]): PageWords {
  return layOutPage(placed, 'ocr', page)
}

function textsOf({ document }: ReturnType<typeof inReadingOrder>): string[] {
  return document.pages.map(({ words }) => words.map(({ text }) => text).join(' '))
}

const FIRST: readonly Placed[] = [
  [40, 40, 'first'],
  [500, 820, 'Page 1 of 3'],
]
const SECOND: readonly Placed[] = [
  [40, 40, 'second'],
  [500, 820, 'Page 2 of 3'],
]
const BARE: readonly Placed[] = [[40, 40, 'bare']]

it('reads photos in the order of the page numbers printed on them', () => {
  const order = inReadingOrder({
    pages: [photo(1, ...SECOND), photo(2, ...BARE), photo(3, ...FIRST)],
    qrPayloads: [{ page: 3, text: 'code' }],
  })
  expect(textsOf(order)).toEqual(['first Page 1 of 3', 'bare', 'second Page 2 of 3'])
  expect(order.document.pages.map(({ page }) => page)).toEqual([1, 2, 3])
  expect([1, 2, 3].map(order.homeOf)).toEqual([3, 2, 1])
  expect(order.document.qrPayloads).toEqual([{ page: 1, text: 'code' }])
})

it('leaves photos alone that have the same number twice', () => {
  const document: DocumentWords = { pages: [photo(1, ...SECOND), photo(2, ...SECOND)], qrPayloads: [] }
  expect(inReadingOrder(document).document).toBe(document)
})

it('leaves the pages of a PDF as they are', () => {
  const pages = [photo(1, ...SECOND), photo(2, ...FIRST)].map((page) => ({ ...page, source: 'pdf-text' as const }))
  expect(textsOf(inReadingOrder({ pages, qrPayloads: [] }))[0]).toContain('second')
})

/** Both pages side by side in one picture. */
function spread(left: PageWords, right: PageWords): PageWords {
  const words = [left, right].flatMap((page, sheet) =>
    page.words.map((word) => ({
      ...word,
      box: { ...word.box, left: (word.box.left + sheet) / 2, right: (word.box.right + sheet) / 2 },
    })),
  )
  return { ...left, widthPoints: 842, heightPoints: 595, sheets: 2, words }
}

it('reads two sheets in one picture as two pages, and shows where they stand in the picture', () => {
  const whole = readBill({ pages: [photo(1, ...SMALL_BILL)], qrPayloads: [] })
  const terms = SMALL_BILL.filter(([, , text]) => text.startsWith('Tariff name'))
  const rest = SMALL_BILL.filter((line) => !terms.includes(line))
  const picture = spread(photo(1, ...rest), photo(1, ...terms))
  const reading = readBill({ pages: [picture], qrPayloads: [] })
  expect(reading.facts).toEqual(whole.facts)
  const [one, other] = [whole.evidence, reading.evidence].map((evidence) => evidence['electricity.tariffName'])
  expect(other?.page).toBe(1)
  expect(other?.box.left).toBeCloseTo(0.5 + (one?.box.left ?? 0) / 2)
  expect(other?.box.top).toBeCloseTo(one?.box.top ?? 0)
})
