import { expect, test } from 'vitest'
import { SPELLINGS } from './spellings.ts'

test('no spelling reaches over the end of a line, or knows only the end of the whole text', () => {
  const reaching = SPELLINGS.filter(([{ source }]) => /\\s|\\W|(?<!\[)\^/.test(source) || /(?<!\\n\|)\$/.test(source))
  expect(reaching.map(([{ source }]) => source)).toEqual([])
})
