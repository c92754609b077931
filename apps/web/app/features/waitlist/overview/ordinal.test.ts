import { expect, test } from 'vitest'
import { ordinal, ordinalParts } from './ordinal.ts'
import { inThousands } from '../../../browser/in-thousands.ts'

test('places are said as people say them', () => {
  const said = [1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111, 1203].map(ordinal)
  expect(said).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '101st',
    '111th',
    '1,203rd',
  ])
  expect(ordinalParts(17)).toEqual({ figure: '17', ending: 'th' })
})

test('thousands are marked, and the sign stays', () => {
  expect([0, 999, 1000, 1234567, -1500].map(inThousands)).toEqual(['0', '999', '1,000', '1,234,567', '-1,500'])
})
