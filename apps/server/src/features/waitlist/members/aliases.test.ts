import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { adjectives, animals } from './alias-words.ts'
import { aliasKeyOf, makeAlias, readAlias } from './aliases.ts'

test('each list of words has 64 different ones', () => {
  for (const list of [adjectives, animals]) expect(new Set(list).size).toBe(64)
})

test('a made-up alias is two words and a number, and passes its own rules', () => {
  for (let tries = 0; tries < 2000; tries++) {
    const alias = makeAlias(randomBytes, tries % 7)
    expect(alias).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d{2,7}$/)
    expect(readAlias(alias)).toBe(alias)
  }
})

test.for([
  ['Brisk  Badger', 'Brisk Badger'],
  ['Siân 7', 'Siân 7'],
  ['Scunthorpe Dickens', 'Scunthorpe Dickens'],
  ['Push It 455', 'Push It 455'],
])('%s is welcome', ([given, expected]) => {
  expect(readAlias(given as string)).toBe(expected)
})

test.for([
  ['ab', /3 to 30/],
  ['Mo', /3 to 30/],
  ['a'.repeat(31), /3 to 30/],
  ['12345', /at least one letter/],
  ['Вася Badger', /from A to Z/],
  ['Brisk\u200bBadger', /from A to Z/],
  ['a_b_c', /from A to Z/],
  ['<b>Badger</b>', /from A to Z/],
  ['ada@post.example', /contact details/],
  ['ada at gmail com', /contact details/],
  ['www mowatt example', /contact details/],
  ['www ada example', /contact details/],
  ['07700900123 call me', /contact details/],
  ['Mowatt Team', /is our team/],
  ['Mo 7', /is our team/],
  ['M0watt', /is our team/],
  ['admin', /is our team/],
  ['fuck off', /rude/],
  ['F u c k', /rude/],
  ['sh1t', /rude/],
] as const)('%j is refused, and told why', ([given, why]) => {
  const refusal = expect.objectContaining({ code: 'alias_refused', message: expect.stringMatching(why) })
  expect(() => readAlias(given)).toThrow(refusal)
})

test('two that look the same are the same', () => {
  expect(aliasKeyOf('Brisk Badger')).toBe(aliasKeyOf('BRISK  badger'.replace('  ', ' ')))
  expect(aliasKeyOf('Sián')).toBe(aliasKeyOf('sian'))
})
