import type { AgentState } from '../../agent-state.ts'
import type { DeeperAnswer } from '../../knowledge/deeper/deeper-answers.ts'
import { deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { wideTopic } from '../../knowledge/deeper/wide-topic.ts'
import type { NextAnswer } from '../../knowledge/next/next-answer.ts'
import { NEXT_OF_HELP } from '../../knowledge/next/next-of-help.ts'
import { NEXT_OF_MARKET } from '../../knowledge/next/next-of-market.ts'
import { SAID_OF_CASE } from '../../knowledge/next/said-of-case.ts'
import { SAID_OF_MARKET } from '../../knowledge/next/said-of-market.ts'

const SAID_BACK: readonly NextAnswer[] = [...SAID_OF_CASE, ...SAID_OF_MARKET]

export const NEXT: readonly NextAnswer[] = [...SAID_BACK, ...NEXT_OF_HELP, ...NEXT_OF_MARKET]
const MOST_WORDS = 14
const ASKS_WHY = /^(?:(?:and|but|so|ok|okay|then)\s+)*why\b/

/** What is said of one's own case after a topic, in words that can mean nothing else. */
export function saidBack(plain: string, state: AgentState): DeeperAnswer | undefined {
  return find(SAID_BACK, plain, state)
}

/** The answer that continues the last topic, or the wide one it belongs to, where a message is short enough to lean on it. */
export function continueTopic(text: string, state: AgentState, isWide = true): DeeperAnswer | undefined {
  return find(NEXT, text, state, isWide)
}

function find(
  table: readonly NextAnswer[],
  text: string,
  { topic }: AgentState,
  isWide = true,
): DeeperAnswer | undefined {
  if (!topic || text.trim().split(/\s+/).length > MOST_WORDS) return undefined
  const key = keyOf(topic)
  const names = [key, `${topic.call}.${key}`, topic.call, ...(isWide ? [wideTopic(key)] : [])]
  const said = text.toLowerCase().replaceAll('’', "'")
  // Why something is so is told by the topic itself, whatever else is named.
  const isWhy = ASKS_WHY.test(said) && deeperOn(topic)?.kinds.why !== undefined
  return table.find(
    ({ after, says }) =>
      names.some((name) => after.test(name)) && says.test(said) && (!isWhy || says.source.includes('why')),
  )?.answer
}

/** The name of a topic: its term, premise, help, line of the bill, or matter of Mo's. */
export function keyOf({ args = {} }: { args?: Readonly<Record<string, unknown>> }): string {
  const key = ['term', 'premise', 'kind', 'aspect', 'topic']
    .map((name) => args[name])
    .find((each) => typeof each === 'string')
  return typeof key === 'string' ? key : ''
}
