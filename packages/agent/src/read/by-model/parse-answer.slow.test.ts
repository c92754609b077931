import { expect, test } from 'vitest'
import { parseAnswer } from './parse-answer.ts'

const MOST_MS = 50
const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  '\\',
  ',',
  ':',
  '```json',
  '<think>',
  '</think>',
  '"do"',
  '"commands":',
  '{"do":"switch"}',
  '"__proto__":',
  '"constructor":{"prototype":{}}',
  'None',
  ' and ',
  ' + ',
  '\u0000',
  '\u{E0041}',
  '\uD800',
  ' ',
  '\n',
  '£1,900',
]
const REPEATED = PIECES.map((piece) => piece.repeat(Math.floor(100_000 / piece.length)))

/** Seeded, so the same strings in every run. */
function createChance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/**
 * CPU time, so that a busy machine doesn't count; the minimum of three if it's long, so that garbage collection
 * doesn't.
 */
function msOf(work: () => void, tries = 3): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1000
  return ms < MOST_MS || tries === 1 ? ms : Math.min(ms, msOf(work, tries - 1))
}

test('hostile answers are read in no time, and none of them fails', () => {
  const chance = createChance(7)
  let worst = 0
  for (let count = 0; count < 100_000; count += 1) {
    const length = chance(100) === 0 ? 3000 : chance(60)
    const text = Array.from({ length }, () => PIECES[chance(PIECES.length)] ?? '').join('')
    worst = Math.max(
      worst,
      msOf(() => parseAnswer(text)),
    )
  }
  for (const text of REPEATED)
    worst = Math.max(
      worst,
      msOf(() => parseAnswer(text)),
    )
  expect(worst).toBeLessThan(MOST_MS)
})
