import type { ChatCard, ChatFact } from '@mowatt/contract'
import type { AgentReply, ToolCall, ToolResult, Turn } from './agent-reply.ts'
import type { AgentState } from './agent-state.ts'
import { hearPerson } from './hear-person.ts'
import { askAgain } from './policy/asking/ask-again.ts'
import { addOther, takeBoth } from './take-both.ts'
import { twoMatters } from './policy/of-home/two-matters.ts'
import { fitOpening } from './policy/follow-up/fit-opening.ts'
import { goDeeper } from './policy/follow-up/go-deeper.ts'
import { rememberEarlier } from './policy/follow-up/put-back.ts'
import { afterDanger, SAFE_AGAIN } from './policy/need/after-danger.ts'
import { planTurn } from './policy/plan-turn.ts'
import { isDanger, isKindFirst, stayWithDanger } from './policy/need/stay-with-danger.ts'
import { isTold, withTold } from './told-before.ts'
import { callTool } from './tools/run-tool.ts'
import { verifyReply } from './verify/verify-reply.ts'
import type { World } from './world.ts'

export const INTRODUCTION = 'I am Mo, an AI. If you would like a person instead, say so at any time.'
const AS_SAID = 'As I said: '
export const CARE =
  'I worked something out that I cannot trace to its source, so I do not say it. Please ask me again in other words, or ask for a person.'

/** One turn of the built-in engine: what was said, in the light of what is known, into an answer. */
export async function takeTurn(turn: Turn): Promise<AgentReply> {
  const rest = afterDanger(turn.text, turn.state)
  if (rest !== undefined) {
    const { topic: _over, ...state } = turn.state
    const reply = await takeMessage({ ...turn, text: rest, state })
    return { ...reply, text: `${SAFE_AGAIN} ${reply.text}` }
  }
  const parts = twoMatters(turn.text)
  const both = parts && (await takeBoth(turn, parts, takeMessage))
  return both ?? addOther(turn, await takeMessage(turn), takeMessage)
}

async function takeMessage({ text, state, world }: Turn): Promise<AgentReply> {
  const plan = planTurn(text, hearPerson(text, state), world)
  const isFirst = !state.hasIntroduced
  const composed = await composeReply(plan.state, plan.calls, plan.at_once, world, isFirst)
  const first = plan.about && plan.calls.length === 0 ? { ...composed, calls: [plan.about] } : composed
  const made = isTold(bare(first.text), state.told)
    ? await unlikeBefore(text, first, plan.calls.length === 0, world)
    : state.topic && plan.step !== 'surely in talk'
      ? { ...first, text: fitOpening(text, first.text) }
      : first
  const reply = plan.keepsTopic && state.topic ? { ...made, state: { ...made.state, topic: state.topic } } : made
  const kept = { ...rememberEarlier(state, reply.state), told: withTold(bare(reply.text), state.told) }
  return askAgain(stayWithDanger(text, { ...reply, state: kept }, state), state)
}

/** Who asks again did not find the answer enough: the same paragraph would not be more. */
async function unlikeBefore(text: string, reply: AgentReply, isWords: boolean, world: World): Promise<AgentReply> {
  const deeper = goDeeper(text, reply, world)
  if (!deeper) return reply
  // Words that answer just this are worth more a second time than a choice of others.
  if (isWords && deeper.at_once?.state.offered) return { ...reply, text: `${AS_SAID}${reply.text}` }
  const calls = deeper.call ? [deeper.call] : []
  const further = await composeReply(reply.state, calls, deeper.at_once ? [deeper.at_once] : [], world, false)
  return { ...further, calls: deeper.call ? further.calls : reply.calls }
}

function bare(text: string): string {
  return text.replace(INTRODUCTION, '').trim()
}

/** Runs the calls in their order and joins what they say. What cannot be traced is not said. */
export async function composeReply(
  state: AgentState,
  calls: readonly ToolCall[],
  atOnce: readonly ToolResult[],
  world: World,
  isFirst: boolean,
): Promise<AgentReply> {
  let now = state
  const results: ToolResult[] = []
  for (const { name, args } of calls) {
    const found = await callTool(name, args, { state: now, world })
    now = found.state
    // In the midst of a danger a note of the home is made and not spoken of.
    results.push(name === 'note_details' && isDanger(now.topic) ? { ...found, says: '' } : found)
  }
  results.push(...atOnce)
  now = calls.length > 0 ? afterWords(now, atOnce.at(-1)?.state, state) : (atOnce.at(-1)?.state ?? now)
  const facts: ChatFact[] = results.flatMap((each) => each.facts)
  // Who is in danger reads the first step first.
  const isLast = isKindFirst(now.topic)
  const said = [
    ...(isFirst && !isLast ? [INTRODUCTION] : []),
    ...results.map(({ says }) => says),
    ...(isFirst && isLast ? [INTRODUCTION] : []),
  ]
    .filter((each) => each !== '')
    .join(' ')
  const names = {
    suppliers: world.catalogue.map(({ supplier }) => supplier),
    tariffs: world.catalogue.map(({ name }) => name),
  }
  const isTraced = verifyReply(said, facts, names).ok
  return {
    text: isTraced ? said : isFirst ? `${INTRODUCTION} ${CARE}` : CARE,
    cards: lastChoices(results.flatMap((each) => each.cards)),
    calls: [...calls],
    facts,
    state: { ...now, hasIntroduced: true },
  }
}

/** Words that follow a call leave what it found, and add only what they ask anew. */
function afterWords(now: AgentState, after: AgentState | undefined, before: AgentState): AgentState {
  if (!after) return now
  const isAsked = after.asked !== undefined && after.asked !== before.asked
  return { ...now, ...(after.offered && { offered: after.offered }), ...(isAsked && { asked: after.asked }) }
}

/** One question at a time: of several sets of answers the last stays, at the end. */
function lastChoices(cards: readonly ChatCard[]): ChatCard[] {
  const choices = cards.findLast(({ kind }) => kind === 'choices')
  return [...cards.filter(({ kind }) => kind !== 'choices'), ...(choices ? [choices] : [])]
}
