import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEncoder } from '../../apps/server/src/platform/encoder/load-encoder.ts'

const FILE = join(import.meta.dirname, '../../node_modules/.cache/teach-reader/vectors.bin')
const HASH_BYTES = 16
const WIDTH = 384
const RECORD = HASH_BYTES + WIDTH
const AT_ONCE = 512
const TOLD_EVERY = 10

/** The encoder's directions of many texts. What was computed once is read from a file outside git. */
export async function cachedVectors(texts: readonly string[]): Promise<ReadonlyMap<string, Int8Array>> {
  const known = readKnown()
  const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)))
  if (missing.length > 0) await compute(missing, known)
  return new Map(texts.map((text) => [text, known.get(keyOf(text)) ?? new Int8Array(WIDTH)]))
}

async function compute(missing: readonly string[], known: Map<string, Int8Array>): Promise<void> {
  mkdirSync(dirname(FILE), { recursive: true })
  const encoder = await loadEncoder()
  // Sentences of like length go through the encoder together.
  const sorted = missing.toSorted((a, b) => a.length - b.length)
  for (let from = 0; from < sorted.length; from += AT_ONCE) {
    const texts = sorted.slice(from, from + AT_ONCE)
    const vectors = await encoder.embed(texts)
    const records = texts.map((text, at) => {
      known.set(keyOf(text), vectors[at] ?? new Int8Array(WIDTH))
      return Buffer.concat([Buffer.from(keyOf(text), 'hex'), Uint8Array.from(vectors[at] ?? [])])
    })
    appendFileSync(FILE, Buffer.concat(records))
    if ((from / AT_ONCE) % TOLD_EVERY === 0) console.log(`teach-reader: ${from} of ${sorted.length} sentences encoded`)
  }
  await encoder.close()
}

function readKnown(): Map<string, Int8Array> {
  const known = new Map<string, Int8Array>()
  if (!existsSync(FILE)) return known
  const file = readFileSync(FILE)
  for (let at = 0; at + RECORD <= file.length; at += RECORD) {
    const vector = new Int8Array(file.buffer, file.byteOffset + at + HASH_BYTES, WIDTH)
    known.set(file.toString('hex', at, at + HASH_BYTES), vector)
  }
  return known
}

function keyOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 2 * HASH_BYTES)
}
