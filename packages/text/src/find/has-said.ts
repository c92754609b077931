const FIGURE = /\d[\d.,]{0,12}/g
/** Words of a sentence that identify its subject. */
const TELLING =
  /\b(?!(?:you|said|told|that|this|could|would|should|will|have|just|only|about|then|earlier|before|were|with|from|they|there|your|mine|what|which)\b)[a-z]{4,20}/g
const STEM = 5
const DENIES = /\b(?:not|no|never|nothing|\w{2,6}n['’]?t)\b/i

/** Whether Mo really said what the user quotes: by its figures, or else its words where Mo didn't deny them. A denial isn't certain. */
export function hasSaid(text: string, said: readonly string[]): boolean | undefined {
  const texts = said.map((each) => each.toLowerCase())
  const mine = texts.join(' ').replaceAll(/(?<=\.\d)0(?!\d)/g, '')
  const figures = (text.match(FIGURE) ?? []).map((each) => each.replace(/[.,]$/, '').replace(/(?<=\.\d)0$/, ''))
  if (figures.length > 0) return figures.every((figure) => mine.includes(figure))
  const words = text.toLowerCase().match(TELLING) ?? []
  if (words.length === 0 || DENIES.test(text)) return undefined
  // What follows a blank line is a letter, in which they speak and not Mo.
  const own = texts.flatMap((each) => each.split('\n\n', 1))
  const stated = own.flatMap((each) => each.split(/(?<=[.!?])\s/)).filter((sentence) => !DENIES.test(sentence))
  return words.every((word) => stated.some((sentence) => sentence.includes(word.slice(0, STEM))))
}
