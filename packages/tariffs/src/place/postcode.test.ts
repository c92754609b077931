import { expect, it } from 'vitest'
import { parseOutcode, parsePostcode } from './postcode.ts'

it.each([
  ['SW1A 1AA', 'SW'],
  ['EC1A 1BB', 'EC'],
  ['W1A 0AX', 'W'],
  ['M1 1AE', 'M'],
  ['B33 8TH', 'B'],
  ['CR2 6XH', 'CR'],
  ['DN55 1PT', 'DN'],
  ['N1C 4AG', 'N'],
  ['E20 2ST', 'E'],
  ['ZE2 9AA', 'ZE'],
  ['GIR 0AA', 'GIR'],
])('reads %s', (postcode, area) => {
  expect(parsePostcode(postcode)).toMatchObject({ postcode, area })
  expect(parsePostcode(` ${postcode.toLowerCase().replace(' ', '')} `)).toMatchObject({ postcode, area })
})

it.each(['QA1 1AA', 'AB1C 2DE', 'NPT 1AA', 'SW1A', '', '12345', 'SW1A 1AC'])('refuses %s', (text) => {
  expect(parsePostcode(text)).toBeUndefined()
})

it('reads the first half alone', () => {
  expect(parseOutcode('sw1a')).toEqual({ outcode: 'SW1A', area: 'SW' })
  expect(parseOutcode('hello')).toBeUndefined()
})
