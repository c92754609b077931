import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { RunTask } from '../../platform/workers/create-workers.ts'
import type { InputOf } from '../../platform/workers/task.ts'
import { WorkStopped } from '../../platform/workers/work-stopped.ts'
import { createEditedTopics } from '../content/public.ts'
import type { Answer, Asking } from './answer.ts'
import { type AskModel, createAskModel, type Ledger } from './ask-model.ts'
import { chooseByModel } from './choose-by-model.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type * as moTasks from './mo-tasks.ts'
import { readByModel } from './read-by-model.ts'
import { countTokens, insertRequest } from './request-store.ts'
import { noteEffects, stoppedThought } from './stopped-thought.ts'
import { tellWorld } from './told-world.ts'

/** The token limit of one conversation, and of a day. Beyond it the built-in engine answers alone. */
const MOST_TOKENS_A_CHAT = 200_000
export const MOST_TOKENS_A_DAY = 5_000_000
const DAY_MS = 86_400_000
/** Processor time: several times what the longest message needs. */
const THINKING = { cpuMs: 1500 }
/** How long a user waits for a model in one turn, for all its requests together. */
const PATIENCE_MS = 2500

export const MO_TASKS = new URL('./mo-tasks.ts', import.meta.url)

export type Mo = {
  answer: (asking: Asking) => Promise<Answer>
  /** The first words about a bill that has just been read. */
  sayBill: (billId: string, asking: Omit<Asking, 'text'>) => Promise<Answer>
}

type About = { text: string; act?: string | undefined } | { billId: string }
type Given = Omit<InputOf<typeof moTasks.answer>, 'text' | 'reading'>
type Means = Parameters<RunTask<typeof moTasks>>[2]
type Thought = moTasks.Thought & Pick<Answer, 'readBy'>

/**
 * Mo: the built-in engine, which says nothing that it cannot trace, and, where one is set, a model that may read what people
 * mean and choose what of the answer is said.
 */
export function createMo(ctx: Context): Mo {
  const breaker = createCircuitBreaker(ctx.now)
  const readEdited = createEditedTopics(ctx)
  const run = ctx.thinkers.tasksOf<typeof moTasks>(MO_TASKS)
  /** Runs in a worker; a time-out there gets an answer too. */
  async function think(asking: Omit<Asking, 'text'>, about: About): Promise<Thought | Answer> {
    const effects = noteEffects(asking.world)
    const { told, resident, acts } = tellWorld(effects.world)
    const messages = asking.history.flatMap(({ author, text }) => (author === 'person' ? [text] : []))
    const given = { state: asking.state, messages, world: told }
    const edited = await readEdited()
    const means = { ...THINKING, resident: { ...resident, edited }, acts: { ...acts, embed: ctx.encoder.embed } }
    try {
      const thought = await taskOf(asking, about, given, means)
      const { commands, problems } = thought
      const names = commands.map((command) => command.do)
      if (problems.length > 0)
        ctx.log.warn({ feature: 'agent', names, count: problems.length }, 'a reply held what no source has')
      return thought
    } catch (error) {
      if (!(error instanceof WorkStopped) || error.reason === 'busy') throw error
      return stoppedThought(asking, effects, 'text' in about ? 'question' : 'bill')
    }
  }

  async function taskOf(asking: Omit<Asking, 'text'>, about: About, given: Given, means: Means): Promise<Thought> {
    if ('billId' in about) return run('sayBill', { ...given, billId: about.billId }, means)
    const { text, act } = about
    if (act !== undefined) return run('pressCard', { ...given, text, act }, means)
    const ask = askOf(asking)
    const began = ctx.now().getTime()
    const reading =
      ask && (await readByModel(ask, (heard) => run('read', { ...given, text, ...(heard && { heard }) }, means)))
    const readMs = ctx.now().getTime() - began
    const { thought, choosing, unanswered } = await run(
      'answer',
      { ...given, text, ...(reading && { reading }) },
      means,
    )
    const readBy = reading?.by ?? 'built-in'
    ctx.readings.set(readBy, (ctx.readings.get(readBy) ?? 0) + 1)
    if (unanswered) ctx.unanswered.set(unanswered, (ctx.unanswered.get(unanswered) ?? 0) + 1)
    // After half of the time for reading, choosing would be too late.
    const mayChoose = ask && choosing && readMs < patienceMs() / 2
    const chosen =
      mayChoose &&
      (await chooseByModel(ask, choosing.messages, (said) =>
        run('choose', { ...given, prepared: choosing.prepared, said }, means),
      ))
    return { ...(chosen || thought), readBy }
  }

  const patienceMs = () => ctx.model?.patienceMs ?? PATIENCE_MS

  /** The model for one turn; undefined where there is none, or the breaker is open. */
  function askOf({ chatId, signal }: Omit<Asking, 'text'>): AskModel | undefined {
    const { model } = ctx
    if (!model || !breaker.isClosed()) return undefined
    return createAskModel({
      model,
      ledger: ledgerOf(chatId),
      stop: signal,
      patience: () => AbortSignal.timeout(patienceMs()),
      onSuccess: () => breaker.succeeded(),
      onFailure(error) {
        breaker.failed()
        ctx.log.warn({ feature: 'agent', error }, 'the model gave no answer')
      },
    })
  }

  function ledgerOf(chatId: string): Ledger {
    return {
      async mayAsk() {
        const since = new Date(ctx.now().getTime() - DAY_MS)
        const { ofChat, ofAll } = await countTokens(ctx.db, chatId, since)
        return ofChat < MOST_TOKENS_A_CHAT && ofAll < MOST_TOKENS_A_DAY
      },
      async note({ purpose, messages, outcome, usage }) {
        const hash = createHash('sha256').update(JSON.stringify(messages)).digest()
        const model = ctx.model?.name ?? ''
        await insertRequest(ctx.db, { chatId, purpose, model, outcome, ...usage, hash, at: ctx.now() })
      },
    }
  }

  return {
    async answer(asking) {
      const thought = await think(asking, { text: asking.text, act: asking.act })
      if (!('sentences' in thought)) return thought
      if (asking.signal.aborted) return { ...seen(thought), text: '', cards: [], isStopped: true }
      return told(thought, asking)
    },
    async sayBill(billId, asking) {
      const thought = await think(asking, { billId })
      return 'sentences' in thought ? told(thought, asking) : thought
    },
  }
}

function seen({ text, cards, facts, state, readBy, name }: Thought): Answer {
  const more = { ...(readBy && { readBy }), ...(name !== undefined && { name }) }
  return { text, cards, facts, state, isStopped: false, ...more }
}

/** Sends sentence by sentence, until the user stops it. */
function told(thought: Thought, { tell, signal }: Pick<Asking, 'tell' | 'signal'>): Answer {
  let text = ''
  for (const sentence of thought.sentences) {
    if (signal.aborted) return { ...seen(thought), text, cards: [], isStopped: true }
    text += sentence
    tell({ kind: 'text', text: sentence })
  }
  for (const card of thought.cards) tell({ kind: 'card', card })
  return { ...seen(thought), text }
}
