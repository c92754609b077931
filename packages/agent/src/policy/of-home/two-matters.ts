const COUNTED =
  /^\W*(?:(?:hi|hello|hey|right|ok|so)\W+)*(?:i (?:have|got|'ve got) )?(?:two|a couple of|2|a few|three|3) (?:things|questions|problems|issues|q's)\b\W*/i
const MARKED =
  /(?:[.!?;,]\s*|(?<!\s)\s+)(?:and also|but also|also|plus also|and another thing|another thing|and secondly|secondly|second thing|second|and on top of that|on top of that|as well as that|oh and|and btw|btw|by the way|and while (?:i'm|im|i am) here|and separately|separately)\b[\s,:-]*/i
const BETWEEN = /(?:[.?!;]\s+|(?<!\s)\s+and\s+)/i
const LEAST = 3

/** "What is a kWh and how many did I use": what is explained is what is counted. */
const AND_HOW_MANY =
  /^\W*(what(?:'?s| is| are)? (?:an? |the )?([a-z]+))\W+and how many (?:of (?:them|those) )?((?:did|do|have|has|am|are)\b.*)$/i

/** The two things of a message that says itself that it has two. Undefined where it has one. */
export function twoMatters(text: string): [string, string] | undefined {
  const [, what, thing, rest] = AND_HOW_MANY.exec(text) ?? []
  if (what !== undefined) return [what, `how many ${thing} ${rest}`]
  const counted = text.replace(COUNTED, '')
  const marked = MARKED.exec(counted)
  const at = marked ?? (counted.length < text.length ? BETWEEN.exec(counted) : null)
  if (!at || at.index === 0) return undefined
  const [first, second] = [counted.slice(0, at.index).trim(), counted.slice(at.index + at[0].length).trim()]
  return countOf(first) >= LEAST && countOf(second) >= LEAST ? [first, second] : undefined
}

function countOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[a-z\d]/i.test(word)).length
}
