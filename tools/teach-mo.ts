import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chancesOf, featuresInTalk, featuresOf, parseModel, readAll } from '@mowatt/agent/teaching'
import { digestOf, readLessons, type Said } from './teach/read-sayings.ts'
import { train } from './teach/train.ts'
import { writeModel } from './teach/write-model.ts'

const FILE = 'packages/agent/src/understand/learnt/data/learnt.json'
const HELD_BACK = 8
const isMeasured = process.argv.includes('--measure')

/** Teaches Mo from its sayings and writes what was learnt; a test fails when it is old. */
const lessons = readLessons()
if (isMeasured) for (const [name, said] of Object.entries(lessons)) console.log(`${name}: ${measure(said)}`)
else {
  const models = Object.fromEntries(Object.entries(lessons).map(([name, said]) => [name, learn(said)]))
  writeFileSync(
    join(import.meta.dirname, '..', FILE),
    `${JSON.stringify({ printed_by: 'tools/teach-mo.ts', digest: digestOf(lessons), models }, null, 1)}\n`,
  )
  console.log(`teach-mo: ${FILE} written`)
}

function learn(said: readonly Said[]): string {
  const seen = seenOf(said)
  return writeModel(train(said.map(({ label }, at) => ({ label, features: seen[at] ?? new Map() }))))
}

function seenOf(said: readonly Said[]): Map<string, number>[] {
  return readAll(said.map(({ text }) => text)).map((each, at) => {
    const family = said[at]?.family
    return family === undefined ? featuresOf(each) : featuresInTalk(each, family)
  })
}

/** How often the label of a saying that was kept out of the lesson is the first, and among the first three. */
function measure(said: readonly Said[]): string {
  const model = parseModel(learn(said.filter((_, at) => at % HELD_BACK !== 0)))
  const held = said.filter((_, at) => at % HELD_BACK === 0)
  const seen = seenOf(held)
  const places = held.map(({ label }, at) => {
    const chances = chancesOf(model, seen[at] ?? new Map())
    const own = chances.get(label) ?? 0
    return [...chances.values()].filter((each) => each > own).length
  })
  const share = (most: number) => `${((100 * places.filter((place) => place < most).length) / held.length).toFixed(1)}%`
  return `${said.length} sayings, ${held.length} kept out: ${share(1)} right at once, ${share(3)} among three`
}
