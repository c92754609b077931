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
  'ab',
  'a'.repeat(31),
  '12345',
  'ada@post.example',
  'ada at gmail com',
  'www mowatt example',
  'www ada example',
  '07700900123 call me',
  'Mowatt Team',
  'Mo',
  'M0watt',
  'admin',
  'fuck off',
  'F u c k',
  'sh1t',
  'Вася Badger',
  'Brisk\u200bBadger',
  'a_b_c',
  '<b>Badger</b>',
])('%j is refused', (given) => {
  expect(() => readAlias(given)).toThrow(expect.objectContaining({ code: 'alias_refused' }))
})

test('two that look the same are the same', () => {
  expect(aliasKeyOf('Brisk Badger')).toBe(aliasKeyOf('BRISK  badger'.replace('  ', ' ')))
  expect(aliasKeyOf('Sián')).toBe(aliasKeyOf('sian'))
})
