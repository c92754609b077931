import { expect, it } from 'vitest'
import { layOutPage, type Placed } from '../../test/lay-out-words.ts'
import type { PageWords, Word } from '../document-words.ts'
import { pageCells } from './page-cells.ts'

const PITCH = 5.5
const HEIGHT = 6.5

/** Words of a line as an OCR engine returns them, all characters and spaces equally wide. */
function typed(left: number, top: number, line: string): Word[] {
  return [...line.matchAll(/\S+/g)].map((match) => {
    const from = left + match.index * PITCH
    const to = from + match[0].length * PITCH
    const box = { left: (from + 0.5) / 595, top: top / 842, right: (to - 0.5) / 595, bottom: (top + HEIGHT) / 842 }
    return { text: match[0], box, confidence: 0.95 }
  })
}

function textsOf(page: PageWords): string[] {
  return pageCells(page).map(({ text }) => text)
}

const TYPED = [
  ...typed(77, 100, 'RESIDENT ENERGY STATEMENT'),
  ...typed(77, 113, 'FIXED CHARGE 31 DAYS AT 56.73 P'),
  ...typed(77, 126, 'KWH EXPECTED PER YEAR 4074'),
  ...typed(77, 139, 'Brought forward    220.87'),
  ...typed(77, 152, 'Received, thank you    220.87'),
  ...typed(77, 165, 'Electricity supplied, incl. VAT'),
]
const PRINT: readonly Placed[] = [
  [77, 300, 'All'],
  [95, 300, 'prices'],
  [126, 300, 'above'],
  [154, 300, 'include'],
  [192, 300, 'mill'],
]

it('joins what a typewriter wrote on one line, also on a page with other print', () => {
  const page = layOutPage(PRINT, 'ocr')
  const texts = textsOf({ ...page, words: [...TYPED, ...page.words] })
  expect(texts).toContain('FIXED CHARGE 31 DAYS AT 56.73 P')
  expect(texts).toContain('Received, thank you')
})

it('keeps columns of print apart that stand as near as typewritten words', () => {
  const columns: Placed[] = [
    [40, 100, 'Unit'],
    [72, 100, 'Rate'],
  ]
  expect(textsOf(layOutPage(columns, 'ocr'))).toEqual(['Unit', 'Rate'])
})

it('drops letters that were read a second time where two stretches of a line overlap', () => {
  const page = layOutPage(
    [
      [40, 100, 'MPRN 1847056243'],
      [110, 100, '3'],
      [130, 100, 'METER'],
    ],
    'ocr',
  )
  expect(textsOf(page).join(' ')).toBe('MPRN 1847056243 METER')
})

it('takes letters between digits for digits on photos, and on photos only', () => {
  const placed: Placed[] = [[40, 100, '30o kWh at 2l.5Op in 2O26 12A Flat 3b']]
  expect(textsOf(layOutPage(placed, 'ocr'))).toEqual(['300 kWh at 21.50p in 2026 12A Flat 3b'])
  expect(textsOf(layOutPage(placed))).toEqual(['30o kWh at 2l.5Op in 2O26 12A Flat 3b'])
})

it('takes a point before three digits of kilowatt hours for a comma on photos', () => {
  const placed: Placed[] = [[40, 100, 'You use 3.085 kWh at 11.636p, or 245.3 kWh']]
  expect(textsOf(layOutPage(placed, 'ocr'))).toEqual(['You use 3,085 kWh at 11.636p, or 245.3 kWh'])
  expect(textsOf(layOutPage(placed))).toEqual(['You use 3.085 kWh at 11.636p, or 245.3 kWh'])
})
