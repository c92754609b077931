import type { Change } from '../values/change.ts'
import { betweenRooms } from './find-cooler.ts'
import { findWhatIfs } from './find-what-ifs.ts'
import { isSupposed } from './stance.ts'

/** What a home pays, rather than what a thing costs. */
const MONEY =
  /\bbills?\b|\b(?:my|our|the|a|per|over a) year\b|\b(?:pay|paying|save|saves|saved)\b|\bhow much (?:less|more)\b|\bextra cost\b|\b(?:electricity|energy|heating)\b.{0,10}\bcosts?\b|\bknock off\b/i
const OPEN = /\bwhat(?:'d|'s)?\b|\bhow much\b/i
const SUPPOSES = /\b(?:with|would|will|what'd)\b|\bsav(?:e|es)\b/i
/** What it takes to have it, how it works or what it is worth: no year of a home. */
const OTHER =
  /\b(?:install\w*|grants?|loans?|finance|quotes?|fitting|buy|afford|price of|cost of an?|break even|pay ?back|themselves|itself|up ?front|how (?:long|do|many|can|big|often|does)|which|where|who|why|when|can (?:i|we|you)|am i|do (?:i|we) (?:need|have|save)|allowed|landlord|tenant|rent\w*|council|vat|faulty|broken|stopped|supplier|feed in|noisy|recommend\w*|fire|safe|lease|switch\w*|tariffs?|deals?|rates?|economy 7|run|running|cold|cool|at 30|miles|next door\w*|neighbour\w*|salesman|statement|it'?s telling)\b|%/i
const INSTEAD = /\bheat pumps?\b.{0,30}\b(?:instead of|rather than)\b/i
/** Said of degrees, that's about money too: "how much cheaper", "the saving". */
const GAIN = /\b(?:cheaper|savings?|worth)\b/i
/** Advice, or what's good for people, rather than a sum. */
const ADVICE =
  /\b(?:should|too cold|safe|health\w*|damp|mould|baby|how do (?:i|we)|recommend\w*|which|where|who|why)\b/i
const FOLLOWS =
  /^\W*(?:and|or|but|ok|what about|how about|with(?:out)?|just|only|say|make|then|it'?s|instead|\d|no export|nothing)\b/i
const MOST_WORDS = 12

const ADDS =
  /^\W*(?:and|or|but|plus|with|then|so|what about|how about)\b|\b(?:too|also|as well|on top|both|together|still)\b/i

/** Whether it names a change of its own that isn't put on top of those before: the next question, on its own. */
export function asksAnew(given: string): boolean {
  return !ADDS.test(given) && findWhatIfs(given).some(({ change }) => change === 'what_if')
}

/**
 * What a message asks for sure, by its words alone: a home's year with a change to it, or another figure of the one
 * that was answered last.
 */
export function whatIfLabel(given: string, before: readonly Change[] | undefined) {
  const text = given.replaceAll('’', "'")
  const isShort = text.trim().split(/\s+/).length <= MOST_WORDS
  const isAsked = OPEN.test(text) && MONEY.test(text)
  if (before && isShort && !isAsked && FOLLOWS.test(text) && findWhatIfs(text, before).length > 0) return 'edit'
  if (before && /^\W*what if\b/i.test(text) && asksAnew(text)) return 'figure cost what_if'
  if (asksForCooler(text, isAsked)) return 'figure cost what_if'
  if (/\bhow much\b/i.test(text) && INSTEAD.test(text)) return 'figure cost what_if'
  if (OTHER.test(text) || !isAsked || !(isSupposed(text) || SUPPOSES.test(text))) return undefined
  return findWhatIfs(text).some(({ change }) => change === 'what_if') ? 'figure cost what_if' : undefined
}

/** So many degrees less in money, or two temperatures that are only supposed: "if we had the house at 18, not 20". */
function asksForCooler(text: string, isAsked: boolean): boolean {
  const degrees = findWhatIfs(text).find((each) => each.change === 'what_if' && each.what === 'degrees')
  if (!degrees || !('amount' in degrees) || ADVICE.test(text)) return false
  return isAsked || GAIN.test(text) || (betweenRooms(text) !== undefined && isSupposed(text))
}
