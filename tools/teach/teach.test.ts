import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf, INTENTS, parseModel, chancesOf, readAll } from '@mowatt/agent/teaching'
import { expect, test } from 'vitest'
import { digestOf, readLessons } from './read-sayings.ts'
import { train } from './train.ts'
import { writeModel } from './write-model.ts'

const FILE = join(import.meta.dirname, '../../packages/agent/src/understand/learnt/data/learnt.json')
const lessons = readLessons()

test('what was learnt is of the sayings as they are: else run `node tools/teach-mo.ts`', () => {
  const { digest } = JSON.parse(readFileSync(FILE, 'utf8')) as { digest: string }
  expect(digest).toBe(digestOf(lessons))
})

test('every wish has sayings, and every saying is of a wish that there is', () => {
  const said = new Set(lessons.wishes.map(({ label }) => label))
  const names = INTENTS.map(({ name }) => name)
  expect(names.filter((name) => !said.has(name))).toEqual([])
  const others = new Set([...names, 'tells'])
  expect([...said].filter((name) => !others.has(name))).toEqual([])
  const followed = new Set(
    lessons.in_talk
      .filter(({ label, family = '' }) => /^\w+$/.test(label) && !family.startsWith('care.'))
      .map(({ label }) => label),
  )
  expect([...followed].filter((name) => !others.has(name) && name !== 'case' && name !== 'other')).toEqual([])
})

test('a model that was written and read again knows what it was taught, and is less sure of words it never saw', () => {
  const said = [
    ['heat', 'my boiler is broken'],
    ['heat', 'the boiler has packed up'],
    ['heat', 'boiler broken again'],
    ['cap', 'what is the price cap'],
    ['cap', 'tell me the cap please'],
    ['cap', 'is the price cap going up'],
  ] as const
  const seen = readAll(said.map(([, text]) => text)).map(featuresOf)
  const model = parseModel(writeModel(train(said.map(([label], at) => ({ label, features: seen[at] ?? new Map() })))))
  const chance = (text: string) =>
    chancesOf(model, featuresOf(readAll([text])[0] ?? { raw: '', plain: '', canonical: '' }))
  expect(chance('boiler broken').get('heat')).toBeGreaterThan(0.7)
  expect(chance('the price cap').get('cap')).toBeGreaterThan(0.7)
  const strange = chance('boiler zorple gribbly snark').get('heat') ?? 0
  expect(strange).toBeLessThan(chance('boiler').get('heat') ?? 0)
})
