import { expect, it } from 'vitest'
import type { DocumentWords } from '../document-words.ts'
import { layOutDocument, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'
import { boxOfStrips, partOfStrip } from './strip.ts'

/** The same words as from a photo taken sideways: the right of the page is the top of the picture. */
function onItsSide(document: DocumentWords): DocumentWords {
  const spot = (x: number, y: number) => ({ x: y, y: 1 - x })
  const pages = document.pages.map((page) => ({
    ...page,
    source: 'ocr' as const,
    words: page.words.map((word) => {
      const { left, top, right, bottom } = word.box
      const middle = (top + bottom) / 2
      return {
        ...word,
        confidence: 0.95,
        origin: { from: spot(left, middle), to: spot(right, middle), half: { x: (bottom - top) / 2, y: 0 } },
      }
    }),
  }))
  return { ...document, pages }
}

it('cuts a slanting strip by its length and boxes it', () => {
  const strip = { from: { x: 0.1, y: 0.2 }, to: { x: 0.5, y: 0.4 }, half: { x: -0.01, y: 0.02 } }
  const box = boxOfStrips([partOfStrip(strip, 0.5, 1)])
  expect(box.left).toBeCloseTo(0.29)
  expect(box.right).toBeCloseTo(0.51)
  expect(box.top).toBeCloseTo(0.28)
  expect(box.bottom).toBeCloseTo(0.42)
})

it('shows a field where it stands in the photo that was given', () => {
  const flat = readBill(layOutDocument(SMALL_BILL, 'ocr')).evidence
  const turned = readBill(onItsSide(layOutDocument(SMALL_BILL, 'ocr'))).evidence
  for (const path of ['accountNumber', 'electricity.mpan', 'balanceGbp']) {
    const [lying, given] = [flat[path]?.box, turned[path]?.box]
    if (!lying || !given) throw new Error(`${path} was not read`)
    expect(given.left).toBeCloseTo(lying.top, 2)
    expect(given.right).toBeCloseTo(lying.bottom, 2)
    expect(given.top).toBeCloseTo(1 - lying.right, 2)
    expect(given.bottom).toBeCloseTo(1 - lying.left, 2)
  }
})
