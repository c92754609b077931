import { expect, it } from 'vitest'
import { layOutPage, type Placed } from '../../test/lay-out-words.ts'
import { pageCells } from './page-cells.ts'

/** Letters with gaps between them, as OCR sees a widely spaced name. */
function wide(left: number, top: number, word: string): Placed[] {
  return word.split('').map((letter, at): Placed => [left + at * 10, top, letter, 10])
}

it('makes one name of spaced-out letters', () => {
  const page = layOutPage([...wide(100, 50, 'Quayside'), ...wide(188, 50, 'Living'), [100, 90, 'to a b c']], 'ocr')
  expect(pageCells(page).map(({ text }) => text)).toEqual(['Quayside Living', 'to a b c'])
})

it('leaves single figures and short words of a line alone', () => {
  const page = layOutPage([[100, 50, 'A 1 B 2 C 3 is it so'], ...wide(100, 90, 'kWh')], 'ocr')
  expect(pageCells(page).map(({ text }) => text)[0]).toBe('A 1 B 2 C 3 is it so')
})
