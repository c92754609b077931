import { expect, it } from 'vitest'
import { emptyRaster } from './raster.ts'
import { spacedWords } from './spaced-words.ts'

const HEIGHT = 48
const LETTER = 16

/** Characters of 16 columns; `~` is a gap of 8, and `hints` says how much each gap looks like a space. */
function wordsOf(printed: string, hints: readonly number[] = []): string[] {
  const columns = printed.split('').map((text) => (text === '~' ? 8 : LETTER))
  const width = columns.reduce((sum, each) => sum + each, 0) + 8
  const line = emptyRaster(width, HEIGHT)
  line.data.fill(255)
  const letters: { text: string; at: number; confidence: number }[] = []
  const spaceHints = Array.from({ length: Math.ceil(width / 8) }, () => 0)
  let left = 0
  let gaps = 0
  for (const [index, text] of printed.split('').entries()) {
    if (text === '~') spaceHints[left / 8] = hints[gaps++] ?? 0
    else {
      for (let column = left + 1; column < left + LETTER - 1; column += 1) line.data[24 * width + column] = 0
      letters.push({ text, at: left + LETTER / 2, confidence: 1 })
    }
    left += columns[index] ?? 0
  }
  return spacedWords({ letters, poundHints: [], spaceHints }, line).map(({ text }) => text)
}

it('parts words at a narrow gap where the network thought of a space', () => {
  expect(wordsOf('Bill~period', [0.2])).toEqual(['Bill', 'period'])
  expect(wordsOf('28~days~at~48.36p', [0.1, 0.6, 0.05])).toEqual(['28', 'days', 'at', '48.36p'])
})

it('keeps spaced-out letters and wide digits together', () => {
  expect(wordsOf('Q~u~a~y', [0.001, 0, 0.002])).toEqual(['Quay'])
  expect(wordsOf('£1~~1~~7.20', [0, 0.009, 0, 0.001])).toEqual(['£117.20'])
})

it('parts words at a wide gap alone where letters stand close', () => {
  expect(wordsOf('Bill~~date')).toEqual(['Bill', 'date'])
})

it('parts numbers that are printed in groups', () => {
  expect(wordsOf('11~~5599', [0.15, 0.15])).toEqual(['11', '5599'])
  expect(wordsOf('8512~~3342')).toEqual(['8512', '3342'])
})

it('parts words behind a comma without a thought of a space', () => {
  expect(wordsOf('charge,~~28', [0.004, 0])).toEqual(['charge,', '28'])
})

it('keeps a number together that a typewriter set, and parts its words', () => {
  expect(wordsOf('5~~2~~3', [0.02, 0.02, 0.02])).toEqual(['523'])
  expect(wordsOf('A~~5', [0.3, 0.3])).toEqual(['A', '5'])
  expect(wordsOf('9~~1~~~~~D~~A~~Y~~S', [0.01, 0.01, 0.3, 0.3, 0.3, 0.3, 0.3])).toEqual(['91', 'DAYS'])
})
