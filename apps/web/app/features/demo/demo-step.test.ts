import { expect, test } from 'vitest'
import { type DemoAct, demoStep } from './demo-step.ts'

function play(...acts: DemoAct[]) {
  return acts.reduce((state, act) => demoStep(state, act, 3), { shown: 0, isPlaying: false })
}

test('messages come one by one, and the last one ends it', () => {
  expect(play('begin')).toEqual({ shown: 1, isPlaying: true })
  expect(play('begin', 'tick')).toEqual({ shown: 2, isPlaying: true })
  expect(play('begin', 'tick', 'tick')).toEqual({ shown: 3, isPlaying: false })
})

test('a pause holds what is shown, and play goes on from there', () => {
  expect(play('begin', 'tick', 'pause')).toEqual({ shown: 2, isPlaying: false })
  expect(play('begin', 'tick', 'pause', 'play')).toEqual({ shown: 2, isPlaying: true })
})

test('a replay begins again', () => {
  expect(play('begin', 'tick', 'tick', 'replay')).toEqual({ shown: 1, isPlaying: true })
})
