import { isHearsay } from './is-hearsay.ts'
import { isQuestion } from './clauses.ts'

/** The kind of an utterance. Only statements may be noted. */
export type Stance = 'stated' | 'asked' | 'denied' | 'supposed' | 'past' | 'hearsay' | 'elsewhere' | 'other_currency'

const OTHER_CURRENCY =
  /[$€¥]|\b(?:euros?|dollars?|bucks|cents?|usd|eur|chf|sek|nok|dkk|pln|aud|zar|inr|rupees?|zloty|yen|francs?|kroner)\b/i
const SUPPOSES =
  /\b(?:if|unless|suppos\w+|imagine|let(?:'?s| us) say|say (?:i|we|it|that|my|an?)|picture (?:an?|the)|pretend|hypothetical\w{0,2}|in theory|for (?:example|instance)|(?:would|'d) like to (?:pay|spend|use|be (?:paying|on|with))|(?:get|bring|cut|knock|drop) (?:me|us|it|this|that|my \w{1,12}) (?:down|under|below)|assuming|assume)\b|\b(?:i|we|it|they|that|this|one|you) (?:would|could|might|may)\b|\b(?:i|we|it|they)'d\b(?! (?:like|say|rather|love))|\b(?:itd|thatd)\b|\b(?:thinking (?:of|about)|planning|hop(?:e|es|ing) to|hoping|considering|aiming|target|tempted|wish(?:es)? (?:i|we|it)|budget|my limit|(?:can|could) (?:only |just |really |maybe )?afford|wants? to (?:put|raise|increase|charge))\b/i
/** A price that is wanted: "find me something below 24p". */
const TARGET =
  /\b(?:want|find|get|need|show|looking)\b.{0,40}\b(?:under|below|less than|cheaper than|no more than) £?\d/i
