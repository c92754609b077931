import { readWords } from '../../understand/read-words.ts'
import { stem } from '../../understand/words/stem.ts'

const LITTLE = new Set(
  'a an the to of is are am i my me you your it its that this these those do does did for on in and or but so if at as by from with be been have has had was were will would can could should may might must not no yes just we they them their she he her him his our us there then than too very what which who whom whose when where why how any some all one ones more most get got go going give say says tell ask want like know think need make take put about into out up off over again still ever even really actually also ok right well hi'.split(
    ' ',
  ),
)
/** Words of nearly every text. */
const BROAD = new Set(
  'switch meter bill supplier energy gas electricity electric tariff price pay cost use day month year smart charge'
    .split(' ')
    .map(stem),
)
const BROAD_WEIGHT = 0.5
/** A word in more sentences than this is what the whole text is about. */
const COMMON = 2

/**
 * Who asks on about a text often asks what one of its sentences says. That sentence, and the one after it where it is short;
 * nothing where no telling word of the question stands in just a sentence or two.
 */
export function quoteSentence(text: string, told: string): string | undefined {
  const asked = stemsOf(readWords(text).plain)
  const sentences = told.split(/(?<=[.?!])\s+(?=[A-Z“])/)
  if (asked.size === 0 || sentences.length < 3) return undefined
  const held = sentences.map((sentence) => stemsOf(sentence.toLowerCase()))
  const telling = [...asked].filter((each) => {
    const count = held.filter((stems) => stems.has(each)).length
    return count > 0 && count <= COMMON
  })
  if (telling.length === 0) return undefined
  const scores = held.map((stems) =>
    telling.reduce((sum, each) => (stems.has(each) ? sum + (BROAD.has(each) ? BROAD_WEIGHT : 1) : sum), 0),
  )
  const most = Math.max(...scores)
  const best = scores.indexOf(most)
  const found = sentences[best]
  // The first sentence says what all is about: a broad word in it proves nothing.
  if (found === undefined || (most < 1 && best === 0)) return undefined
  const next = found.split(/\s+/).length < 12 ? sentences[best + 1] : undefined
  const plain = found.replace(/^And ([a-z])/, (_, letter: string) => letter.toUpperCase())
  return [plain, ...(next === undefined ? [] : [next])].join(' ')
}

function stemsOf(text: string): Set<string> {
  return new Set(
    text
      .split(/[^a-z0-9£]+/)
      .filter((word) => word.length > 2 && !LITTLE.has(word))
      .map(stem),
  )
}
