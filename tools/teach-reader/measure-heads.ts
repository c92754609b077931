import { createHash } from 'node:crypto'
import { askedClaim } from '@mowatt/agent/choose-aspect'
import type { Heads, HeadScores } from '@mowatt/agent/heads'
import { drawContext } from './draw-context.ts'
import { createRandom } from './random.ts'
import type { Lesson } from './train-heads.ts'

const HELD_OUT = 10
const AMONG = 3
const BINS = 10
const TEMPERATURES = Array.from({ length: 31 }, (_, at) => (10 + at) / 20)

/** By its own words: another row doesn't change the split, and no text is in both sets. */
export function isHeldOut({ text }: { text: string }): boolean {
  return createHash('sha256').update(text).digest().readUInt16BE(0) % HELD_OUT === 0
}

/** The inputs of the heads: words with the encoder's vector, or words alone. */
type Sight = 'joined' | 'words'
/** The probabilities of all choices, best first, and which one is right. */
type Tried = { lesson: Lesson; right: string; scored: { name: string; p: number }[] }
export type Try = (heads: Heads, lessons: readonly Lesson[], labels: readonly string[], sight: Sight) => Tried[]

export const tryLabels: Try = (heads, lessons, labels, sight) => {
  const random = createRandom(2)
  return lessons.map((lesson) => {
    const context = lesson.context ? drawContext(lesson, labels, random) : { hasBill: false, hasList: false }
    const scores = heads.score({ ...seenBy(lesson, sight), context }, Infinity)
    return { lesson, right: lesson.label, scored: scores.labels.map(({ label: name, p }) => ({ name, p })) }
  })
}

export const tryAspects = tryPart('aspect', ({ aspects }) => aspects.map(({ aspect: name, p }) => ({ name, p })))
export const tryClaims = tryPart('claim', ({ claims }) => claims.map(({ claim: name, p }) => ({ name, p })))

function tryPart(part: 'aspect' | 'claim', listOf: (scores: HeadScores) => Tried['scored']): Try {
  return (heads, lessons, labels, sight) => {
    const random = createRandom(2)
    return lessons.flatMap((lesson) => {
      const right = lesson[part]
      if (right === undefined) return []
      const context = drawContext(lesson, labels, random)
      return [{ lesson, right, scored: listOf(heads.score({ ...seenBy(lesson, sight), context }, Infinity)) }]
    })
  }
}

/** What Mo would make of them: a yes or no that is missing, one too many, and one that points the other way. */
export function tellClaims(tried: readonly Tried[]): string {
  const read = tried.map(({ lesson, right, scored }) => {
    const claims = scored.map(({ name: claim, p }) => ({ claim, p }))
    return { right, said: askedClaim(claims, lesson.text) ?? 'none' }
  })
  const count = (is: (each: (typeof read)[number]) => boolean) => read.filter(is).length
  const [claiming, plain] = [count(({ right }) => right !== 'none'), count(({ right }) => right === 'none')]
  const right = count((each) => each.right !== 'none' && each.said === each.right)
  const missed = count((each) => each.right !== 'none' && each.said === 'none')
  const tooMany = count((each) => each.right === 'none' && each.said !== 'none')
  return `${claiming} with a claim: ${right} right, ${claiming - right - missed} wrong, ${missed} missed; ${plain} without: ${tooMany} claimed`
}

function seenBy({ text, vector }: Lesson, sight: Sight) {
  return { text, vector: sight === 'words' ? undefined : vector }
}

export function tell(tried: readonly Tried[]): string {
  if (tried.length === 0) return 'no rows'
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`
  const among = (most: number) =>
    tried.filter(({ right, scored }) => scored.slice(0, most).some(({ name }) => name === right)).length / tried.length
  const firsts = tried.map(({ right, scored: [first] }) => ({ isRight: first?.name === right, p: first?.p ?? 0 }))
  const error = percent(calibrationError(firsts))
  return `${tried.length} rows, ${percent(among(1))} first, ${percent(among(AMONG))} among three, calibration error ${error}`
}

/** How far the probability of the first choice is from how often it is right. */
function calibrationError(firsts: readonly { isRight: boolean; p: number }[]): number {
  const gaps = Array.from({ length: BINS }, (_, bin) => {
    const within = firsts.filter(({ p }) => Math.min(BINS - 1, Math.floor(p * BINS)) === bin)
    return Math.abs(within.reduce((sum, { isRight, p }) => sum + p - (isRight ? 1 : 0), 0))
  })
  return gaps.reduce((sum, gap) => sum + gap, 0) / firsts.length
}

/**
 * For probabilities at a temperature of 1: the temperature at which the labels were likeliest. On both sides of it they
 * get steadily less likely.
 */
export function bestTemperature(tried: readonly Tried[]): number {
  const surprise = (temperature: number) =>
    tried.reduce((sum, { right, scored }) => {
      const raised = scored.map(({ name, p }) => ({ name, p: p ** (1 / temperature) }))
      const whole = raised.reduce((all, { p }) => all + p, 0)
      return sum - Math.log((raised.find(({ name }) => name === right)?.p ?? 0) / whole + 1e-9)
    }, 0)
  let [from, to] = [0, TEMPERATURES.length - 1]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (surprise(TEMPERATURES[middle]!) <= surprise(TEMPERATURES[middle + 1]!)) to = middle
    else from = middle + 1
  }
  return TEMPERATURES[from]!
}
