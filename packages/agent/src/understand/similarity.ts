import { classesOf } from './words/word-classes.ts'

type Example = { label: string; text: string }
type Bag = { label: string; weights: Map<string, number>; norm: number }

const STOP = new Set(
  'a an the to of is are am i my me you it that this do does for on in and or please can could would with be have has was so if at just we they she he will there'.split(
    ' ',
  ),
)
const STOP_WEIGHT = 0.15
const PAIR_WEIGHT = 0.6
const CLASS_WEIGHT = 0.55
// A word that no example holds says little, but something: the question may be about something else.
const UNKNOWN_WEIGHT = 0.5
const CENTRE = 1.1
/** Several neighbours of one label are surer than one. */
const NEXT_WEIGHTS = [0.12, 0.06] as const

/**
 * How alike a text is to each label, from 0 to about 1: to its nearest examples, or to all its examples together. Words,
 * pairs of words and classes of words count, the rare ones more.
 */
export function buildSimilarity(examples: readonly Example[]): (text: string) => Map<string, number> {
  const counts = new Map<string, number>()
  const bags = examples.map(({ label, text }) => ({ label, features: featuresOf(text) }))
  for (const { features } of bags) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const weightOf = (feature: string) => {
    const held = counts.get(feature) ?? 0
    if (held === 0)
      return feature.includes(' ') || feature.startsWith('~') ? 0 : UNKNOWN_WEIGHT * Math.log(1 + examples.length)
    const kind = STOP.has(feature)
      ? STOP_WEIGHT
      : feature.startsWith('~')
        ? CLASS_WEIGHT
        : feature.includes(' ')
          ? PAIR_WEIGHT
          : 1
    return kind * Math.log(1 + examples.length / (1 + held))
  }
  const near = bags.map(({ label, features }) =>
    bagOf(label, new Map([...features].map((each) => [each, weightOf(each)]))),
  )
  const centres = [...Map.groupBy(bags, ({ label }) => label)].map(([label, own]) => {
    const sums = new Map<string, number>()
    for (const { features } of own) for (const each of features) sums.set(each, (sums.get(each) ?? 0) + 1)
    return bagOf(
      label,
      new Map([...sums].map(([each, count]) => [each, weightOf(each) * Math.sqrt(count / own.length)])),
    )
  })
  // Only examples that share a telling feature with the text can be like it; little words are in nearly all of them.
  const holders = new Map<string, number[]>()
  for (const [index, { weights }] of near.entries())
    for (const feature of weights.keys()) {
      if (STOP.has(feature)) continue
      const known = holders.get(feature)
      if (known) known.push(index)
      else holders.set(feature, [index])
    }
  return (text) => {
    const asked = bagOf('', new Map([...featuresOf(text)].map((each) => [each, weightOf(each)])))
    const shared = new Map<number, number>()
    for (const [feature, weight] of asked.weights)
      for (const index of holders.get(feature) ?? [])
        shared.set(index, (shared.get(index) ?? 0) + weight * (near[index]?.weights.get(feature) ?? 0))
    const best = new Map<string, number[]>()
    for (const [index, sum] of shared) {
      const bag = near[index]
      if (!bag) continue
      const likeness = sum / (asked.norm * bag.norm || 1)
      const known = best.get(bag.label)
      if (known) known.push(likeness)
      else best.set(bag.label, [likeness])
    }
    const found = new Map<string, number>()
    for (const [label, all] of best) {
      const [first = 0, ...rest] = all.toSorted((a, b) => b - a)
      const more = NEXT_WEIGHTS.reduce((sum, weight, index) => sum + weight * (rest[index] ?? 0), 0)
      found.set(label, Math.min(1, first + more * (1 - first)))
    }
    for (const bag of centres) {
      const likeness = CENTRE * cosine(asked, bag)
      if (likeness > (found.get(bag.label) ?? 0)) found.set(bag.label, likeness)
    }
    return found
  }
}

function bagOf(label: string, weights: Map<string, number>): Bag {
  return { label, weights, norm: Math.sqrt([...weights.values()].reduce((sum, each) => sum + each ** 2, 0)) }
}

function cosine(a: Bag, b: Bag): number {
  let shared = 0
  for (const [feature, weight] of a.weights) shared += weight * (b.weights.get(feature) ?? 0)
  return shared / (a.norm * b.norm || 1)
}

function featuresOf(text: string): Set<string> {
  const plain = text.split(' ')
  const words = plain.map(stem)
  return new Set([
    ...words,
    ...words.slice(1).map((word, index) => `${words[index]} ${word}`),
    ...plain.flatMap(classesOf),
  ])
}

/** Close enough to the root for telling questions apart. */
export function stem(word: string): string {
  if (word.length < 5) return word
  return word.replace(/(?:ations?|ings?|edly|ed|ies|es|s|ly|er)$/, '')
}
