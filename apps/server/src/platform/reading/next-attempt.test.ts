import { expect, test } from 'vitest'
import { nextAttempt } from './next-attempt.ts'

const NOW = new Date('2026-11-16T10:00:00Z')
const world = (chance = 255 / 2) => ({ now: () => NOW, randomBytes: () => Buffer.of(chance) })
const none = { attempts: 0, crashes: 0 }

test('pauses double up to two minutes, and differ a little', () => {
  const pauses = [0, 1, 2, 3, 10].map(
    (attempts) => nextAttempt(world(), { attempts, crashes: 0 }, { kind: 'unfinished', why: 'starved' })?.pauseMs ?? 0,
  )
  const nominal = [1000, 2000, 4000, 8000, 120_000]
  for (const [at, pause] of pauses.entries()) expect(pause / nominal[at]!).toBeCloseTo(1, 1)
  const shortest = nextAttempt(world(0), none, { kind: 'unfinished', why: 'starved' })
  expect(shortest).toMatchObject({ attempts: 1, pauseMs: 750, nextTryAt: new Date(NOW.getTime() + 750) })
})

test('only crashes speak against a file, and only when there are many', () => {
  const after = (why: 'busy' | 'starved' | 'crashed', crashes: number, attempts = 50) =>
    nextAttempt(world(), { attempts, crashes }, { kind: 'unfinished', why })
  expect(after('starved', 4)).toMatchObject({ attempts: 51, crashes: 4 })
  expect(after('busy', 4)).toMatchObject({ attempts: 50, crashes: 4 })
  expect(after('crashed', 3)).toMatchObject({ crashes: 4 })
  expect(after('crashed', 4)).toBeUndefined()
})
