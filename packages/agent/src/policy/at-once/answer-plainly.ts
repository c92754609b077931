import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { STRAY_WORD_QUESTIONS } from '../../knowledge/stray-word-questions.ts'
import { PLAIN_QUESTIONS } from '../../knowledge/plain-questions.ts'
import { isTold } from '../../told-before.ts'
import { knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/read-words.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import type { World } from '../../world.ts'
import { ofFirst } from '../of-list/of-first.ts'
import { workOut } from './work-out.ts'

type Plain = { calls: ToolCall[]; at_once: ToolResult[]; about?: ToolCall }

const OFFERED: ReadonlySet<string> = new Set(Object.values(INTENT_QUESTIONS))

/** A question whose point is clear from its words alone, before any noun in it can lead elsewhere. */
export function answerPlainly(text: string, state: AgentState, world: World): Plain | undefined {
  if (OFFERED.has(text.trim())) return undefined
  const { plain, raw } = readWords(text)
  const worked = state.subject === 'own' ? ofFirst(plain, state, world) : undefined
  if (worked)
    return {
      calls: [],
      at_once: [worked],
      about: { name: worked.state.topic?.call === 'exit_fee' ? 'exit_fee' : 'compare', args: {} },
    }
  const isKnown = state.comparison !== undefined || world.bills.length > 0
  const before = readWords(state.summary.at(-2) ?? '').plain
  const found = [...PLAIN_QUESTIONS, ...STRAY_WORD_QUESTIONS].find(
    (each) =>
      (each.on.test(plain) || each.on.test(raw)) &&
      each.unless?.test(plain) !== true &&
      (each.isKnown === undefined || each.isKnown === isKnown) &&
      (each.after?.test(before) ?? true) &&
      !(each.says !== undefined && isTold(each.says, state.told)),
  )
  if (!found) return ofSum(workOut(plain, raw, state, world))
  const [about] = found.calls
  if (found.says === undefined || !about) return { calls: [...found.calls], at_once: [] }
  const { asked: _gone, ...rest } = state
  const next: AgentState = { ...rest, topic: { call: about.name, args: about.args } }
  return { calls: [], at_once: [knownText(next, `plain.${found.name}`, found.says)], about }
}

/** Only a sum: for words that also name somebody older or ill. */
export function answerSum(text: string, state: AgentState, world: World): Plain | undefined {
  const { plain, raw } = readWords(text)
  return ofSum(workOut(plain, raw, state, world))
}

/** A figure that was worked out stands where its topic says. */
function ofSum(sum: ToolCall | ToolResult | undefined): Plain | undefined {
  if (!sum) return undefined
  if ('name' in sum) return { calls: [sum], at_once: [] }
  const { topic } = sum.state
  return {
    calls: [],
    at_once: [sum],
    ...(topic && { about: { name: topic.call as ToolCall['name'], args: topic.args } }),
  }
}
