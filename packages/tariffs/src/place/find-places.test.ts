import { expect, test } from 'vitest'
import { findPlaces } from './find-places.ts'

test.each([
  ['my flat in Leeds', [{ name: 'Leeds', letters: ['M'] }]],
  [
    'from Bury St Edmunds to London',
    [
      { name: 'Bury St Edmunds', letters: ['A'] },
      { name: 'London', letters: ['C'] },
    ],
  ],
  ['I live in Reading', [{ name: 'Reading', letters: ['H'] }]],
  ['the reading on my meter', []],
  ['somewhere in Surrey', [{ name: 'Surrey', letters: ['J', 'H'] }]],
])('%s', (text, places) => {
  expect(findPlaces(text)).toEqual(places)
})
