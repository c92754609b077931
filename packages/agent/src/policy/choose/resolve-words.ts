import type { AgentState } from '../../agent-state.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import { isAboutTable } from '../follow-up/about-table.ts'
import { readWords } from '../../understand/read-words.ts'
import { nearestIntents, type Scored } from '../../understand/classify.ts'
import { wideTopic } from '../../knowledge/deeper/wide-topic.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import type { Talk } from '../../understand/learnt/chances-in-talk.ts'
import { chooseIntents } from './choose-intents.ts'

const POINTS = /\b(?:it|its|it's|that|this|they|them|those|one)\b/i
const GOES_ON = /^\W*(?:and|but|so|or|what about|how about|what if|ok but|ok and)\b/i
const LONGEST = 9
const SURE = 0.95
const BETTER = 0.08

/** What a term or a help route is called in a question about it. */
const NOUNS: Readonly<Record<string, string>> = {
  debt: 'my debt',
  switch_steps: 'switching',
  switch_time: 'the switch',
  moving_home: 'moving house',
  paid_to_recommend: 'commission',
  seg: 'solar panels',
  fixed: 'a fixed tariff',
  variable: 'a variable tariff',
  tracker: 'a tracker tariff',
  warm_home_discount: 'the warm home discount',
}

/** "Is it risky?" after a word on trackers: the pronoun stands for what was talked about, where that reads better. */
export function intentsInContext(text: string, state: AgentState): ReturnType<typeof chooseIntents> {
  const all = chooseIntents(text, talkOf(text, state))
  const plain = isAboutTable(text, state) ? all.filter(({ score }) => score >= SURE) : all
  const noun = nounOf(state)
  const isShort = text.trim().split(/\s+/).length <= LONGEST
  if (noun === undefined || !isShort || (plain[0]?.score ?? 0) >= SURE) return plain
  if (!POINTS.test(text) && !GOES_ON.test(text)) return plain
  const spoken = POINTS.test(text) ? text.replace(POINTS, noun) : `${text} ${noun}`
  const resolved = chooseIntents(spoken)
  return (resolved[0]?.score ?? 0) > (plain[0]?.score ?? 0) + BETTER ? resolved : plain
}

/** What the words may lean on: the message before, and the family of what was talked about. */
function talkOf(text: string, { summary, topic }: AgentState): Talk | undefined {
  const before = summary.at(-2)
  if (before === undefined || !topic || !TALKED.includes(topic.call)) return undefined
  const wide = wideTopic(keyOf(topic))
  const names = new Set(INTENTS.filter((intent) => wideTopic(keyOf(intent)) === wide).map(({ name }) => name))
  return { joined: readWords(`${before} ${text}`), isOfTopic: (name) => names.has(name) }
}
const TALKED: readonly string[] = ['explain_term', 'correct_premise', 'help_route', 'about_mo', 'price_cap', 'vat']

function nounOf({ topic }: AgentState): string | undefined {
  const key = topic?.args['term'] ?? topic?.args['premise'] ?? topic?.args['kind']
  if (typeof key !== 'string') return undefined
  return NOUNS[key] ?? key.replaceAll('_', ' ')
}

const LONG = 10
const SPANS = 1.1
const GAINS = 0.8
const ALONE = 0.9
const NEAR = 0.35

/**
 * The narrow subject that a message and the topic make together: "can I get it taken out", after smart meters. Either a cue
 * spans both, or the message is nearest to a member of the topic's own family.
 */
export function intentInFamily(text: string, state: AgentState): Scored | undefined {
  const noun = nounOf(state)
  if (noun === undefined || text.trim().split(/\s+/).length > LONG) return undefined
  const key = state.topic ? keyOf(state.topic) : ''
  const tells = ({ intent }: Scored) => TELLS.includes(intent.call) && keyOf(intent) !== key
  const alone = nearestIntents(readWords(text))
  const scoreIn = (all: readonly Scored[], name: string) => all.find(({ intent }) => intent.name === name)?.score ?? 0
  const ofNoun = nearestIntents(readWords(noun))
  const spanning = nearestIntents(readWords(`${text} ${noun}`)).find(
    (each) =>
      tells(each) &&
      each.score >= SPANS &&
      each.score - scoreIn(ofNoun, each.intent.name) >= GAINS &&
      scoreIn(alone, each.intent.name) < ALONE,
  )
  if (spanning) return spanning
  const [first] = alone
  const isOfFamily = first && tells(first) && wideTopic(keyOf(first.intent)) === wideTopic(key)
  return isOfFamily && first.score >= NEAR ? first : undefined
}

const MOST_WORDS = 8
const SURELY = 1
/** What may be told on such a reading: answers that change nothing. */
const TELLS: readonly string[] = ['explain_term', 'correct_premise', 'help_route', 'price_cap', 'vat', 'exit_fee']

/** A message that says little by itself, read as one with the question before it: "per kWh", after "prices in Leeds". */
export function intentWithLast(text: string, { summary, topic }: AgentState): Scored | undefined {
  const before = summary.at(-2)
  if (before === undefined || text.trim().split(/\s+/).length > MOST_WORDS) return undefined
  const [joined] = chooseIntents(`${before} ${text}`)
  if (!joined || joined.score < SURELY || !TELLS.includes(joined.intent.call)) return undefined
  const isTopic =
    topic?.call === joined.intent.call && JSON.stringify(topic.args) === JSON.stringify(joined.intent.args ?? {})
  return isTopic || chooseIntents(before)[0]?.intent.name === joined.intent.name ? undefined : joined
}
