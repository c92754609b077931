import { expect, it } from 'vitest'
import { withPoundSigns } from './pound-signs.ts'

const HEIGHT = 48
const STEP = 24

/** Characters every 24 columns, each 20 wide; a gap is a space, `_` is ink that was not read. */
function line(printed: string, hintAt?: number) {
  const places = printed.split('').map((text, index) => ({ text, at: index * STEP + 12 }))
  const blank = Array.from({ length: printed.length * STEP }, (_, column) => {
    const text = printed[Math.floor(column / STEP)]
    return text === ' ' || column % STEP < 2 || column % STEP >= 22
  })
  const letters = places
    .filter(({ text }) => text !== ' ' && text !== '_')
    .map((place) => ({ ...place, confidence: 1 }))
  const poundHints = Array.from({ length: blank.length / 8 }, (_, step) => {
    return hintAt !== undefined && Math.floor((step * 8) / STEP) === hintAt ? 0.05 : 0
  })
  return { read: { letters, poundHints, spaceHints: [] }, blank }
}

function textOf(printed: string, hintAt?: number): string {
  const { read, blank } = line(printed, hintAt)
  return withPoundSigns(read, blank, HEIGHT)
    .map(({ text }) => text)
    .join('')
}

it('puts a sign where ink was left unread and the network thought of one', () => {
  expect(textOf('_187.42', 0)).toBe('£187.42')
  expect(textOf('fee _50 per', 4)).toBe('fee£50per')
})

it('puts none without ink, without a thought, or within a word', () => {
  expect(textOf(' 187.42', 0)).toBe('187.42')
  expect(textOf('_187.42')).toBe('187.42')
  expect(textOf('of 31', 1)).toBe('of31')
})

it('takes a letter before an amount for a sign, and leaves codes alone', () => {
  expect(textOf('E86.20')).toBe('£86.20')
  expect(textOf('is f86.20')).toBe('is£86.20')
  expect(textOf('E6S05123')).toBe('E6S05123')
  expect(textOf('ref86.20')).toBe('ref86.20')
  expect(textOf('you f127 a')).toBe('you£127a')
  expect(textOf('f127b')).toBe('f127b')
})

it('reads nought pounds as noughts', () => {
  expect(textOf('EO.00')).toBe('£0.00')
  expect(textOf('No.12')).toBe('No.12')
})
