import { expect, test } from 'vitest'
import { failedTests, failureText, summary } from './steps.ts'

test('a step says how many tests ran', () => {
  expect(summary('\u001B[2m      Tests \u001B[22m 12 passed (12)\n')).toBe(': Tests  12 passed (12)')
  expect(summary('  315 passed (6.5m)\n')).toBe(': 315 passed (6.5m)')
  expect(summary('Formatted.')).toBe('')
})

test('the tests that failed are named, each once', () => {
  const unit = ' FAIL  |unit| tools/a.test.ts > a sum\n FAIL  |unit| tools/a.test.ts > a sum\nAssertionError: 1\n'
  expect(failedTests(unit)).toEqual(['|unit| tools/a.test.ts > a sum'])
  const journeys = '  1) e2e/game.spec.ts:5:1 › a run by keyboard ─────\n\n    Error: x\n'
  expect(failedTests(journeys)).toEqual(['e2e/game.spec.ts:5:1 › a run by keyboard'])
  expect(failedTests('all well')).toEqual([])
})

test('the text of a failure has neither dots nor what programs under test log', () => {
  const output = 'Running 2 tests\n··{"level":"info","msg":"security"}\n{"level":"info"}\n····F\n\n  1) e2e/a.spec.ts\n'
  expect(failureText(output)).toBe('Running 2 tests\n\n  1) e2e/a.spec.ts\n')
})
