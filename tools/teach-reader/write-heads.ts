import { HEADER_AT, type HeadsFile, type HeadsHeader, MAGIC } from '@mowatt/text/learnt/heads-file'

/** As `parseHeads` reads it. */
export function writeHeads(heads: HeadsFile): Uint8Array {
  const { labels, aspects, claims, temperatures, digest, hashes, rarities, starts, outputs, weights } = heads
  const sides = heads.dense.length / (labels.length + aspects.length + claims.length)
  const counts = Uint16Array.from(hashes, (_, feature) => (starts[feature + 1] ?? 0) - (starts[feature] ?? 0))
  const gaps = new Uint8Array(outputs.length)
  for (let feature = 0; feature < hashes.length; feature += 1) {
    let before = 0
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      gaps[at] = (outputs[at] ?? 0) - before
      before = outputs[at] ?? 0
    }
  }
  const header: HeadsHeader = {
    labels,
    aspects,
    claims,
    temperatures,
    digest,
    features: hashes.length,
    weights: weights.length,
    sides,
  }
  const text = Uint8Array.from(JSON.stringify(header), (letter) => letter.charCodeAt(0))
  const start = new DataView(new ArrayBuffer(HEADER_AT))
  start.setUint32(0, MAGIC)
  start.setUint32(4, text.length, true)
  const tables = [hashes, rarities, counts, gaps, weights, heads.steps, heads.denseSteps, heads.dense]
  const parts = [start, text, ...tables].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
