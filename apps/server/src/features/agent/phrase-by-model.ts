import {
  type Model,
  type ModelCall,
  ModelFailed,
  type ModelMessage,
  type ModelTool,
  type ModelUsage,
} from '../../platform/model/model.ts'
import type { RunTask } from '../../platform/workers/create-workers.ts'
import { WorkStopped } from '../../platform/workers/work-stopped.ts'
import type { Answer, Asking, BuiltIn } from './answer.ts'
import { hearModel } from './hear-model.ts'
import type * as phraseTasks from './phrase-tasks.ts'
import type { Phrased } from './phrase-tasks.ts'
import { tellWorld } from './told-world.ts'

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
  /** Works on the words where it can be stopped. */
  run: RunTask<typeof phraseTasks>
  /** Told when the model fails in the middle; the answer is then ended without it. */
  onCut: (error: ModelFailed | WorkStopped) => void
}

/** One answer on its way, as far as it has come. */
export type Told = {
  text: string
  phrased: Phrased
  hear: (text: string, isLast: boolean) => Promise<void>
}

/** Of the processor's time, for each step. */
const STEP = { cpuMs: 1000 }
const MOST_ROUNDS = 5
const MOST_CALLS = 8

/**
 * Lets a model say again what the built-in engine answers, sentence for sentence, and look further with tools that have no
 * effect. Undefined when nothing that it said stands in the answer: then the built-in engine answers as if it had not been asked.
 */
export async function phraseByModel(asking: Asking, builtIn: BuiltIn, phrasing: Phrasing): Promise<Answer | undefined> {
  const { run, ownHosts } = phrasing
  const { text, history, facts, signal } = asking
  const { told: world, resident, acts } = tellWorld(asking.world)
  const means = { ...STEP, resident, acts }
  const begun = await run('beginPhrasing', { text, history, facts, builtIn, world, ownHosts }, means)
  const say = (sentence: string) => {
    told.text += sentence
    asking.tell({ kind: 'text', text: sentence })
  }
  const told: Told = {
    text: '',
    phrased: begun.phrased,
    async hear(more, isLast) {
      // What is stopped changes nothing: the answer goes on from where it was.
      const { phrased, says } = await run('hearPhrase', { phrased: told.phrased, text: more, isLast }, STEP)
      told.phrased = phrased
      for (const sentence of says) say(sentence)
    },
  }
  const runCall = async (call: ModelCall, isLoop: boolean) => {
    const { phrased, ...result } = await run('runForModel', { phrased: told.phrased, call, isLoop, world }, means)
    told.phrased = phrased
    return result
  }
  try {
    await talk(asking, begun, { told, runCall, ...phrasing })
  } catch (error) {
    const isOfModel = error instanceof ModelFailed || error instanceof WorkStopped
    if (!isOfModel || told.text === '' || signal.aborted) throw error
    phrasing.onCut(error)
  }
  const ended = await run('endPhrasing', { phrased: told.phrased, hasSaid: told.text !== '' }, STEP)
  if (!ended) return undefined
  for (const sentence of ended.says) say(sentence)
  for (const card of ended.cards) asking.tell({ kind: 'card', card })
  const { cards, facts: found, state } = ended
  return { text: told.text.trimEnd(), cards, facts: found, state, isStopped: signal.aborted }
}

type Desk = Phrasing & {
  told: Told
  runCall: (call: ModelCall, isLoop: boolean) => Promise<{ call: ModelCall; says: string }>
}

/** Hears the model and runs what it asks for, until it asks for nothing more. */
async function talk(
  asking: Asking,
  { messages, tools }: { messages: ModelMessage[]; tools: readonly ModelTool[] },
  desk: Desk,
): Promise<void> {
  const asked = new Set<string>()
  for (let round = 0; round < MOST_ROUNDS && (await desk.ledger.mayAsk()); round += 1) {
    const calls = await hearModel(asking, desk, { messages, tools }, desk.told)
    if (calls.length === 0) return
    const results: { call: ModelCall; says: string }[] = []
    for (const call of calls) {
      const key = `${call.name} ${call.args}`
      const isLoop = asked.has(key) || asked.size >= MOST_CALLS
      asked.add(key)
      results.push(await desk.runCall(call, isLoop))
    }
    messages.push({ role: 'assistant', content: '', calls: results.map(({ call }) => call) })
    for (const { call, says } of results) messages.push({ role: 'tool', callId: call.id, content: says })
  }
}
