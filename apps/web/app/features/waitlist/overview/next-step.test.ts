import { expect, test } from 'vitest'
import { memberWith, queueWith } from '../data/sample-waitlist.ts'
import { nextStep } from './next-step.ts'

const prize = { place: 15, prize: 'smart plugs', points_wanted: 496, points_missing: 36 }
const queue = queueWith([900, 700, 460])

test('while there is something to win it is the next prize place', () => {
  const member = memberWith({ rank: 17, points: 460, next_prize: prize })
  expect(nextStep(member, queue)).toEqual({ place: 15, prize: 'smart plugs', wanted: 496, missing: 36 })
})

test('after that it is the place ahead, which a level total does not reach', () => {
  const { competition } = memberWith({})
  const member = memberWith({
    rank: 4,
    points: 460,
    next_prize: prize,
    competition: { ...competition, status: 'closed' },
  })
  expect(nextStep(member, queue)).toEqual({ place: 3, prize: undefined, wanted: 461, missing: 1 })
})

test('in first place there is nothing ahead', () => {
  expect(nextStep(memberWith({ rank: 1 }), queue)).toBeUndefined()
})
