import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHeads } from '@mowatt/agent/heads'
import { expect, test } from 'vitest'
import { bestTemperature } from './measure-heads.ts'
import { packHeads } from './pack-heads.ts'
import { digestOf, readRows } from './read-rows.ts'
import { createTraining, type Lesson } from './train-heads.ts'
import { writeHeads } from './write-heads.ts'

const FILE = join(import.meta.dirname, '../../packages/agent/heads/heads.bin')
const NO_CONTEXT = { hasBill: false, hasList: false }
const UNIT = { joined: 1, words: 1 }

test('the heads are of the rows as they are: else run `node tools/teach-reader.ts`', () => {
  expect(createHeads(readFileSync(FILE)).digest).toBe(digestOf(readRows()))
})

/** A separate vector for each meaning, as the encoder would give it. */
function direction(side: number): Int8Array {
  return Int8Array.from({ length: 384 }, (_, at) => (at === side ? 100 : at % 7))
}

const AFTER_CAP = { last: 'explain price_cap', hasBill: false, hasList: false }
const ROWS: Lesson[] = [
  ...['my boiler is broken', 'the boiler has packed up', 'boiler broken again', 'broken boiler here'].map((text) => ({
    text,
    label: 'explain boiler',
    vector: direction(3),
  })),
  ...['what is the price cap', 'tell me the cap please', 'is the price cap going up', 'price cap'].map((text) => ({
    text,
    label: 'explain price_cap',
    aspect: 'none',
    vector: direction(9),
  })),
  ...['how long', 'how long is that', 'for how long', 'how long then'].map((text) => ({
    text,
    label: 'edit',
    aspect: 'how_long',
    context: AFTER_CAP,
    isOfTalk: true,
    vector: direction(20),
  })),
]

function taught(rows: readonly Lesson[]) {
  const training = createTraining(rows)
  for (let round = 0; round < 40; round += 1) training.round(rows, round, 0.5)
  return writeHeads(
    packHeads(training.trained(), 5000, {
      temperatures: { first: UNIT, later: UNIT, aspects: UNIT, claims: UNIT },
      digest: 'd',
    }),
  )
}

test('heads that were taught and written know what they were taught, with the encoder and without', () => {
  const heads = createHeads(taught(ROWS))
  const first = (text: string, vector?: Int8Array) =>
    heads.score({ text, vector, context: NO_CONTEXT }).labels.map(({ label }) => label)[0]
  expect(first('boiler broken')).toBe('explain boiler')
  expect(first('about the cap')).toBe('explain price_cap')
  expect(first('no word of this was ever seen', direction(3))).toBe('explain boiler')
  const { labels, aspects } = heads.score({ text: 'how long', vector: direction(20), context: AFTER_CAP })
  expect(labels[0]).toMatchObject({ label: 'edit' })
  expect(labels[0]?.p).toBeGreaterThan(0.8)
  expect(aspects[0]).toMatchObject({ aspect: 'how_long' })
})

test('teaching twice gives the same bytes', () => {
  expect(Buffer.from(taught(ROWS)).equals(taught(ROWS))).toBe(true)
})

test('every row has a label that names a command, and later turns know what came before', () => {
  const rows = readRows()
  expect(rows.length).toBeGreaterThan(30_000)
  expect(rows.filter(({ label }) => label.trim() === '' || label.includes('undefined'))).toEqual([])
  expect(rows.some(({ label, aspect, context }) => label === 'edit' && aspect === 'why' && context?.last)).toBe(true)
})

test.each([0.7, 1.4])('chances that are %s times too sure or unsure are found out', (temperature) => {
  const names = ['a', 'b', 'c']
  const tried = Array.from({ length: 300 }, (_, at) => {
    const truth = [0.6, 0.3, 0.1]
    const raised = truth.map((p) => p ** temperature)
    const whole = raised.reduce((sum, p) => sum + p, 0)
    const right = names[at % 10 < 6 ? 0 : at % 10 < 9 ? 1 : 2] ?? ''
    const scored = names.map((name, place) => ({ name, p: raised[place]! / whole }))
    return { lesson: { text: '', label: '', vector: new Int8Array() }, right, scored }
  })
  expect(bestTemperature(tried)).toBeCloseTo(temperature, 5)
})
