/** Learnt weights as stored: quantised to integers, with a scale for each output. */
export type HeadsFile = {
  labels: readonly string[]
  aspects: readonly string[]
  /** What a yes-or-no question asks to be so: of figures and judgements alone, so that topics never compete with them. */
  claims: readonly string[]
  /**
   * The temperatures that scores are divided by before they become probabilities: for the first message of a talk, and
   * for those after a command.
   */
  temperatures: Readonly<Record<'first' | 'later' | 'aspects' | 'claims', Temperature>>
  digest: string
  hashes: Uint32Array
  /** In sixteenths. */
  rarities: Uint8Array
  /** Where the weights of each feature begin, and where the last one's end. */
  starts: Uint32Array
  outputs: Uint16Array
  weights: Int8Array
  steps: Float32Array
  /** One row for each side of the encoder's direction. */
  dense: Int8Array
  denseSteps: Float32Array
}
/** With the encoder, and without. */
type Temperature = { joined: number; words: number }

export const RARITY_STEPS = 16
export const HEADER_AT = 8
export const MAGIC = 0x4d_4f_48_32

export type HeadsHeader = Pick<HeadsFile, 'labels' | 'aspects' | 'claims' | 'temperatures' | 'digest'> & {
  features: number
  weights: number
  sides: number
}

/** Little-endian: the header's length and JSON, then each table in the order below. */
export function parseHeads(bytes: Uint8Array): HeadsFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0) !== MAGIC) throw new Error('This is no file of heads.')
  const length = view.getUint32(4, true)
  const header = JSON.parse(textOf(bytes.subarray(HEADER_AT, HEADER_AT + length))) as HeadsHeader
  const { features, weights: count, sides, ...rest } = header
  const outputs = header.labels.length + header.aspects.length + header.claims.length
  let at = HEADER_AT + length
  const take = (size: number) => {
    // A copy, because views of larger numbers must begin at a multiple of their size. `slice` of a Node buffer does not
    // copy.
    const part = new Uint8Array(bytes.subarray(at, at + size))
    at += size
    return part
  }
  const hashes = new Uint32Array(take(4 * features).buffer)
  const rarities = take(features)
  const counts = new Uint16Array(take(2 * features).buffer)
  const gaps = take(count)
  const weights = new Int8Array(take(count).buffer)
  const steps = new Float32Array(take(4 * outputs).buffer)
  const denseSteps = new Float32Array(take(4 * outputs).buffer)
  const dense = new Int8Array(take(sides * outputs).buffer)
  if (at !== bytes.length) throw new Error('This file of heads is not whole.')
  return { ...rest, hashes, rarities, steps, dense, denseSteps, ...spread(counts, gaps, weights) }
}

function spread(counts: Uint16Array, gaps: Uint8Array, weights: Int8Array) {
  const starts = new Uint32Array(counts.length + 1)
  const outputs = new Uint16Array(gaps.length)
  let at = 0
  for (const [feature, count] of counts.entries()) {
    starts[feature] = at
    let output = 0
    for (const end = at + count; at < end; at += 1) {
      output += gaps[at] ?? 0
      outputs[at] = output
    }
  }
  starts[counts.length] = at
  return { starts, outputs, weights }
}

/** Names here are ASCII. */
function textOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
