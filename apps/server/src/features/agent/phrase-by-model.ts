import { cardAsText, type KnownNames } from '@mowatt/agent'
import type { ChatCard } from '@mowatt/contract'
import type { Model, ModelCall, ModelMessage, ModelUsage } from '../../platform/model/model.ts'
import { type Answer, type Asking, type BuiltIn, mergeFacts } from './answer.ts'
import { judgeSentence } from './judge-sentence.ts'
import { identifiersOf, mask } from './mask.ts'
import { modelPrompt } from './model-prompt.ts'
import { runModelCall, toolsForModel } from './model-tools.ts'
import { neutralise } from './neutralise.ts'
import { splitSentences } from './split-sentences.ts'

/** What it costs and whether it may: both are somebody else's to keep. */
export type Ledger = {
  mayAsk: () => Promise<boolean>
  note: (asked: { messages: readonly ModelMessage[]; outcome: ModelOutcome; usage: ModelUsage }) => Promise<void>
}
export type ModelOutcome = 'said' | 'tools' | 'refused' | 'failed'

export type Phrasing = { model: Model; ledger: Ledger; ownHosts: ReadonlySet<string>; known: KnownNames }

const MOST_ROUNDS = 5
const MOST_CALLS = 8
const MOST_TOKENS = 700
/** Of a tool result: a comparison with its working is longer than a model needs. */
const MOST_LETTERS = 6000
const ACTS: ReadonlySet<string> = new Set(['start_switch', 'set_reminder', 'correct_fact', 'hand_over'])
const NOTHING: ModelUsage = { promptTokens: 0, completionTokens: 0 }

/**
 * Lets a model say what the built-in engine found, and look further with tools that have no effect. Each sentence is
 * made harmless and checked before anybody sees it. Undefined when nothing that it said may be said.
 */
export async function phraseByModel(asking: Asking, builtIn: BuiltIn, phrasing: Phrasing): Promise<Answer | undefined> {
  const own = asking.world.bills.flatMap(({ reading }) => identifiersOf(reading.facts))
  const messages = modelPrompt(asking, builtIn, own)
  const told: Told = {
    text: '',
    facts: mergeFacts(asking.facts, builtIn.facts),
    cards: [...builtIn.cards],
    state: builtIn.state,
    hasActed: builtIn.calls.some(({ name }) => ACTS.has(name)),
  }
  const asked = new Set<string>()
  let hasRetried = false
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!(await phrasing.ledger.mayAsk())) return ended(told, asking, builtIn)
    const attempt = await listen(asking, phrasing, messages, told)
    if (attempt.kind === 'said' && (told.text !== '' || hasRetried)) return ended(told, asking, builtIn)
    if (attempt.kind === 'refused') {
      // What was said stays said; the built-in engine's own words follow it.
      if (told.text !== '' || hasRetried) return ended(told, asking, builtIn, true)
      hasRetried = true
      messages.push({ role: 'system', content: mask(`Your reply was not sent: ${attempt.why}. Answer again.`, own) })
    } else if (attempt.kind === 'calls') {
      const calls = attempt.calls.map((call) => ({ ...call, args: mask(call.args, own) }))
      messages.push({ role: 'assistant', content: '', calls })
      for (const call of attempt.calls) {
        const key = `${call.name} ${call.args}`
        const isLoop = asked.has(key) || asked.size >= MOST_CALLS
        asked.add(key)
        const says = isLoop ? 'You have asked that already.' : await run(call, asking, told)
        messages.push({ role: 'tool', callId: call.id, content: mask(says, own) })
      }
    } else hasRetried = true
  }
  return ended(told, asking, builtIn, true)
}

type Told = Pick<Answer, 'text' | 'facts' | 'cards' | 'state'> & { hasActed: boolean }

type Attempt = { kind: 'said' } | { kind: 'refused'; why: string } | { kind: 'calls'; calls: ModelCall[] }

/** Hears one reply of the model to its end, or to the first sentence that may not be said. */
async function listen(
  asking: Asking,
  { model, ledger, ownHosts, known }: Phrasing,
  messages: readonly ModelMessage[],
  told: Told,
): Promise<Attempt> {
  const calls: ModelCall[] = []
  const stopping = new AbortController()
  const signal = AbortSignal.any([asking.signal, stopping.signal])
  let usage = NOTHING
  let outcome: ModelOutcome = 'failed'
  let rest = ''
  const say = (sentence: string): string | undefined => {
    const harmless = neutralise(sentence, ownHosts)
    if (harmless.trim() === '') return undefined
    const why = judgeSentence(harmless, { facts: told.facts, known, hasActed: told.hasActed })
    if (why !== undefined) return why
    const text = told.text === '' ? harmless.trimStart() : harmless
    told.text += text
    asking.tell({ kind: 'text', text })
    return undefined
  }
  try {
    const sent = [...messages]
    for await (const piece of model.stream(
      { messages: sent, tools: toolsForModel(), mostTokens: MOST_TOKENS },
      signal,
    )) {
      if (piece.kind === 'call') calls.push(piece.call)
      if (piece.kind === 'end') usage = piece.usage
      if (piece.kind !== 'text') continue
      const { sentences, rest: left } = splitSentences(rest + piece.text)
      rest = left
      for (const sentence of sentences) {
        const why = say(sentence)
        if (why !== undefined) {
          outcome = 'refused'
          return { kind: 'refused', why }
        }
      }
    }
    const why = say(rest)
    outcome = why === undefined ? (calls.length > 0 ? 'tools' : 'said') : 'refused'
    if (why !== undefined) return { kind: 'refused', why }
    return calls.length > 0 ? { kind: 'calls', calls } : { kind: 'said' }
  } finally {
    stopping.abort()
    await ledger.note({ messages, outcome, usage })
  }
}

async function run(call: ModelCall, asking: Asking, told: Told): Promise<string> {
  const persons = [...asking.history.filter(({ author }) => author === 'person').map(({ text }) => text), asking.text]
  const said = [...persons, ...told.facts.map(({ text }) => text)].join('\n').replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const result = await runModelCall(call, { state: told.state, world: asking.world, said })
  told.facts = mergeFacts(told.facts, result.facts)
  told.cards.push(...result.cards.filter((card) => !told.cards.some((known) => isSame(known, card))))
  told.state = result.state
  return [result.says, ...result.cards.map(cardAsText), ...result.facts.map(({ name, text }) => `${name}: ${text}`)]
    .join('\n')
    .slice(0, MOST_LETTERS)
}

function isSame(a: ChatCard, b: ChatCard): boolean {
  return a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b)
}

/** Undefined when the model said nothing: then the built-in engine answers as if it had not been asked. */
function ended(told: Told, asking: Asking, builtIn: BuiltIn, isCutShort = false): Answer | undefined {
  if (told.text === '') return undefined
  if (isCutShort) {
    const text = `\n\n${builtIn.text}`
    told.text += text
    asking.tell({ kind: 'text', text })
  }
  for (const card of told.cards) asking.tell({ kind: 'card', card })
  const { text, cards, facts, state } = told
  return { text: text.trimEnd(), cards, facts, state, isStopped: asking.signal.aborted }
}
