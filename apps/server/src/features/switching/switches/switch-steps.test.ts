import { type SwitchState, switchStates } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { isEnd, isOpen, stateAfter, type SwitchStep, switchSteps } from './switch-steps.ts'

/** Written again by hand, so that a mistake in the table is noticed. */
const LEGAL: readonly (readonly [SwitchState, SwitchStep, SwitchState])[] = [
  ['draft', 'fill_some', 'details'],
  ['draft', 'fill_last', 'consent'],
  ['draft', 'cancel', 'cancelled'],
  ['details', 'fill_some', 'details'],
  ['details', 'fill_last', 'consent'],
  ['details', 'cancel', 'cancelled'],
  ['consent', 'fill_last', 'consent'],
  ['consent', 'consent', 'submitted'],
  ['consent', 'cancel', 'cancelled'],
  ['submitted', 'accept', 'cooling_off'],
  ['submitted', 'object', 'failed'],
  ['submitted', 'cancel', 'cancelled'],
  ['cooling_off', 'end_cooling_off', 'switching'],
  ['cooling_off', 'object', 'failed'],
  ['cooling_off', 'cancel', 'cancelled'],
  ['switching', 'complete', 'complete'],
  ['switching', 'object', 'failed'],
]

test.each(LEGAL)('%s, %s: %s', (state, step, next) => {
  expect(stateAfter(state, step)).toBe(next)
})

const illegal = switchStates.flatMap((state) =>
  switchSteps
    .filter((step) => !LEGAL.some(([from, by]) => from === state && by === step))
    .map((step) => [state, step] as const),
)

test.each(illegal)('%s cannot %s', (state, step) => {
  expect(stateAfter(state, step)).toBeUndefined()
})

test('all pairs were looked at', () => {
  expect(LEGAL.length + illegal.length).toBe(switchStates.length * switchSteps.length)
})

test('three states are ends, three take answers, and only consent leads out of those', () => {
  expect(switchStates.filter(isEnd)).toEqual(['complete', 'cancelled', 'failed'])
  expect(switchStates.filter(isOpen)).toEqual(['draft', 'details', 'consent'])
  const submitting = LEGAL.filter(([, , next]) => next === 'submitted')
  expect(submitting).toEqual([['consent', 'consent', 'submitted']])
})
