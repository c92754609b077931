/** How telling a feature is, and how much it speaks for which labels, in parts of `WHOLE`. */
type Feature = { telling: number; labels: Uint16Array; weights: Int8Array }
export type LearntModel = { labels: readonly string[]; features: ReadonlyMap<string, Feature>; unknown: number }

/** A weight of 1 as it is written down. */
export const WHOLE = 10
/** How sharply a model tells its labels apart: it learns and judges with the same. */
export const STEEP = 2
/** A word that was never seen says nothing, and makes what the others say less sure. */
const UNKNOWN_SHARE = 0.5
/** The signs that numbers are written in: all that need no escape in a text of JSON. */
const SIGNS = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~"
const NOUGHT = 45
const EACH = 3

/** A label's place in two signs, and its weight in one. */
export function writePair(label: number, weight: number): string {
  const held = Math.max(-NOUGHT, Math.min(NOUGHT, weight)) + NOUGHT
  return [Math.floor(label / SIGNS.length), label % SIGNS.length, held].map((at) => SIGNS[at]).join('')
}

/** One line for the labels, then one for each feature: its name, how telling it is, and pairs of label and weight. */
export function parseModel(written: string): LearntModel {
  const [first = '', ...lines] = written.split('\n')
  const features = new Map(lines.map(parseFeature))
  const unknown = UNKNOWN_SHARE * [...features.values()].reduce((most, { telling }) => Math.max(most, telling), 0)
  return { labels: first.split(' '), features, unknown }
}

const VALUES = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, SIGNS.indexOf(String.fromCharCode(code))))

function parseFeature(line: string): [string, Feature] {
  const [name = '', telling = '0', pairs = ''] = line.split('\t')
  const count = pairs.length / EACH
  const labels = new Uint16Array(count)
  const weights = new Int8Array(count)
  const valueAt = (at: number) => VALUES[pairs.charCodeAt(at)] ?? 0
  for (let pair = 0; pair < count; pair += 1) {
    labels[pair] = valueAt(pair * EACH) * SIGNS.length + valueAt(pair * EACH + 1)
    weights[pair] = valueAt(pair * EACH + 2) - NOUGHT
  }
  return [name, { telling: Number(telling), labels, weights }]
}

/** How likely each label is, of all that the model knows; together they make 1. */
export function chancesOf(
  { labels, features, unknown }: LearntModel,
  seen: ReadonlyMap<string, number>,
): Map<string, number> {
  const found = [...seen].map(([name, weight]) => {
    const feature = features.get(name)
    const isWord = !name.includes(' ') && !/^[=~@]/.test(name)
    return { feature, value: weight * (feature?.telling ?? (isWord ? unknown : 0)) }
  })
  const length = Math.hypot(...found.map(({ value }) => value)) || 1
  const scores = new Float64Array(labels.length)
  for (const { feature, value } of found) {
    if (!feature) continue
    const part = (STEEP * value) / length / WHOLE
    for (let at = 0; at < feature.labels.length; at += 1)
      scores[feature.labels[at] ?? 0]! += part * (feature.weights[at] ?? 0)
  }
  const most = scores.reduce((best, each) => Math.max(best, each), -Infinity)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((all, each) => all + each, 0)
  return new Map(labels.map((label, at) => [label, (raised[at] ?? 0) / sum]))
}
