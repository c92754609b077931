type Example = { label: string; text: string }

const STOP = new Set(
  'a an the to of is are am i my me you it that this do does for on in and or please can could would with be have has was so if at just'.split(
    ' ',
  ),
)

/** How alike a text is to the nearest example of each label, from 0 to 1: shared words and pairs, the rare ones weigh more. */
export function buildSimilarity(examples: readonly Example[]): (text: string) => Map<string, number> {
  const counts = new Map<string, number>()
  const bags = examples.map(({ label, text }) => ({ label, features: featuresOf(text) }))
  for (const { features } of bags) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const weightOf = (feature: string) => {
    const rarity = Math.log(1 + examples.length / (1 + (counts.get(feature) ?? 0)))
    return (STOP.has(feature) ? 0.15 : feature.includes(' ') ? 0.6 : 1) * rarity
  }
  const norm = (features: Iterable<string>) =>
    Math.sqrt([...features].reduce((sum, each) => sum + weightOf(each) ** 2, 0))
  const known = bags.map((bag) => ({ ...bag, norm: norm(bag.features) }))
  return (text) => {
    const asked = featuresOf(text)
    const askedNorm = norm(asked)
    const best = new Map<string, number>()
    for (const { label, features, norm: length } of known) {
      let shared = 0
      for (const feature of asked) if (features.has(feature)) shared += weightOf(feature) ** 2
      const likeness = shared / (length * askedNorm || 1)
      if (likeness > (best.get(label) ?? 0)) best.set(label, likeness)
    }
    return best
  }
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
