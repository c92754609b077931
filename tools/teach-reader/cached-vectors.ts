import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { createWorkers } from '../../apps/server/src/platform/workers/create-workers.ts'
import type * as encodeTasks from './encode-tasks.ts'

const FILE = join(import.meta.dirname, '../../node_modules/.cache/teach-reader/exact-vectors.bin')
const HASH_BYTES = 16
const WIDTH = 384
const RECORD = HASH_BYTES + WIDTH
const AT_ONCE = 128
const TOLD_EVERY = 10
/** Processor time: a batch takes a second, or five where its sentences are long. */
const ENCODING = { cpuMs: 300_000 }

/** The encoder's vectors of many texts. Those computed before are read from a file outside git. */
export async function cachedVectors(texts: readonly string[]): Promise<ReadonlyMap<string, Int8Array>> {
  const known = readKnown()
  const missing = [...new Set(texts)].filter((text) => !known.has(keyOf(text)))
  if (missing.length > 0) await compute(missing, known)
  return new Map(texts.map((text) => [text, known.get(keyOf(text)) ?? new Int8Array(WIDTH)]))
}

async function compute(missing: readonly string[], known: Map<string, Int8Array>): Promise<void> {
  mkdirSync(dirname(FILE), { recursive: true })
  const most = availableParallelism()
  const workers = createWorkers({ most, isNative: true })
  const run = workers.tasksOf<typeof encodeTasks>(new URL('./encode-tasks.ts', import.meta.url))
  // Sentences of similar length go through the encoder together.
  const sorted = missing.toSorted((a, b) => a.length - b.length)
  const batches = Array.from({ length: Math.ceil(sorted.length / AT_ONCE) }, (_, batch) =>
    sorted.slice(batch * AT_ONCE, (batch + 1) * AT_ONCE),
  ).entries()
  let left = sorted.length
  // One batch for each worker at a time: otherwise more would wait than a pool's queue allows.
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (const [batch, texts] of batches) {
        keep(texts, await run('embedAll', texts, ENCODING), known)
        left -= texts.length
        if (batch % TOLD_EVERY === 0) console.log(`teach-reader: ${left} sentences to encode`)
      }
    }),
  )
  await workers.close()
}

function keep(texts: readonly string[], vectors: readonly Int8Array[], known: Map<string, Int8Array>): void {
  const records = texts.map((text, at) => {
    const vector = vectors[at] ?? new Int8Array(WIDTH)
    known.set(keyOf(text), vector)
    return Buffer.concat([Buffer.from(keyOf(text), 'hex'), Uint8Array.from(vector)])
  })
  appendFileSync(FILE, Buffer.concat(records))
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
