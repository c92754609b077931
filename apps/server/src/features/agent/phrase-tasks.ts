// Runs in workers: a model's words, like a person's, may be made to keep whoever compares them busy.
import {
  createRewording,
  freshRewording,
  type KnownNames,
  type RewordingState,
  type Source,
  sourceOf,
  splitSentences,
} from '@mowatt/agent'
import { cardAsText } from '@mowatt/agent/card-as-text'
import type { ChatCard } from '@mowatt/contract'
import type { ModelCall, ModelMessage, ModelTool } from '../../platform/model/model.ts'
import type { Task } from '../../platform/workers/task.ts'
import type { Answer, Asking, BuiltIn } from './answer.ts'
import { isPlainProse } from './is-plain-prose.ts'
import { createMask, createMasking, identifiersOf, type Masking } from './mask.ts'
import { mergeFacts } from './merge-facts.ts'
import { modelPrompt } from './model-prompt.ts'
import { argsFrom, runModelCall, toolsForModel } from './model-tools.ts'
import { namesOf } from './names-of-world.ts'
import { neutralise } from './neutralise.ts'
import { isSaidByUs } from './said-by-us.ts'
import { hearWorld, type ToldWorld } from './told-world.ts'

type Found = { source: Source; cards: readonly ChatCard[]; state: Answer['state'] }

/** One answer on its way: what was said of it, and what may still be said. It goes from task to task as a whole. */
export type Phrased = Pick<Answer, 'facts' | 'state'> & {
  /** All that the person has said. */
  said: readonly string[]
  known: KnownNames
  ownHosts: ReadonlySet<string>
  /** Of the model's words, what is no whole sentence yet. */
  rest: string
  /** Sentences of the model that stand in the answer. */
  kept: number
  rewording: RewordingState
  masking: Masking
  found: Found[]
  isUnderstood: boolean
}

type Beginning = Pick<Asking, 'text' | 'history' | 'facts'> & {
  builtIn: BuiltIn
  world: ToldWorld
  ownHosts: ReadonlySet<string>
}

/** Of a tool result: a comparison with its working is longer than a model needs. */
const MOST_LETTERS = 6000

export const beginPhrasing: Task<Beginning, { phrased: Phrased; messages: ModelMessage[]; tools: ModelTool[] }> = (
  { builtIn, world: told, ownHosts, ...asking },
  tools,
) => {
  const known = namesOf(hearWorld(told, tools))
  const said = [...asking.history.filter(({ author }) => author === 'person').map(({ text }) => text), asking.text]
  const secrets = told.bills.flatMap(({ reading }) => identifiersOf(reading.facts))
  const masking = createMasking({ said, secrets, keep: [...known.suppliers, ...known.tariffs] })
  const { hide } = createMask(masking)
  const isUnderstood = hasUnderstood(builtIn)
  const messages = modelPrompt(asking, builtIn, hide)
  const source = sourceOf(builtIn.text, known, { isRequired: isUnderstood, isVerbatim: false }, hide)
  const phrased = {
    said,
    known,
    ownHosts,
    rest: '',
    kept: 0,
    rewording: { ...freshRewording(), sources: [source] },
    masking,
    found: [{ source, cards: builtIn.cards, state: builtIn.state }],
    isUnderstood,
    facts: mergeFacts(asking.facts, builtIn.facts),
    state: builtIn.state,
  }
  return { phrased, messages, tools: toolsForModel() }
}

/** Hears more of the model, and says of it what says the same as the engine. */
export const hearPhrase: Task<
  { phrased: Phrased; text: string; isLast: boolean },
  { phrased: Phrased; says: string[] }
> = ({ phrased, text, isLast }) => {
  const { sentences, rest } = splitSentences(phrased.rest + text)
  phrased.rest = isLast ? '' : rest
  const says = [...sentences, ...(isLast ? [rest] : [])].flatMap((sentence) => hear(phrased, sentence))
  return { phrased, says }
}

function hear(phrased: Phrased, sentence: string): string[] {
  const { show } = createMask(phrased.masking)
  const harmless = neutralise(sentence, phrased.ownHosts)
  if (harmless.trim() === '' || !isPlainProse(harmless)) return []
  // A mark of something that the person never gave stays closed, and with it the sentence.
  if (/\[[^[\]]*\]/.test(show(harmless))) return []
  const { says, why } = createRewording(phrased.rewording).hear(harmless.trimStart(), phrased.known)
  if (why === undefined) phrased.kept += 1
  return says.map(show)
}

type Call = { phrased: Phrased; call: ModelCall; isLoop: boolean; world: ToldWorld }

/** What a tool of the model's found may be said too, in its own place after the engine's answer. */
export const runForModel: Task<Call, { phrased: Phrased; call: ModelCall; says: string }> = async (
  { phrased, call, isLoop, world },
  tools,
) => {
  const { hide } = createMask(phrased.masking)
  const says = isLoop ? 'You have asked that already.' : await runCall(phrased, call, hearWorld(world, tools), hide)
  return { phrased, call: { ...call, args: hide(call.args) }, says: hide(says) }
}

async function runCall(
  phrased: Phrased,
  call: ModelCall,
  world: Asking['world'],
  hide: (text: string) => string,
): Promise<string> {
  const { known, isUnderstood, rewording, found } = phrased
  const said = [...phrased.said, ...phrased.facts.map(({ text }) => text)]
    .join('\n')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const isOurs = isSaidByUs(call.name, argsFrom(call.args))
  if (isOurs && isUnderstood) return 'The engine has answered that already.'
  const result = await runModelCall(call, { state: phrased.state, world, said })
  phrased.facts = mergeFacts(phrased.facts, result.facts)
  phrased.state = result.state
  if (result.isRun) {
    const source = sourceOf(result.says, known, { isRequired: isOurs, isVerbatim: isOurs }, hide)
    rewording.sources.push(source)
    found.push({ source, cards: result.cards, state: result.state })
  }
  return [result.says, ...result.cards.map(cardAsText), ...result.facts.map(({ name, text }) => `${name}: ${text}`)]
    .join('\n')
    .slice(0, MOST_LETTERS)
}

/** What is still to be said, and all that belongs to the answer; undefined when nothing of the model's stands in it. */
export const endPhrasing: Task<
  { phrased: Phrased; hasSaid: boolean },
  (Pick<Answer, 'cards' | 'facts' | 'state'> & { says: string[] }) | undefined
> = ({ phrased, hasSaid }) => {
  const { found, facts, state, masking } = phrased
  if (!hasSaid && !found.some(({ source }) => source.isVerbatim)) return undefined
  const rewording = createRewording(phrased.rewording)
  const says = rewording.finish().map(createMask(masking).show)
  const used = found.filter(({ source }) => rewording.isUsed(source))
  const cards: ChatCard[] = []
  for (const card of used.flatMap((each) => each.cards))
    if (!cards.some((known) => isSame(known, card))) cards.push(card)
  return { says, cards, facts, state: used.at(-1)?.state ?? state }
}

/** Where the engine called no tool, or looked in the guides for nothing, a tool of the model's may answer instead. */
function hasUnderstood({ calls, cards }: BuiltIn): boolean {
  return calls.some(({ name }) => name !== 'search_guides') || cards.some(({ kind }) => kind === 'links')
}

function isSame(a: ChatCard, b: ChatCard): boolean {
  return a.kind === b.kind && JSON.stringify(a) === JSON.stringify(b)
}
