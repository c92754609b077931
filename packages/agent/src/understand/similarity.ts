type Example = { label: string; text: string }
type Bag = { label: string; weights: Map<string, number>; norm: number }

const STOP = new Set(
  'a an the to of is are am i my me you it that this do does for on in and or please can could would with be have has was so if at just we they she he will there'.split(
    ' ',
  ),
)
const STOP_WEIGHT = 0.15
const PAIR_WEIGHT = 0.6
// A word that no example holds says little, but something: the question may be about something else.
const UNKNOWN_WEIGHT = 0.55
const CENTRE = 1.1

/**
 * How alike a text is to each label, from 0 to about 1: to its nearest example, or to all its examples together. Words and
 * pairs of words count, the rare ones more.
 */
export function buildSimilarity(examples: readonly Example[]): (text: string) => Map<string, number> {
  const counts = new Map<string, number>()
  const bags = examples.map(({ label, text }) => ({ label, features: featuresOf(text) }))
  for (const { features } of bags) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const weightOf = (feature: string) => {
    const held = counts.get(feature) ?? 0
    if (held === 0) return feature.includes(' ') ? 0 : UNKNOWN_WEIGHT * Math.log(1 + examples.length)
    const kind = STOP.has(feature) ? STOP_WEIGHT : feature.includes(' ') ? PAIR_WEIGHT : 1
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
  return (text) => {
    const asked = bagOf('', new Map([...featuresOf(text)].map((each) => [each, weightOf(each)])))
    const best = new Map<string, number>()
    const take = (bag: Bag, times: number) => {
      const likeness = times * cosine(asked, bag)
      if (likeness > (best.get(bag.label) ?? 0)) best.set(bag.label, likeness)
    }
    for (const bag of near) take(bag, 1)
    for (const bag of centres) take(bag, CENTRE)
    return best
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
  const words = text.split(' ').map(stem)
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)])
}

/** Close enough to the root for telling questions apart. */
export function stem(word: string): string {
  if (word.length < 5) return word
  return word.replace(/(?:ations?|ings?|edly|ed|ies|es|s|ly|er)$/, '')
}
