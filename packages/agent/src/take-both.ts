import type { AgentReply, Turn } from './agent-reply.ts'

/** What cannot be joined to anything else: a danger is met alone. */
const ALONE: readonly string[] = ['gas_leak', 'carbon_monoxide', 'electric_danger', 'self_harm', 'power_cut', 'abuse']
const ASK_AFTER = 'You named another thing as well. Ask me that by itself, and I take it up next.'

/** Two things that were asked at once, each answered on its own, the second in the light of the first. */
export async function takeBoth(
  turn: Turn,
  [one, two]: readonly [string, string],
  take: (turn: Turn) => Promise<AgentReply>,
): Promise<AgentReply | undefined> {
  const first = await take({ ...turn, text: one })
  if (isAlone(first)) return undefined
  if (isUnsure(first)) {
    const only = await take({ ...turn, text: two })
    if (isUnsure(only) || isAlone(only)) return undefined
    return { ...only, text: `${only.text} ${ASK_AFTER}` }
  }
  const second = await take({ ...turn, text: two, state: { ...first.state, summary: turn.state.summary } })
  if (isAlone(second)) return undefined
  const summary = [...turn.state.summary, turn.text.trim().slice(0, 200)]
  if (isUnsure(second)) return { ...first, text: `${first.text} ${ASK_AFTER}`, state: { ...first.state, summary } }
  if (isSame(first, second)) return undefined
  return {
    text: `${withoutQuestion(first)}\n\n${second.text}`,
    cards: [...first.cards.filter(({ kind }) => kind !== 'choices'), ...second.cards],
    calls: [...first.calls, ...second.calls],
    facts: [...first.facts, ...second.facts],
    state: { ...second.state, summary, turns: turn.state.turns + 1 },
  }
}

/** Beside grief or fear there is no room for a second subject. */
const ROOM_FOR_MORE: readonly string[] = ['broken_heating', 'complaint', 'landlord', 'moving_home']
const BESIDE_NEED: readonly string[] = ['explain_bill', 'explain_term', 'price_cap', 'exit_fee']
const JOINT = /(?<!\s)\s+and (?=(?:the|my|our|i|we|they|now|it)\b)/i
const LEAST = 4

/** A need that was met, and another trouble in the same breath: "my bill doubled and the boiler keeps cutting out". */
export async function addOther(
  turn: Turn,
  reply: AgentReply,
  take: (turn: Turn) => Promise<AgentReply>,
): Promise<AgentReply> {
  const [only, ...more] = reply.calls
  const parts = turn.text.split(JOINT)
  const isNeed = only?.name === 'help_route' && more.length === 0 && ROOM_FOR_MORE.includes(String(only.args['kind']))
  if (!isNeed || parts.length !== 2 || parts.some((part) => part.split(/\s+/).length < LEAST)) return reply
  for (const text of parts) {
    const other = await take({ ...turn, text, state: { ...turn.state, hasIntroduced: true } })
    const isOther = other.calls.length === 1 && BESIDE_NEED.includes(other.calls[0]?.name ?? '') && !isUnsure(other)
    if (!isOther) continue
    return {
      ...reply,
      text: `${reply.text}\n\n${other.text}`,
      calls: [...reply.calls, ...other.calls],
      facts: [...reply.facts, ...other.facts],
    }
  }
  return reply
}

function isAlone({ calls }: AgentReply): boolean {
  return calls.some(({ name, args }) => name === 'help_route' && ALONE.includes(String(args['kind'])))
}

/** Mo asks back what was meant. */
function isUnsure({ state, calls }: AgentReply): boolean {
  return state.offered !== undefined || calls.length === 0
}

function isSame(first: AgentReply, second: AgentReply): boolean {
  return first.text === second.text || JSON.stringify(first.calls) === JSON.stringify(second.calls)
}

/** One question at a time, and that at the end. */
function withoutQuestion({ text, state }: AgentReply): string {
  return state.asked
    ? text.replace(
        / (?:To go on[^?]{0,150}|What is your postcode)\?(?: Prices differ by region\.)?(?: Or add a bill[^.]{0,150}\.)?$/,
        '',
      )
    : text
}
