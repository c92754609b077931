import { expect, it } from 'vitest'
import { differences } from '../../test/replay-cases.ts'

it('agrees with an independent second implementation to the penny in 300 random cases', () => {
  const { wrong, published, after } = differences(300)
  expect(wrong).toEqual([])
  expect(published).toBeGreaterThan(30)
  expect(after).toBeGreaterThan(30)
})
