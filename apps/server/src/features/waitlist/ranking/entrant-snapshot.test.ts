import { beforeEach, expect, test } from 'vitest'
import type { Context } from '../../../context.ts'
import type { CompetitionApi } from '../competition-api.ts'
import { createEntrantSnapshot } from './entrant-snapshot.ts'

let nowMs: number
let asked: number
/** How long the competition takes to answer. */
let tookMs: number
beforeEach(() => {
  nowMs = 1_000_000
  asked = 0
  tookMs = 0
})

function open() {
  const ctx = { now: () => new Date(nowMs) } as Context
  const listLeaders = async () => {
    asked++
    nowMs += tookMs
    return [{ memberId: `leader ${asked}`, points: 1 }]
  }
  const snapshot = createEntrantSnapshot(ctx, { listLeaders } as unknown as CompetitionApi)
  return async () => (await snapshot.read())[0]?.memberId
}

test('the leaders are asked for once a second, however many want them', async () => {
  const leader = open()
  expect(await Promise.all([leader(), leader(), leader()])).toEqual(['leader 1', 'leader 1', 'leader 1'])
  expect(await leader()).toBe('leader 1')
  nowMs += 999
  expect(await leader()).toBe('leader 1')
  nowMs += 1
  expect(await leader()).toBe('leader 2')
  expect(asked).toBe(2)
})

test('who takes long to put in order is asked for a twentieth of the time', async () => {
  const leader = open()
  tookMs = 100
  await leader()
  nowMs += 1999
  expect(await leader()).toBe('leader 1')
  nowMs += 1
  expect(await leader()).toBe('leader 2')
})

test('a clock that was set back keeps no old list', async () => {
  const leader = open()
  await leader()
  nowMs -= 1
  expect(await leader()).toBe('leader 2')
})
