import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { ModelFailed } from '../../platform/model/model.ts'
import { WorkStopped } from '../../platform/workers/work-stopped.ts'
import type { Answer, Asking } from './answer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import type * as moTasks from './mo-tasks.ts'
import { type Ledger, phraseByModel } from './phrase-by-model.ts'
import { countTokens, insertRequest } from './request-store.ts'
import { isSaidByUs } from './said-by-us.ts'
import { noteEffects, stoppedThought } from './stopped-thought.ts'
import { tellWorld } from './told-world.ts'

/** What one conversation, and all of a day, may cost in tokens. Beyond it the built-in engine answers alone. */
const MOST_TOKENS_A_CHAT = 200_000
const MOST_TOKENS_A_DAY = 5_000_000
const DAY_MS = 86_400_000
/** Of the processor's time: several times what the longest message that may be sent takes. */
const THINKING = { cpuMs: 1500 }

export const MO_TASKS = new URL('./mo-tasks.ts', import.meta.url)
const INTRODUCTION = /^I am Mo, an AI\.\s+(?:If you would like a person[^.]*\.\s+)?/

export type Mo = {
  answer: (asking: Asking) => Promise<Answer>
  /** The first words about a bill that has just been read. */
  sayBill: (billId: string, asking: Omit<Asking, 'text'>) => Promise<Answer>
}

type Thought = Awaited<ReturnType<typeof moTasks.answer>>

/** Mo: the built-in engine with the verifier behind it, and a model that may say it better where one is set. */
export function createMo(ctx: Context): Mo {
  const breaker = createCircuitBreaker(ctx.now)
  const run = ctx.thinkers.tasksOf<typeof moTasks>(MO_TASKS)
  const { site, app, api } = ctx.config.urls
  const ownHosts = new Set([site, app, api].map((url) => new URL(url).host))

  /** Thinks in a worker; what takes too long there is an answer too. */
  async function think(
    asking: Omit<Asking, 'text'>,
    about: { text: string } | { billId: string },
  ): Promise<Thought | Answer> {
    const effects = noteEffects(asking.world)
    const { told, resident, acts } = tellWorld(effects.world)
    const given = { state: asking.state, facts: asking.facts, world: told }
    const means = { ...THINKING, resident, acts }
    try {
      const thought = await ('text' in about
        ? run('answer', { ...given, text: about.text }, means)
        : run('sayBill', { ...given, billId: about.billId }, means))
      const { calls, untraceable: count } = thought
      const names = calls.map(({ name }) => name)
      if (count > 0) ctx.log.warn({ room: 'agent', names, count }, 'a reply held what no tool has found')
      return thought
    } catch (error) {
      if (!(error instanceof WorkStopped) || error.reason === 'busy') throw error
      return stoppedThought(asking, effects, 'text' in about ? 'question' : 'bill')
    }
  }

  async function byModel(asking: Asking, reply: Thought): Promise<Answer | undefined> {
    const { model } = ctx
    if (!model || !breaker.isClosed() || reply.calls.some(({ name, args }) => isSaidByUs(name, args))) return undefined
    // That it is an AI is said before anything else, whoever says the rest.
    const opening = INTRODUCTION.exec(reply.text)?.[0] ?? ''
    const builtIn = { ...reply, text: reply.text.slice(opening.length) }
    let hasTold = ''
    let isCut = false
    const onFailure = (error: ModelFailed | WorkStopped) => {
      isCut = true
      breaker.failed()
      ctx.log.warn({ room: 'agent', error }, 'the model gave no answer')
    }
    const tell: Asking['tell'] = (piece) => {
      if (piece.kind === 'card') return asking.tell(piece)
      const text = hasTold === '' ? opening + piece.text : piece.text
      hasTold += text
      asking.tell({ kind: 'text', text })
    }
    try {
      const ledger = ledgerOf(asking.chatId)
      const said = await phraseByModel({ ...asking, tell }, builtIn, { model, ledger, ownHosts, run, onCut: onFailure })
      if (!isCut) breaker.succeeded()
      return said && { ...said, text: (opening + said.text).trimEnd() }
    } catch (error) {
      if (asking.signal.aborted) return { ...seen(reply), text: hasTold, cards: [], isStopped: true }
      if (!(error instanceof ModelFailed || error instanceof WorkStopped)) throw error
      onFailure(error)
      return undefined
    }
  }

  function ledgerOf(chatId: string): Ledger {
    return {
      async mayAsk() {
        const since = new Date(ctx.now().getTime() - DAY_MS)
        const { ofChat, ofAll } = await countTokens(ctx.db, chatId, since)
        return ofChat < MOST_TOKENS_A_CHAT && ofAll < MOST_TOKENS_A_DAY
      },
      async note({ messages, outcome, usage }) {
        const hash = createHash('sha256').update(JSON.stringify(messages)).digest()
        const model = ctx.model?.name ?? ''
        await insertRequest(ctx.db, { chatId, purpose: 'answer', model, outcome, ...usage, hash, at: ctx.now() })
      },
    }
  }

  return {
    async answer(asking) {
      const thought = await think(asking, { text: asking.text })
      if (!('calls' in thought)) return thought
      if (asking.signal.aborted) return { ...seen(thought), text: '', cards: [], isStopped: true }
      return (await byModel(asking, thought)) ?? told(thought, asking)
    },
    async sayBill(billId, asking) {
      const thought = await think(asking, { billId })
      return 'calls' in thought ? told(thought, asking) : thought
    },
  }
}

function seen({ text, cards, facts, state }: Thought): Answer {
  return { text, cards, facts, state, isStopped: false }
}

/** Sentence by sentence, until somebody says stop. */
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
