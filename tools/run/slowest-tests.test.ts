import { expect, test } from 'vitest'
import { timesOf } from './slowest-tests.ts'

test('times of unit tests and of journeys are read alike', () => {
  const unit = { testResults: [{ name: '/a/b.test.ts', assertionResults: [{ fullName: 'a sum', duration: 1500 }] }] }
  expect(timesOf(unit)).toEqual([{ name: 'b.test.ts › a sum', seconds: 1.5 }])
  const spec = { file: 'game.spec.ts', title: 'a run', tests: [{ results: [{ duration: 2000 }, { duration: 500 }] }] }
  expect(timesOf({ suites: [{ suites: [{ specs: [spec] }] }] })).toEqual([
    { name: 'game.spec.ts › a run', seconds: 2.5 },
  ])
})
