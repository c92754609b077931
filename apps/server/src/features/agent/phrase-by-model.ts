import { cardAsText, createRewording, type KnownNames, type Rewording, type Source, sourceOf } from '@mowatt/agent'
import type { ChatCard } from '@mowatt/contract'
import {
  type Model,
  type ModelCall,
  ModelFailed,
  type ModelMessage,
  type ModelUsage,
} from '../../platform/model/model.ts'
import { type Answer, type Asking, type BuiltIn, mergeFacts } from './answer.ts'
import { hearModel } from './hear-model.ts'
import { createMask, identifiersOf, type Mask } from './mask.ts'
import { modelPrompt } from './model-prompt.ts'
import { argsFrom, runModelCall } from './model-tools.ts'
import { isSaidByUs } from './said-by-us.ts'

/** What it costs and whether it may: both are somebody else's to keep. */
export type Ledger = {
  mayAsk: () => Promise<boolean>
  note: (asked: { messages: readonly ModelMessage[]; outcome: ModelOutcome; usage: ModelUsage }) => Promise<void>
}
export type ModelOutcome = 'said' | 'tools' | 'refused' | 'failed'

export type Phrasing = {
  model: Model
  ledger: Ledger
  ownHosts: ReadonlySet<string>
  known: KnownNames
  /** Told when the model fails in the middle; the answer is then ended without it. */
  onCut: (error: ModelFailed) => void
}

/** One answer on its way: what was said of it, and what may still be said. */
export type Told = Pick<Answer, 'text' | 'facts' | 'state'> & {
  rewording: Rewording
  mask: Mask
  /** Sentences of the model that stand in the answer. */
  kept: number
  say: (sentence: string) => void
}

type Found = { source: Source; cards: readonly ChatCard[]; state: Answer['state'] }

const MOST_ROUNDS = 5
const MOST_CALLS = 8
/** Of a tool result: a comparison with its working is longer than a model needs. */
const MOST_LETTERS = 6000

/**
 * Lets a model say again what the built-in engine answers, sentence for sentence, and look further with tools that have no
 * effect. Undefined when nothing that it said stands in the answer: then the built-in engine answers as if it had not been asked.
 */
export async function phraseByModel(asking: Asking, builtIn: BuiltIn, phrasing: Phrasing): Promise<Answer | undefined> {
  const mask = maskOf(asking, phrasing.known)
  const messages = modelPrompt(asking, builtIn, mask.hide)
  const told: Told = {
    text: '',
    facts: mergeFacts(asking.facts, builtIn.facts),
    state: builtIn.state,
    rewording: createRewording(),
    mask,
    kept: 0,
    say(sentence) {
      told.text += sentence
      asking.tell({ kind: 'text', text: sentence })
    },
  }
  const isUnderstood = hasUnderstood(builtIn)
  const own = sourceOf(builtIn.text, phrasing.known, { isRequired: isUnderstood, isVerbatim: false }, mask.hide)
  told.rewording.add(own)
  const found: Found[] = [{ source: own, cards: builtIn.cards, state: builtIn.state }]
  try {
    await talk(asking, messages, { told, found, isUnderstood, ...phrasing })
  } catch (error) {
    if (!(error instanceof ModelFailed) || told.text === '' || asking.signal.aborted) throw error
    phrasing.onCut(error)
  }
  if (told.text === '' && !found.some(({ source }) => source.isVerbatim)) return undefined
  for (const sentence of told.rewording.finish()) told.say(mask.show(sentence))
  const used = found.filter(({ source }) => told.rewording.isUsed(source))
  const cards: ChatCard[] = []
  for (const card of used.flatMap((each) => each.cards))
    if (!cards.some((known) => isSame(known, card))) cards.push(card)
  for (const card of cards) asking.tell({ kind: 'card', card })
  const { text, facts } = told
  return {
    text: text.trimEnd(),
    cards,
    facts,
    state: used.at(-1)?.state ?? builtIn.state,
    isStopped: asking.signal.aborted,
  }
}

/** Where the engine called no tool, or looked in the guides for nothing, a tool of the model's may answer instead. */
function hasUnderstood({ calls, cards }: BuiltIn): boolean {
  return calls.some(({ name }) => name !== 'search_guides') || cards.some(({ kind }) => kind === 'links')
}

function maskOf({ history, text, world }: Asking, { suppliers, tariffs }: KnownNames): Mask {
  return createMask({
    said: [...history.filter(({ author }) => author === 'person').map((each) => each.text), text],
    secrets: world.bills.flatMap(({ reading }) => identifiersOf(reading.facts)),
    keep: [...suppliers, ...tariffs],
  })
}

type Desk = Phrasing & { told: Told; found: Found[]; isUnderstood: boolean }

/** Hears the model and runs what it asks for, until it asks for nothing more. */
async function talk(asking: Asking, messages: ModelMessage[], desk: Desk): Promise<void> {
  const { hide } = desk.told.mask
  const asked = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS && (await desk.ledger.mayAsk()); round += 1) {
    const calls = await hearModel(asking, desk, messages, desk.told)
    if (calls.length === 0) return
    messages.push({ role: 'assistant', content: '', calls: calls.map((call) => ({ ...call, args: hide(call.args) })) })
    for (const call of calls) {
      const key = `${call.name} ${call.args}`
      const isLoop = asked.has(key) || asked.size >= MOST_CALLS
      asked.add(key)
      const says = isLoop ? 'You have asked that already.' : await run(call, asking, desk)
      messages.push({ role: 'tool', callId: call.id, content: hide(says) })
    }
  }
}

/** What a tool of the model's found may be said too, in its own place after the engine's answer. */
async function run(call: ModelCall, asking: Asking, { told, found, isUnderstood, known }: Desk): Promise<string> {
  const persons = [...asking.history.filter(({ author }) => author === 'person').map(({ text }) => text), asking.text]
  const said = [...persons, ...told.facts.map(({ text }) => text)].join('\n').replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const isOurs = isSaidByUs(call.name, argsFrom(call.args))
  if (isOurs && isUnderstood) return 'The engine has answered that already.'
  const result = await runModelCall(call, { state: told.state, world: asking.world, said })
  told.facts = mergeFacts(told.facts, result.facts)
  told.state = result.state
  if (result.isRun) {
    const source = sourceOf(result.says, known, { isRequired: isOurs, isVerbatim: isOurs }, told.mask.hide)
    told.rewording.add(source)
    found.push({ source, cards: result.cards, state: result.state })
  }
  return [result.says, ...result.cards.map(cardAsText), ...result.facts.map(({ name, text }) => `${name}: ${text}`)]
    .join('\n')
    .slice(0, MOST_LETTERS)
}

function isSame(a: ChatCard, b: ChatCard): boolean {
  return a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b)
}
