import { describe, expect, it } from 'vitest'
import { readFixtures } from '../test/read-fixtures.ts'
import type { BillFacts } from './bill-facts.ts'
import type { DocumentWords, Word } from './document-words.ts'
import { readBill } from './read-bill.ts'

const fixtures = readFixtures()

it('has words of PDFs and of photos', () => {
  expect(fixtures.filter(({ name }) => name.startsWith('pdf-')).length).toBeGreaterThan(4)
  expect(fixtures.filter(({ name }) => name.startsWith('photo-')).length).toBeGreaterThan(2)
})

describe.each(fixtures)('$name', ({ truth, document }) => {
  it('reads as the truth says', () => {
    expect(plainFacts(readBill(document).facts)).toEqual(plainFacts(truth))
  })

  it.runIf(document.pages[0]?.source === 'pdf-text')('reads the same when every word is cut in two', () => {
    expect(plainFacts(readBill(withWords(document, cutInTwo)).facts)).toEqual(plainFacts(truth))
  })

  it('reads the same when a page is sent twice', () => {
    const [first] = document.pages
    const twice = {
      ...document,
      pages: first ? [...document.pages, { ...first, page: document.pages.length + 1 }] : [],
    }
    expect(plainFacts(readBill(twice).facts)).toMatchObject(moneyOf(truth))
  })
})

function withWords(document: DocumentWords, change: (word: Word) => Word[]): DocumentWords {
  return { ...document, pages: document.pages.map((page) => ({ ...page, words: page.words.flatMap(change) })) }
}

/** OCR splits a word with wide letter spacing: the halves touch. */
function cutInTwo(word: Word): Word[] {
  const middle = Math.floor(word.text.length / 2)
  if (middle === 0 || word.text.includes(' ')) return [word]
  const { left, right } = word.box
  const cut = left + ((right - left) * middle) / word.text.length
  return [
    { ...word, text: word.text.slice(0, middle), box: { ...word.box, right: cut } },
    { ...word, text: word.text.slice(middle), box: { ...word.box, left: cut } },
  ]
}

/** Without what the expected result does not contain: VAT marks and kinds of reading. */
function plainFacts(facts: BillFacts): object {
  return JSON.parse(
    JSON.stringify(facts, (key, value: unknown) =>
      ['documentType', 'vat', 'standingChargeVat', 'latestKind', 'previousKind'].includes(key) ? undefined : value,
    ),
  )
}

function moneyOf({ totalChargesGbp, balanceGbp }: BillFacts): object {
  return { totalChargesGbp, balanceGbp }
}
