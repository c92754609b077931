import { importFigures } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { linesOfQuarter } from './lines-of-quarter.ts'

test('the next quarter has a line for each place, and lacks only what is to be filled in', () => {
  const text = linesOfQuarter('2026-12-31')
  expect(text.split('\n')[1]).toContain('2027-01-01,2027-03-31')
  const filled = text.replaceAll(/,,,,,,,,$/gm, ',25.1,50.2,7.1,30.1,,Ofgem,https://www.ofgem.gov.uk/cap,2026-11-25')
  const { figures, errors } = importFigures(filled)
  expect(errors).toEqual([])
  expect(figures).toHaveLength(15)
})
