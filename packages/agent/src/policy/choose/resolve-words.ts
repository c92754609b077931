import type { AgentState } from '../../agent-state.ts'
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
  const plain = chooseIntents(text)
  const noun = nounOf(state)
  const isShort = text.trim().split(/\s+/).length <= LONGEST
  if (noun === undefined || !isShort || (plain[0]?.score ?? 0) >= SURE) return plain
  if (!POINTS.test(text) && !GOES_ON.test(text)) return plain
  const spoken = POINTS.test(text) ? text.replace(POINTS, noun) : `${text} ${noun}`
  const resolved = chooseIntents(spoken)
  return (resolved[0]?.score ?? 0) > (plain[0]?.score ?? 0) + BETTER ? resolved : plain
}

function nounOf({ topic }: AgentState): string | undefined {
  const key = topic?.args['term'] ?? topic?.args['premise'] ?? topic?.args['kind']
  if (typeof key !== 'string') return undefined
  return NOUNS[key] ?? key.replaceAll('_', ' ')
}
