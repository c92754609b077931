import { readWords } from '../../understand/read-words.ts'
import { findSafety } from '../../understand/classify.ts'
import { findSupplier } from '../../understand/find/find-names.ts'
import type { World } from '../../world.ts'

/** What somebody in trouble has told so far: the need that stands, and the details that make the help exact. */
export type Trouble = {
  /** Off supply, in a power cut, or unable to pay. */
  need?: 'off' | 'cut' | 'debt'
  isThreatened?: true
  /** Who or what at home makes it urgent, in words that can be said on the phone. */
  people?: readonly string[]
  since?: string
  /** In pounds. */
  sum?: number
  supplier?: string
  prepays?: true
  hasTold?: true
  isSkint?: true
  hasBenefits?: true
  cannotRing?: true
  isCold?: true
  isOnlyUs?: true
  asksHelp?: true
}
export type Detail = Exclude<keyof Trouble, 'need'>

const OFF =
  /\b(?:cut|shut|turned|switched) (?:me|us|my|our|the|it)\b.{0,25}\boff\b|\b(?:cut|shut) off (?:my|our|the|me|us)\b|\b(?:been|was|got|am|are|is|were|have|has|i|we) (?:been |just )?(?:cut off|disconnected)\b|\bno (?:electricity|electric|power|gas|credit|lights?)\b|\b(?:electricity|electric|gas|power|meter|key|card|credit)\b.{0,15}\b(?:ran|run|gone|went|is|has)\b.{0,8}\b(?:out|off|empty)\b|\boff supply\b|\bwithout (?:electricity|electric|gas|power)\b|\b(?:nothing|nowt) (?:left )?(?:on|in) (?:the|my|our) (?:meter|key|card)\b|\bmeter (?:is )?empty\b/
const NOT_YET =
  /\b(?:will|would|going to|gonna|threat\w*|can they|could they|allowed|if|might|about to|want to|wants to|before|illegal|notice|letter|nearly|almost|once|last (?:year|winter)|years? ago)\b/
/** Of a meter with credit. */
const EMPTY = /\b(?:ran|run|runs) out\b|\b(?:empty|dead)\b|\bused up\b/
/** Hardship in plain words. */
const HARD =
  /\bstruggl\w*(?! (?:to (?:understand|read|log|find|see|get|work)|with (?:this|the (?:app|site|website|form))))|\bkilling (?:me|us)\b|\bcrippl\w*\b|\bcannot keep (?:up|paying|topping|doing)\b|\b(?:behind|in arrears|in debt)$/
/** The trouble is said to be over. */
export const OVER =
  /\b(?:back on|back now|topped (?:it )?up now|sorted|fixed now|put (?:me|us|it) back|all good|paid it|has come back|came back|never mind|nevermind)\b/

const PEOPLE: readonly [pattern: RegExp, said: string][] = [
  [/\basthma\w*/, 'asthma'],
  [/\bcopd\b|\blungs?\b|\bbad chest\b|\bemphysema\b|\bbreathing (?:problems?|trouble)/, 'a lung illness'],
  [
    /\boxygen\b|\bventilator\b|\bnebuli[sz]er\b|\bdialysis\b|\bcpap\b|\bfeeding pump\b|\bstair ?lift\b/,
    'medical equipment',
  ],
  [/\bdiabet\w*|\binsulin\b/, 'diabetes'],
  [/\bcancer\b|\bchemo\w*/, 'cancer treatment'],
  [/\bheart (?:condition|problems?|failure|trouble)/, 'a heart condition'],
  [/\bepilep\w*|\bseizures?\b/, 'epilepsy'],
  [/\bdisab\w*|\bwheelchair\b/, 'a disability'],
  [/\bpregnan\w*|\bexpecting\b/, 'somebody who is pregnant'],
  [/\bbab(?:y|ies)\b|\bnewborn\b|\bmonths? old\b/, 'a baby'],
  [/\b(?:kids|children|toddlers|little ones|(?:two|three|four|2|3|4) (?:kids|children))\b/, 'children'],
  [/\b(?:kid|child|toddler|little one|son|daughter|lad|little girl|little boy)\b/, 'a child'],
  [
    /\bpensioner\b|\belderly\b|\b(?:am|is|aged|im) [6-9]\d\b|\b[6-9]\d (?:years? old|yr old)\b|\b(?:nan|gran\w*)\b/,
    'an older person',
  ],
  [/\b(?:am|is|are|very|really|been|get|got|getting) (?:ill|poorly|sick|unwell)\b|\billness\b/, 'somebody who is ill'],
  [/\bmental health\b|\bdepress\w*|\banxiety\b/, 'poor mental health'],
]
const DAY =
  '(?:(?:last|this|early|about|around) )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|this morning|last night|morning|night|week|weekend|month|winter|summer|christmas|january|february|march|april|may|june|july|august|september|october|november|december)'
const SINCE = new RegExp(`\\bsince (${DAY})\\b`)
const FOR =
  /\b(?:for|been|about|over|nearly|^)\s*(?:about |over |nearly |around )?((?:\d+|a|two|three|four|five|six|seven|eight|nine|ten|few|a few|couple of|a couple of) (?:hours?|days?|weeks?|months?))\b(?! (?:old|behind|bill))/
const SUM =
  /£ ?(\d[\d,]{1,6})|\b(\d{2,5})\b(?= (?:quid |pounds )?(?:behind|in debt|debt|arrears|in arrears|owed|owing|in the red))|\b(?:owe|owing|debt of|behind by|arrears of)\b.{0,15}?\b(\d{2,5})\b|^(?:(?:it is|its|it) )?(?:for )?(?:about |around |roughly |nearly |over |like )?(\d{2,5})(?: quid| pounds|ish)?$/
