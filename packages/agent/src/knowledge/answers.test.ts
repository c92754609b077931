import { expect, test } from 'vitest'
import { ABOUT_MO } from './about-mo.ts'
import { HELP_ROUTES } from './help-routes.ts'
import { PREMISES } from './premises.ts'
import { TERMS } from './terms.ts'

const MOST_WORDS = 95

test('every answer is short enough to be read on a phone', () => {
  const all = [
    ...Object.entries(TERMS),
    ...Object.entries(PREMISES),
    ...Object.entries(ABOUT_MO),
    ...Object.entries(HELP_ROUTES).map(([kind, { says }]): [string, string] => [kind, says]),
  ]
  const long = all
    .map(([name, says]) => ({ name, words: says.split(/\s+/).length }))
    .filter(({ words }) => words > MOST_WORDS)
  expect(long).toEqual([])
})
