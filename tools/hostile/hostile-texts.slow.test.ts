import { globSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { writtenPatterns } from '../patterns/written-patterns.ts'
import { chanceOf, hostileText, UNITS } from './hostile-texts.ts'
import { patience, processorLimit } from '../../test-patience.ts'
import { casesOf } from '../../test-size.ts'
import { createParsers, type Parser } from './parsers.ts'

/** On a processor with the speed that limits are written for. */
const MOST_MS = processorLimit(50)
const PATIENCE_MS = patience(900_000)
const WARMING = 200
const ROOT = `${import.meta.dirname}/../..`
const SOURCES = ['apps/server/src/**/*.ts', 'packages/{agent,bill-reader,contract,tariffs,text}/src/**/*.ts']

const patterns = globSync(SOURCES, { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .toSorted()
  .flatMap((file) => writtenPatterns(ROOT, file).patterns)
const parsers = await createParsers()

it('drives a hundred thousand texts in all, or a tenth of them', () => {
  expect(patterns.length).toBeGreaterThan(1500)
  expect(parsers.reduce((sum, { texts }) => sum + texts, 0)).toBe(casesOf(100_000))
  expect(parsers.find(({ name }) => name === 'chat')?.texts).toBe(casesOf(20_000))
})

it.each(parsers)('no text stalls the process: $name', { timeout: PATIENCE_MS }, async (parser) => {
  for (let turn = 0; turn < WARMING; turn++) await parser.read(textOf(parser, turn), turn)
  const slow: { turn: number; ms: number; text: string }[] = []
  for (let turn = 0; turn < parser.texts; turn++) {
    // Lets the test runner's messages through now and then.
    if (turn % 100 === 0) await setImmediate()
    const text = textOf(parser, turn)
    if ((await cpuMs(parser, text, turn)) <= MOST_MS) continue
    // Compilation or garbage collection during the run is not the text's fault: the best of three counts.
    const ms = Math.min(
      await cpuMs(parser, text, turn),
      await cpuMs(parser, text, turn),
      await cpuMs(parser, text, turn),
    )
    if (ms > MOST_MS) slow.push({ turn, ms: Math.round(ms), text: text.slice(0, 200) })
  }
  expect(slow).toEqual([])
})

/**
 * First each unit alone, then all kinds; every eighth is as long as the entry point allows, the others of all lengths.
 */
function textOf({ name, longest }: Parser, turn: number): string {
  const unit = UNITS[turn]
  if (unit !== undefined) return unit.repeat(Math.ceil(longest / unit.length)).slice(0, longest)
  const chance = chanceOf(turn * 31 + name.length)
  const length = turn % 8 === 0 ? longest : Math.ceil(Math.min(longest, 600) * chance())
  return hostileText(patterns, chance, length)
}

/** Processor time of this thread: other work on the machine does not count. */
async function cpuMs(parser: Parser, text: string, turn: number): Promise<number> {
  const before = process.threadCpuUsage()
  await parser.read(text, turn)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
