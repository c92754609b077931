import { expect, test } from 'vitest'
import { memberWith, questWith, queueWith } from '../data/sample-waitlist.ts'
import { fastestWays } from './fastest-ways.ts'

const board = queueWith([900, 700, 500, 300, 100])

test('the best open quests come first, each with the place that it leads to', () => {
  const member = memberWith({
    rank: 5,
    points: 100,
    quests: [
      questWith('join', { state: 'done', reward: '+100' }),
      questWith('referral', { reward: '+50 each' }),
      questWith('energy-bill', { reward: '+150', title: 'Energy bill' }),
      questWith('escape-the-tunnel', { reward: 'up to 200', earned: 145, title: 'Escape the Tunnel' }),
      questWith('question-of-the-day', { reward: '+10 or 15' }),
    ],
  })
  expect(fastestWays(member, board)).toEqual([
    { id: 'energy-bill', label: 'Energy bill', gain: 150, place: 5 },
    { id: 'escape-the-tunnel', label: 'Escape the Tunnel', gain: 55, place: 5 },
    { id: 'referral', label: 'One more friend', gain: 50, place: 5 },
  ])
})

test('a total that somebody has already does not overtake them', () => {
  const quests = [questWith('energy-bill', { reward: '+200' })]
  const [level] = fastestWays(memberWith({ rank: 5, points: 100, quests }), board)
  expect(level?.place).toBe(5)
  const [more] = fastestWays(memberWith({ rank: 5, points: 101, quests }), board)
  expect(more?.place).toBe(4)
})

test('another friend is a way while one is held; a held bill is none', () => {
  const quests = [
    questWith('referral', { state: 'held', reward: '+50 each' }),
    questWith('energy-bill', { state: 'held' }),
  ]
  expect(fastestWays(memberWith({ quests }), board).map(({ id }) => id)).toEqual(['referral'])
})

test('beyond the published places it does not guess', () => {
  const quests = [questWith('energy-bill', { reward: '+20' })]
  const [way] = fastestWays(memberWith({ rank: 4000, points: 20, quests }), board)
  expect(way?.place).toBeUndefined()
})
