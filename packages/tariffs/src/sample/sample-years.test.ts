import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sampleYears } from '../../test/sample-years.ts'

it('has not moved by a penny since prices know of time', () => {
  // Recorded on 18 November 2026, before calendars were brought in.
  const recorded = readFileSync(join(import.meta.dirname, '../../test/recorded-years.csv'), 'utf8')
  expect(sampleYears().split('\n')).toEqual(recorded.split('\n'))
})
