import { expect, it } from 'vitest'
import { casesOf } from '../../../../test-size.ts'
import { MOST_POINTS } from '../rules.ts'
import { playWildly } from './play-wildly.ts'
import { replay } from './replay.ts'

const RUNS = casesOf(2000)
const mode = { isCalm: false }

it(`${RUNS} random runs: tick by tick, played again and played once more, all agree`, () => {
  const wrong: number[] = []
  for (let number = 1000; number < 1000 + RUNS; number++) {
    const { seed, inputs, outcome } = playWildly(number)
    const wanted = JSON.stringify({ isPlayable: true, outcome })
    const isSame = [1, 2].every(() => JSON.stringify(replay(seed, inputs, mode)) === wanted)
    if (!isSame || outcome.points <= 0 || outcome.points > MOST_POINTS) wrong.push(number)
  }
  expect(wrong).toEqual([])
})
