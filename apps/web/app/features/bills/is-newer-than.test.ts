import { expect, test } from 'vitest'
import { isNewerThan } from './is-newer-than.ts'

const COMPARED = '2026-11-15T18:00:00.000Z'

test.for([
  ['2026-11-15T18:00:01.000Z', COMPARED, true],
  ['2026-11-15T17:59:59.000Z', COMPARED, false],
  [COMPARED, COMPARED, false],
  [undefined, COMPARED, false],
  ['2026-11-15T18:00:01.000Z', undefined, false],
] as const)('corrected at %s, compared at %s: what was compared is stale: %s', ([corrected, compared, isNewer]) => {
  expect(isNewerThan(corrected, compared)).toBe(isNewer)
})
