import { expect, it } from 'vitest'
import { casesOf } from '../../../../test-size.ts'
import { differences } from '../../test/replay-cases.ts'

const FIRST = 301
const CASES = casesOf(10_000, 200)

it(`agrees with an independent second implementation to the penny in ${CASES} random cases`, () => {
  expect(differences(CASES, FIRST).wrong).toEqual([])
})