const PREPAYS =
  /\b(?:prepay\w*|pre pay\w*|pay as you go|payg|(?:key|card|token) meter|top(?:ping|ped)? ?up|on (?:a |the )?(?:key|card)|emergency credit)\b/
const NO_PREPAY = /\b(?:not|no|never)\b.{0,12}\b(?:prepay\w*|pay as you go|payg|key|card|top ?up)\b/
const TOLD =
  /\b(?:told|rang|ring|rung|called|phoned|asked|tried|spoke\w*|contacted)\b.{0,20}\b(?:them|it|already|twice|times|again)\b|\b(?:not|never|no ?one|nobody|will not|refuse\w*)\b.{0,15}\b(?:listen\w*|care|help|answer\w*|pick\w*)\b|\bsaid no\b|\bon hold\b/
const BENEFITS = /\b(?:uc|universal credit|benefits|pip|esa|jsa|pension credit|carers allowance|dla)\b/
const NO_PHONE =
  /\b(?:no|out of) (?:phone )?credit (?:on|in) (?:my |the )?(?:phone|mobile)\b|\bno phone\b|\bphone (?:is )?(?:dead|dying|has died|no charge)\b|\b(?:cannot|not able to|hate|scared to) (?:ring|call|phone)\b/
const SKINT =
  /\bno money\b|\bskint\b|\bpaid (?:on|till|until)\b|\bnot (?:get )?paid\b|\b(?:cannot|not) (?:pay|afford|top ?up)\b|\bpay ?day\b|\bam broke\b|\bnothing left\b/
const COLD = /\b(?:freezing|cold|dark|shivering|icy)\b/
const ONLY_US =
  /\b(?:just|only) (?:us|me|my (?:house|flat|home)|our (?:house|flat|home)|mine|ours)\b|\bneighbou?rs? (?:have|has|is|are|got|still)\b|\bnext door (?:has|have|is|are|got)\b/
const ASKS =
  /^(?:so |and |ok |please |but )*(?:what (?:do|can|should|shall) (?:i|we) do|what now|now what|help(?: me| us)?|i do not know what to do|where do i start|who do i (?:ring|call))(?: now| first| please| then)?$/

/** All that was told of the trouble in these messages, the oldest first; nothing once it is said to be over. */
export function troubleIn(messages: readonly string[], world: World): Trouble {
  let trouble: Trouble = {}
  for (const message of messages) {
    const { plain } = readWords(message)
    if (OVER.test(plain)) trouble = {}
    else trouble = { ...trouble, ...needIn(message, trouble), ...detailsIn(message, trouble, world) }
  }
  return trouble
}

function needIn(message: string, { need }: Trouble): Trouble {
  const said = readWords(message)
  const name = findSafety(said)?.name
  const isEmpty = PREPAYS.test(said.plain) && EMPTY.test(said.plain)
  const isOff = (OFF.test(said.plain) || isEmpty) && !NOT_YET.test(said.plain)
  if ((name === 'disconnection' || name === 'no_supply') && isOff) return { need: 'off' }
  if (name === 'power_cut') return need === 'off' ? {} : { need: 'cut' }
  if (name === 'disconnection') return { need: need ?? 'debt', isThreatened: true }
  return name === 'debt' || (name === undefined && HARD.test(said.plain)) ? { need: need ?? 'debt' } : {}
}

function detailsIn(message: string, before: Trouble, world: World): Trouble {
  const { plain } = readWords(message)
  const raw = message.toLowerCase()
  const either = (pattern: RegExp): boolean => pattern.test(plain) || pattern.test(raw)
  const people = PEOPLE.flatMap(([pattern, said]) => (either(pattern) ? [said] : []))
  const since = SINCE.exec(raw)?.[1] ?? SINCE.exec(plain)?.[1]
  const length = FOR.exec(raw)?.[1]
  const sum = SUM.exec(raw) ?? SUM.exec(plain)
  const pounds = Number((sum?.[1] ?? sum?.[2] ?? sum?.[3] ?? sum?.[4] ?? '').replaceAll(',', ''))
  const supplier = findSupplier(message, world.catalogue)
  return {
    ...(people.length > 0 && { people: [...new Set([...(before.people ?? []), ...people])] }),
    ...(since !== undefined ? { since: `since ${asDay(since)}` } : length !== undefined && { since: `for ${length}` }),
    ...(pounds > 0 && !PREPAY_SUM.test(plain) && { sum: pounds }),
    ...(supplier !== undefined && { supplier }),
    ...(either(PREPAYS) && !NO_PREPAY.test(plain) && { prepays: true }),
    ...(either(SKINT) && { isSkint: true }),
    ...(either(TOLD) && { hasTold: true }),
    ...(either(BENEFITS) && { hasBenefits: true }),
    ...(either(NO_PHONE) && { cannotRing: true }),
    ...(either(COLD) && { isCold: true }),
    ...(either(ONLY_US) && { isOnlyUs: true }),
    ...(ASKS.test(plain) && { asksHelp: true }),
  }
}

/** A sum by the week or month is what is paid, and no debt. */
const PREPAY_SUM = /\b(?:a|per|each|every) (?:week|month|day)\b|\b(?:weekly|monthly)\b/

function asDay(said: string): string {
  return said.replaceAll(
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|january|february|march|april|may|june|july|august|september|october|november|december)\b/g,
    (day) => day.charAt(0).toUpperCase() + day.slice(1),
  )
}
