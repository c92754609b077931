import { expect, it } from 'vitest'
import { casesOf } from '../../../../test-size.ts'
import { differences } from '../../test/replay-cases.ts'

const CASES = casesOf(10_000)

it(`agrees with an independent second implementation to the penny in ${CASES} random cases`, () => {
  expect(differences(CASES).wrong).toEqual([])
})
