import { expect, test } from 'vitest'
import { normalise, normaliseAll } from './normalise.ts'
import { SPELLINGS } from './spellings.ts'
import { VOCABULARY } from './vocabulary.ts'

const LINES = ['its a rip off innit', 'tell em', 'why cant i', '', 'switch us over. now!', 'whats the standin charge']

test('many lines at once are read as each is alone', () => {
  expect(normaliseAll(LINES, VOCABULARY)).toEqual(LINES.map((line) => normalise(line, VOCABULARY)))
})

test('no spelling reaches over the end of a line, or knows only the end of the whole text', () => {
  const reaching = SPELLINGS.filter(([{ source }]) => /\\s|\\W|(?<!\[)\^/.test(source) || /(?<!\\n\|)\$/.test(source))
  expect(reaching.map(([{ source }]) => source)).toEqual([])
})
