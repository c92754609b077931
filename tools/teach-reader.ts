import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createHeads } from '@mowatt/agent/heads'
import type { HeadsFile } from '@mowatt/text/learnt/heads-file'
import { cachedVectors } from './teach-reader/cached-vectors.ts'
import {
  bestTemperature,
  isHeldOut,
  tell,
  tellClaims,
  type Try,
  tryAspects,
  tryClaims,
  tryLabels,
} from './teach-reader/measure-heads.ts'
import { packHeads } from './teach-reader/pack-heads.ts'
import { digestOf, readRows } from './teach-reader/read-rows.ts'
import { writeHeads } from './teach-reader/write-heads.ts'
import { createTraining, type Lesson } from './teach-reader/train-heads.ts'

// Trains the classifiers ("heads") of Mo's built-in reader and writes them; a test fails when they are out of date.
// Held-out rows are measured first, and trained on at the end.
const FILE = join(import.meta.dirname, '../packages/agent/heads/heads.bin')
/** Two bytes each. */
const MOST_WEIGHTS = 1_250_000
const STEPS = [0.3, 0.3, 0.3, 0.1]
const LAST_STEPS = [0.1]
const UNIT = { joined: 1, words: 1 }
/** Rows from talks are rarer than sayings, and closer to what people write. */
const TIMES_TAUGHT = 2

const rows = readRows()
const vectors = await cachedVectors(rows.map(({ text }) => text))
const lessons = rows.map((row) => ({ ...row, vector: vectors.get(row.text) ?? new Int8Array() }))
const held = lessons.filter(isHeldOut)
const taught = lessons.filter((lesson) => !isHeldOut(lesson))
const training = createTraining(rows)
const { labels, aspects, claims } = training.trained()
console.log(
  `teach-reader: ${rows.length} rows, ${labels.length} labels, ${aspects.length} aspects, ${claims.length} claims`,
)
for (const [round, step] of STEPS.entries()) training.round(talksAgain(taught), round, step)
const scoring = createHeads(packed({ first: UNIT, later: UNIT, aspects: UNIT, claims: UNIT }))
const temperatures = {
  first: temperaturesOf(tryLabels, ({ context }) => context?.last === undefined),
  // From talks alone: sayings with generated contexts are easier.
  later: temperaturesOf(tryLabels, ({ context, isOfTalk = false }) => isOfTalk && context?.last !== undefined),
  aspects: temperaturesOf(tryAspects, () => true),
  claims: temperaturesOf(tryClaims, () => true),
}
measure()
for (const [round, step] of LAST_STEPS.entries()) training.round(talksAgain(lessons), STEPS.length + round, step)
const bytes = packed(temperatures)
mkdirSync(dirname(FILE), { recursive: true })
writeFileSync(FILE, bytes)
console.log(`teach-reader: ${FILE} written, ${bytes.length} bytes`)

function talksAgain(given: readonly Lesson[]): Lesson[] {
  return given.flatMap((lesson) => Array.from({ length: lesson.isOfTalk ? TIMES_TAUGHT : 1 }, () => lesson))
}

function packed(by: HeadsFile['temperatures']): Uint8Array {
  return writeHeads(packHeads(training.trained(), MOST_WEIGHTS, { temperatures: by, digest: digestOf(rows) }))
}

function temperaturesOf(attempt: Try, isMeant: (lesson: Lesson) => boolean) {
  const meant = held.filter(isMeant)
  return {
    joined: bestTemperature(attempt(scoring, meant, labels, 'joined')),
    words: bestTemperature(attempt(scoring, meant, labels, 'words')),
  }
}

function measure(): void {
  const heads = createHeads(packed(temperatures))
  for (const sight of ['joined', 'words'] as const) {
    const tried = tryLabels(heads, held, labels, sight)
    console.log(`first turns, ${sight}: ${tell(tried.filter(({ lesson }) => !lesson.context))}`)
    console.log(`later turns, ${sight}: ${tell(tried.filter(({ lesson }) => lesson.context))}`)
    console.log(`of talks, ${sight}: ${tell(tried.filter(({ lesson }) => lesson.isOfTalk))}`)
    console.log(`aspects, ${sight}: ${tell(tryAspects(heads, held, labels, sight))}`)
    const claimed = tryClaims(heads, held, labels, sight)
    console.log(`claims, ${sight}: ${tell(claimed)}; ${tellClaims(claimed)}`)
  }
}