const ESTIMATES =
  /\b(?:i|we)(?: would| might|'d| could) (?:say|guess|think|reckon|like(?! to (?:pay|spend|use|be)\b)|love|rather)\b|\bnot sure if\b/i
/** "Can you compare for LS1 4AP", "the cheapest tariff in LS1 4AP": a request, whose values are the user's own. */
const WISHES =
  /^\W*(?:(?:hi|hello|hey|ok|so|and|please|well)[\s,]+){0,3}(?:what(?:['’]?s| is| are)? (?:the )?(?:cheapest|best) (?:\w{1,20} ){0,3}(?:tariff|deal|price|supplier|option)s? (?:\w{1,20} ){0,3}(?:in|for|at|near)\b|(?:can|could|would|will) (?:you|u|i|we|mo) (?:please |just |possibly |kindly ){0,3}(?:compare|find|show|get|give|look|check|see (?:the |some |your )?(?:deals|tariffs|prices)|have a (?:comparison|look)|do|run|search|note|save|use|put|remind|set)\b|please|compare|find|show|get me|give me|search|use|note|put|set|remind)/i
const NOT_TO_NOTE = /\b(?:don'?t|do not|never) (?:note|save|store|write|remember|keep|put)\b/i
/** Quotes of Mo are not the user's own words. */
const OF_MO = /\byou(?:'ve| have)? (?:said|told|wrote|mentioned|showed|quoted|reckoned)\b/i
/** "300 kWh at 25p" and nothing else: a calculation, not the user's own usage or rate. */
const SUM =
  /^\W*[\d,.]{1,12}\s?(?:kwh|units)\s?(?:at|@|x|×|\*|times)\s?[\d.]{1,8}\s?(?:p|pence)(?: (?:a|per) (?:kwh|unit))?\W*$/i
/** "The difference between 24.3p and 27.9p": so is this. */
const DIFFERENCE = /^\W*(?:what'?s |what is )?(?:the )?difference (?:between|from)\b/i
/** The question is about one fuel; that the home has only one isn't stated. */
const MEANT_FUEL = /\b(?:i|we) meant (?:for |just |only |the |my ){0,4}(?:gas|electric\w{0,5}|leccy)\b/i
const LINK_TO_SCRIPT = /\]\(\s{0,3}(?:javascript|vbscript|data):/i
/** What is to be put in other words isn't about them. */
const TO_REWRITE = /^\W*(?:(?:please|can you|could you|now) ){0,3}(?:translate|rephrase|repeat after me)\b/i
/** They invert the meaning of words. */
const TURNED = /[\u202a-\u202e\u2066-\u2069]/
/** An order to Mo about the answer. */
const ORDER = /\bfrom now on\b.{0,30}\b(?:answer|say|reply|respond|tell|claim|pretend)\b/i
const TAG = /<\/?[a-z][a-z0-9]{0,20}(?:\s[^<>]{0,100})?\/?>|```/i
const ROLE =
  /(?:^|[\n.!?\]>#]) {0,9}\[?(?:system|assistant|developer|user|instructions?)(?: (?:prompt|message|note|override))?\]?:|\*{2}(?:system|assistant|developer|admin)\*{2}/i
const PAST =
  /\b(?:went|gone|up|down) from £?\d[\d.,]{0,8}p?\b(?!.{0,20}\bto\b)|\b(?:until|till) (?:last|recently|i|we)\b|\bback in (?:19|20)\d\d\b|\b(?:used to|previously|formerly|back then|once upon)\b|\bwas (?:paying|with|on|using)\b|\bbefore (?:i|we) (?:moved|switched)\b|\b(?:used|paid)\b.{0,40}\bwhen (?:\w{1,10} ){1,3}(?:lived|was|were|had|stayed)\b|\b(?:at|in) (?:my|our) (?:old|last|previous) (?:place|house|flat|home)\b/i
const DENIES =
  /\b(?:not|never|isn'?t|aren'?t|wasn'?t|don'?t|doesn'?t|didn'?t|haven'?t|hasn'?t|no longer|no way|doubt|nor|refuse[sd]?|nobody|no one|none|wrong|incorrect|nothing like|nowhere near)\b/i
/** Words of doubt and of lack that negate no figure. */
const STILL_SAYS =
  /\b(?:not (?:sure|certain|exactly|quite|too sure|really sure|entirely)|do ?n'?t know|dunno|(?:don'?t|do not) (?:want|like|have(?! (?:an? )?\d)|understand|get|see|mind|know|think (?!i\b|we\b|it\b))|not (?:(?:have|got)(?! (?:an? )?\d)|happy|cheap|bad|too|much|including|counting|fixed|on a fix|more than|less than|over|under)|can'?t|cannot|not (?:a|an|any|the) )\b/i

/** The stance of a part of a message. `isAnswer`: Mo has just asked for it. */
export function stanceOf(clause: string, isAnswer: boolean): Stance {
  const said = clause.replaceAll('’', "'")
  if (OTHER_CURRENCY.test(said)) return 'other_currency'
  if (isSupposed(said) || SUM.test(said) || DIFFERENCE.test(said)) return 'supposed'
  if (MEANT_FUEL.test(said)) return 'asked'
  if (NOT_TO_NOTE.test(said)) return 'denied'
  if (WISHES.test(said)) return 'stated'
  if (isQuestion(said) && !(isAnswer && isShort(said))) return 'asked'
  if (OF_MO.test(said) || isHearsay(said.toLowerCase())) return 'hearsay'
  if (PAST.test(said)) return 'past'
  return isDenied(said) ? 'denied' : 'stated'
}

/** Whether the words only suppose something. */
export function isSupposed(said: string): boolean {
  return SUPPOSES.test(said.replaceAll(/’/g, "'").replace(ESTIMATES, ' ')) || TARGET.test(said)
}

const WRONG_FIGURE = /\d\D{0,20}\b(?:was|is|were) (?:wrong|incorrect|a mistake|not right)\b/i

function isDenied(said: string): boolean {
  if (WRONG_FIGURE.test(said)) return true
  const left = said.replace(STILL_SAYS, ' ')
  const denial = left.search(DENIES)
  return (
    denial >= 0 &&
    /\d|\b(?:two|three|four|five|six|with|on|in|pay|use|have|am|is|are|that|it|live|mine)\b/i.test(left.slice(denial))
  )
}

const MOST_WORDS = 4

/** "SW1A 1AA?" is an uncertain answer. */
function isShort(said: string): boolean {
  return said.trim().split(/\s+/).length <= MOST_WORDS && !/^\W*(?:what|why|how|who|when|where|which)\b/i.test(said)
}

/** Markup, data or a message in somebody's name: not the user's own plain words, so nothing in it is noted. */
export function isMadeUp(text: string): boolean {
  const said = text.trim()
  const isData = /^[[{|]/.test(said) && /[\]}|]$/.test(said)
  return isData || [TAG, ROLE, LINK_TO_SCRIPT, TO_REWRITE, TURNED, ORDER].some((pattern) => pattern.test(said))
}
