import { CLEAR_MATTERS, FINE_MATTERS } from '../../knowledge/matters/matters.ts'
import { readWords } from '../../understand/read-words.ts'
import { classify, isOffered, type Scored } from '../../understand/classify.ts'
import type { Talk } from '../../understand/learnt/chances-in-talk.ts'
import { NAMED_IN_PASSING } from '../../understand/words/trade-words.ts'
import { splitQuestions } from './split-questions.ts'

const CLEAR = 0.72
/** From here on a half of a message stands by itself; below it the whole has to bear it out. */
const STANDS_ALONE = 1.05
const BORNE_OUT = 0.5
const MOST = 3
const SPANNING = 1.4
/** Questions whose two halves mean something only together. */
const SPANS = new Set([
  ...[...FINE_MATTERS].map((key) => `term_${key}`),
  ...'heat_network_more ni_market move_tariff no_supplier_cut still_charged two_suppliers doorstep universal_credit not_my_debt smart_meter_silent key_debt whd_switch find_supplier back_billing'
    .split(' ')
    .map((key) => `term_${key}`),
])
/** What leaves no room for a second answer. */
const ALONE = new Set(['northern_ireland', 'moving_home'])
/** A long story is read at its beginning; what it is about is also read from the whole. */
const MOST_PARTS = 8

/** What a message wants: one thing, or several where it asks several. */
export function chooseIntents(given: string, talk?: Talk): Scored[] {
  const text = withoutGreeting(given)
  const parts = splitQuestions(text).slice(0, MOST_PARTS)
  const whole = classify(readWords(text), talk).filter((scored) => !isOnlyMentioned(scored, text))
  if (parts.length < 2 || isOffered(readWords(given))) return withoutAnger(whole).slice(0, 1)
  const halves = parts.flatMap((part) =>
    classify(readWords(part))
      .slice(0, 1)
      .filter((scored) => scored.score >= CLEAR && !isOnlyMentioned(scored, part)),
  )
  const best = Math.max(whole[0]?.score ?? 0, ...halves.map(({ score }) => score))
  const each = halves.filter((half) => half.score === best || isBorneOut(half, whole))
  const wanted = each.filter(({ intent }) => intent.call !== 'small_talk' || each.length === 1)
  const unlike = wanted.filter((one, index) => wanted.findIndex((other) => sameCall(one, other)) === index)
  if (unlike.length === 0) return withoutAnger(whole).slice(0, 1)
  const [over] = whole
  if (over && SPANS.has(over.intent.name) && over.score >= SPANNING) return [over]
  // A matter that no part names by itself lies across them.
  if (over && CLEAR_MATTERS.has(over.intent.name) && over.score >= SPANNING && !each.some((one) => sameCall(one, over)))
    return [over]
  // "My fix ends in May, CF14. Switch now or wait?": the half is read in the light of the whole.
  const isOnlyTold = over && unlike.every(({ intent, score }) => intent.call === 'explain_term' && score < over.score)
  if (over?.intent.call === 'compare' && isOnlyTold) return [over]
  const alone = unlike.find(({ intent }) => ALONE.has(intent.name))
  if (alone) return [alone]
  return unlike.slice(0, MOST)
}

/** "Do I need one?" by itself is like many questions: a faint likeness of a half is no second question. */
function isBorneOut(half: Scored, whole: readonly Scored[]): boolean {
  return half.score >= STANDS_ALONE || whole.some((one) => sameCall(one, half) && one.score >= BORNE_OUT)
}

/** Who swears and asks wants the answer. */
function withoutAnger(scored: readonly Scored[]): readonly Scored[] {
  const [first, second] = scored
  const isHeard = second && second.score >= CLEAR && second.intent.call !== 'small_talk'
  return first?.intent.name === 'rude' && isHeard ? scored.slice(1) : scored
}

const TELLS =
  /^\W*(?:and |but )?(?:i am|i'm|im|we are|we're|currently) (?:currently |now |still |just )?on (?:a|an|the|their|my)?\b[^?]*$|\b(?:i|i'm|im|we|we're|my|our|currently|pay|paying|am on|live)\b.{0,150}\d|\d.{0,150}\b(?:pay|paying|a month|a year)\b/i
const ASKS_FOR_WORDS =
  /\b(?:what|what's|whats|explain|mean|means|meaning|how do|how does|why|define|difference|is (?:that|it|this)|any good|worth)\b/i

/** Who says what they pay, and how, names words of the trade without asking what they mean. */
function isOnlyMentioned({ intent }: Scored, text: string): boolean {
  const isWord = intent.call === 'explain_term' && NAMED_IN_PASSING.has(String(intent.args?.['term']))
  return isWord && TELLS.test(text) && !ASKS_FOR_WORDS.test(text)
}

function sameCall(a: Scored, b: Scored): boolean {
  return a.intent.call === b.intent.call && JSON.stringify(a.intent.args) === JSON.stringify(b.intent.args)
}

/** "Morning Mo, ..." is politeness, as long as something follows. */
function withoutGreeting(text: string): string {
  const rest = text.replace(
    /^\W*(?:hi+|hey+|hello|hiya|morning|afternoon|evening|good (?:morning|afternoon|evening)|excuse me|sorry)(?:\s+(?:there|mo|mate))*\s{0,9}[,.!-]*\s+/i,
    '',
  )
  return rest.split(/\s+/).length >= 3 ? rest : text
}
