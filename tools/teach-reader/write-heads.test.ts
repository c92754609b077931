import { createHeads } from '@mowatt/agent/heads'
import { type HeadsFile, parseHeads } from '@mowatt/text/learnt/heads-file'
import { hashOf } from '@mowatt/text/learnt/message-features'
import { expect, test } from 'vitest'
import { writeHeads } from './write-heads.ts'

const LABELS = Array.from({ length: 300 }, (_, at) => `explain topic_${at}`)
const WIDTH = LABELS.length + 4
/** One word that points to two labels far apart, between which a gap needs an intermediate step. */
const FILE: HeadsFile = {
  labels: LABELS,
  aspects: ['how', 'none'],
  claims: ['credit', 'none'],
  temperatures: {
    first: { joined: 0.5, words: 1 },
    later: { joined: 1, words: 3 },
    aspects: { joined: 1, words: 1 },
    claims: { joined: 1, words: 1 },
  },
  digest: 'abc',
  hashes: Uint32Array.of(hashOf('w boiler'), hashOf('w cap')),
  rarities: Uint8Array.of(32, 32),
  starts: Uint32Array.of(0, 3, 4),
  outputs: Uint16Array.of(2, 257, 299, 7),
  weights: Int8Array.of(40, 0, 60, 127),
  steps: new Float32Array(WIDTH).fill(0.05),
  dense: new Int8Array(384 * WIDTH).map((_, at) => (at === 5 * WIDTH + 2 ? 127 : 0)),
  denseSteps: new Float32Array(WIDTH).fill(0.05),
}
const CONTEXT = { hasBill: false, hasList: false }

test('heads are read as they were written', () => {
  expect(parseHeads(writeHeads(FILE))).toEqual(FILE)
  expect(parseHeads(Buffer.from(writeHeads(FILE)))).toEqual(FILE)
})

test('bytes that are something else are refused', () => {
  expect(() => parseHeads(new Uint8Array(64))).toThrow('no file of heads')
  expect(() => parseHeads(writeHeads(FILE).subarray(0, -1))).toThrow('not whole')
})

test('the likeliest comes first, and the encoder can change which that is', () => {
  const heads = createHeads(writeHeads(FILE))
  const words = heads.score({ text: 'Boiler!', vector: undefined, context: CONTEXT })
  expect(words.labels.map(({ label }) => label).slice(0, 2)).toEqual(['explain topic_299', 'explain topic_2'])
  expect(words.labels).toHaveLength(40)
  const vector = new Int8Array(384)
  vector[5] = 90
  const [first] = heads.score({ text: 'Boiler!', vector, context: CONTEXT }).labels
  expect(first?.label).toBe('explain topic_2')
})

test('later in a talk the same scores may be less sure', () => {
  const heads = createHeads(writeHeads(FILE))
  const chance = (last?: string) =>
    heads.score({ text: 'Boiler!', vector: undefined, context: { ...CONTEXT, last } }).labels[0]?.p
  expect(chance('compare')).toBeLessThan(chance() ?? 0)
})

test('all chances make 1', () => {
  const heads = createHeads(writeHeads(FILE))
  const { labels, aspects, claims } = heads.score({ text: 'the cap', vector: undefined, context: CONTEXT }, 1000)
  expect(labels.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1)
  expect(aspects.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1)
  expect(claims.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1)
})
