import { expect, test } from 'vitest'
import { isSignedRound, QUICKNET, randomnessOf, RECORDED_ROUND, roundFrom, secondsOfRound } from './draw.ts'

// Rounds that the real beacon published, years apart.
const ROUNDS = [
  [1000, 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'],
  [12_040_883, '929906c959032ab363c9f26570d215d66f5c06cb0c44fe508c12bb5839f04ec895bb6868e5b9ff13ab289bdb5266b394'],
  [32_281_667, 'b0f5ae301358ff87a9d3dd539ed4a07c0148b1ab4f7b61a8ca43c7e9ca7ca9553e4faae9188deb30b2cd1a7f447e3e5b'],
  [32_285_085, '81dbce51d584d90d618547f4b50391d53ace6f6b9aeb8fb67e1879427af9d0310ac0ec6f519271d9a313ee84b378d416'],
  [RECORDED_ROUND.round, RECORDED_ROUND.signature],
] as const

test.for(ROUNDS)('the signature of round %i is good, for that round only', ([round, signature]) => {
  expect(isSignedRound(QUICKNET, { round, signature })).toBe(true)
  expect(isSignedRound(QUICKNET, { round: round + 1, signature })).toBe(false)
})

test('a round is worth the hash of its signature', () => {
  expect(randomnessOf(ROUNDS[2][1])).toBe('4fd2fc55983dbfa3f446d8a0bd56f16cc8c5e76afd1ec154b60d477cbabed13b')
})

test.for<[string, string]>([
  ['of another round', ROUNDS[0][1]],
  ['with one bit turned', RECORDED_ROUND.signature.replace(/4$/, '5')],
  ['that is no point', `${'0'.repeat(95)}1`],
  ['at infinity', `c0${'0'.repeat(94)}`],
  ['too short', RECORDED_ROUND.signature.slice(2)],
  ['in capitals', RECORDED_ROUND.signature.toUpperCase()],
  ['of nothing', ''],
])('a signature %s is refused', ([, signature]) => {
  expect(isSignedRound(QUICKNET, { ...RECORDED_ROUND, signature })).toBe(false)
})

test.for([0, -1, 1.5, Number.NaN, 2 ** 60])('there is no round %d', (round) => {
  expect(isSignedRound(QUICKNET, { ...RECORDED_ROUND, round })).toBe(false)
})

test('rounds have their times', () => {
  const seconds = Date.UTC(2026, 8, 17, 15, 23, 42) / 1000
  expect(secondsOfRound(QUICKNET, RECORDED_ROUND.round)).toBe(seconds)
  expect([-3, -2, -1, 0, 1].map((shift) => roundFrom(QUICKNET, seconds + shift) - RECORDED_ROUND.round)).toEqual([
    -1, 0, 0, 0, 1,
  ])
  expect(roundFrom(QUICKNET, 0)).toBe(1)
})
