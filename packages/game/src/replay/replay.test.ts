import { expect, it } from 'vitest'
import { DUCK, JUMP, MOST_INPUTS, MOST_TICKS } from '../rules.ts'
import recordedRuns from './data/recorded-runs.json' with { type: 'json' }
import { faultOf, type Input } from './input-log.ts'
import { createRecorder } from './recorder.ts'
import { playWildly } from './play-wildly.ts'
import { type Outcome, replay } from './replay.ts'

type Recorded = { name: string; seed: string; isCalm: boolean; inputs: Input[]; outcome: Outcome }
const recorded = recordedRuns as unknown as Recorded[]
const seed = '0123456789abcdef0123456789abcdef'
const mode = { isCalm: false }
const faultFor = (inputs: readonly Input[]) => {
  const replayed = replay(seed, inputs, mode)
  return replayed.isPlayable ? undefined : replayed.fault
}

it.each(recorded)('a recorded run keeps its outcome: $name', ({ seed: its, isCalm, inputs, outcome }) => {
  expect(replay(its, inputs, { isCalm })).toEqual({ isPlayable: true, outcome })
})

it('calm and quick are the same run for the same points, in another time', () => {
  const { seed: its, inputs, outcome } = recorded.find(({ name }) => name === 'a practised player')!
  const calm = replay(its, inputs, { isCalm: true })
  const leastMs = Math.floor((outcome.ticks * 1000) / 40)
  expect(calm).toEqual({ isPlayable: true, outcome: { ...outcome, leastMs } })
})

it('what was played tick by tick is what the replay finds', () => {
  for (let number = 0; number < 50; number++) {
    const { seed: its, inputs, outcome } = playWildly(number)
    expect(replay(its, inputs, mode)).toEqual({ isPlayable: true, outcome })
  }
})

it('one press more or less is another run', () => {
  const { seed: its, inputs, outcome } = recorded.find(({ name }) => name === 'a practised player')!
  const without = replay(its, inputs.slice(0, 20), mode)
  expect(without.isPlayable && without.outcome.points).toBeLessThan(outcome.points)
})

it('on another seed a log is worth what it does there', () => {
  const { inputs, outcome } = recorded.find(({ name }) => name === 'every move at the right moment')!
  const elsewhere = replay(seed, inputs, mode)
  expect(elsewhere.isPlayable && elsewhere.outcome.points).not.toBe(outcome.points)
})

it.each<[string, Input[], string]>([
  [
    'the same tick twice',
    [
      [5, JUMP],
      [5, 0],
    ],
    'out_of_order',
  ],
  [
    'backwards',
    [
      [9, JUMP],
      [5, 0],
    ],
    'out_of_order',
  ],
  ['before the start', [[-1, JUMP]], 'not_a_tick'],
  ['half a tick', [[1.5, JUMP]], 'not_a_tick'],
  ['no number', [[Number.NaN, JUMP]], 'not_a_tick'],
  ['after all time', [[MOST_TICKS, JUMP]], 'not_a_tick'],
  ['an unknown button', [[1, 4]], 'unknown_button'],
  ['half a button', [[1, 0.5]], 'unknown_button'],
  [
    'nothing new',
    [
      [1, JUMP],
      [9, JUMP],
    ],
    'no_change',
  ],
  ['letting go of nothing', [[1, 0]], 'no_change'],
  [
    'faster than a finger',
    [
      [1, JUMP],
      [2, 0],
      [3, JUMP],
    ],
    'too_quick',
  ],
  ['after the end', [[9000, JUMP]], 'after_the_end'],
])('a log with %s is not played: %j', (_what, inputs, fault) => {
  expect(faultFor(inputs)).toBe(fault)
})

it('a seed of another kind is not played', () => {
  expect(replay('xyz', [], mode)).toEqual({ isPlayable: false, fault: 'not_a_seed' })
})

it('a person may press 15 times a second for a while, but not for five seconds', () => {
  const presses = (count: number, every: number): Input[] =>
    Array.from({ length: count }, (_, at): Input[] => [
      [at * every, JUMP],
      [at * every + 1, 0],
    ]).flat()
  expect(faultOf(presses(60, 4))).toBeUndefined()
  expect(faultOf(presses(61, 4))).toBe('too_quick')
  expect(faultOf(presses(200, 5))).toBeUndefined()
})

it('both buttons at once are two presses, and either may be let go of alone', () => {
  expect(
    faultOf([
      [0, JUMP | DUCK],
      [1, DUCK],
      [2, 0],
    ]),
  ).toBeUndefined()
  expect(
    faultOf([
      [0, JUMP],
      [1, JUMP | DUCK],
      [2, DUCK],
      [3, JUMP | DUCK],
    ]),
  ).toBe('too_quick')
})

it('a log of more than the most inputs is not even looked through', () => {
  const inputs = Array.from({ length: MOST_INPUTS + 1 }, (_, at): Input => [at, at % 2 === 0 ? JUMP : 0])
  expect(faultOf(inputs)).toBe('too_long')
})

it('whatever somebody hammers, the recorder writes only what a person can do', () => {
  const recorder = createRecorder()
  for (let tick = 0; tick < 8000; tick++) recorder.record(tick, tick % 2 === 0 ? JUMP | DUCK : 0)
  expect(faultOf(recorder.inputs)).toBeUndefined()
  expect(recorder.inputs.length).toBeGreaterThan(1000)
})
