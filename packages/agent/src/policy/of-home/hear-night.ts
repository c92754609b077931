import { saidOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/read-words.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'

const SHARE =
  /\b(?:(\d{1,2}) ?(?:%|percent|per cent)|(?:a |one )?(half|third|quarter|fifth)|(two thirds|three quarters|most|all))\b.{0,20}\b(?:at|over|during|in|through) (?:the )?nights?\b/
/** "Maybe a third at most": of the night, where that was just talked about. */
const BARE_SHARE =
  /^(?:(?:maybe|about|around|roughly|i think|probably|say|perhaps|id say|only|just|less than|up to|more like)\s+)*(?:(\d{1,2}) ?(?:%|percent|per cent)|(?:a |one )?(half|third|quarter|fifth)|(two thirds|three quarters|most))(?: (?:of it|at most|at best|or so|ish|i think|maybe|tops|max|if that|probably)){0,6}$/
const OF_TWO_RATES: readonly unknown[] = ['economy_7', 'economy_7_day', 'economy_7_fit', 'two_rates', 'time_of_use']
const ASKS = /\?|^(?:what|how|why|when|is|are|does|do(?! not)|can|should|if)\b/
const OF_NIGHT = /\b(?:economy|e7|day and night|night rate|two rate|off peak)\b/
const PARTS: Readonly<Record<string, number>> = {
  half: 50,
  third: 33,
  quarter: 25,
  fifth: 20,
  'two thirds': 67,
  'three quarters': 75,
  most: 60,
  all: 90,
}
/** What Ofgem takes for homes with such a meter. */
const USUAL = 42
const NEAR = 5

/** "About a third at night": whether two rates suit a home like that. */
export function hearNight({ text, plain, state }: Heard): HomeAnswer | undefined {
  const isTalked = OF_TWO_RATES.includes(state.topic?.args['term'])
  const [, figure, part, much] = SHARE.exec(plain) ?? (isTalked ? BARE_SHARE.exec(plain) : undefined) ?? []
  const before = readWords(state.summary.at(-2) ?? '').plain
  const isOfNight = saidOf(state).meter === 'day_night' || OF_NIGHT.test(before) || OF_NIGHT.test(plain) || isTalked
  const share = figure === undefined ? PARTS[part ?? much ?? ''] : Number(figure)
  if (share === undefined || !isOfNight || ASKS.test(plain) || text.includes('?')) return undefined
  const side =
    share < USUAL - NEAR
      ? 'You use less than that at night, so two rates are doubtful for you: the day rate is mostly above a single one, and most of your use is by day. More at night, with timers for washing and hot water, makes it better.'
      : 'So two rates can suit you, as long as the night rate is well below a single one.'
  const says = `About ${share}% at night. Ofgem takes ${USUAL}% for homes with such a meter. ${side} The rates decide: tell me both from the bill and your kWh, and I work it out.`
  const about = { name: 'explain_term' as const, args: { term: 'economy_7_fit' } }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: about.name, args: about.args } }, 'night_share', says)],
    about,
    keepsAsked: true,
  }
}
