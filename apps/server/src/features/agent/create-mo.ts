import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sayBill, splitSentences, takeTurn, verifyReply } from '@mowatt/agent'
import type { Context } from '../../context.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { ModelFailed } from '../../platform/model/model.ts'
import { type Answer, type Asking, type BuiltIn, mergeFacts } from './answer.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { type Ledger, phraseByModel } from './phrase-by-model.ts'
import { countTokens, insertRequest } from './request-store.ts'
import { namesOf } from './names-of-world.ts'
import { isSaidByUs } from './said-by-us.ts'

/** What one conversation, and all of a day, may cost in tokens. Beyond it the built-in engine answers alone. */
const MOST_TOKENS_A_CHAT = 200_000
const MOST_TOKENS_A_DAY = 5_000_000
const DAY_MS = 86_400_000
const MOST_AT_ONCE = 4

const UNSURE =
  ' I am not sure enough of that to tell you a figure. Please ask in another way, or say that you would like a person.'

const INTRODUCTION = /^I am Mo, an AI\.\s+(?:If you would like a person[^.]*\.\s+)?/

export type Mo = {
  answer: (asking: Asking) => Promise<Answer>
  /** The first words about a bill that has just been read. */
  sayBill: (billId: string, asking: Omit<Asking, 'text'>) => Promise<Answer>
}

/** Mo: the built-in engine, a model that may say it better where one is set, and the verifier behind both. */
export function createMo(ctx: Context): Mo {
  const breaker = createCircuitBreaker(ctx.now)
  const turns = createTurns(MOST_AT_ONCE)
  const { site, app, api } = ctx.config.urls
  const ownHosts = new Set([site, app, api].map((url) => new URL(url).host))

  /** A few at a time: many who ask at once must not keep the processor from those who are being answered. */
  function think<Reply>(turn: () => Promise<Reply>): Promise<Reply> {
    return turns.inTurn(async () => {
      await setImmediate()
      return turn()
    })
  }

  async function byModel(asking: Asking, reply: BuiltIn): Promise<Answer | undefined> {
    const { model } = ctx
    if (!model || !breaker.isClosed() || reply.calls.some(({ name, args }) => isSaidByUs(name, args))) return undefined
    // That it is an AI is said before anything else, whoever says the rest.
    const opening = INTRODUCTION.exec(reply.text)?.[0] ?? ''
    const builtIn = { ...reply, text: reply.text.slice(opening.length) }
    let hasTold = ''
    let isCut = false
    const onFailure = (error: ModelFailed) => {
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
      const known = namesOf(asking.world)
      const said = await phraseByModel({ ...asking, tell }, builtIn, {
        model,
        ledger: ledgerOf(asking.chatId),
        ownHosts,
        known,
        onCut: onFailure,
      })
      if (!isCut) breaker.succeeded()
      return said && { ...said, text: (opening + said.text).trimEnd() }
    } catch (error) {
      if (asking.signal.aborted) return { ...builtIn, text: hasTold, cards: [], isStopped: true }
      if (!(error instanceof ModelFailed)) throw error
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
      const builtIn = verified(ctx, await think(() => takeTurn(asking)), asking)
      if (asking.signal.aborted) return { ...builtIn, text: '', cards: [], isStopped: true }
      return (await byModel(asking, builtIn)) ?? told(builtIn, asking)
    },
    async sayBill(billId, asking) {
      const reply = await think(() => sayBill(billId, asking.state, asking.world))
      return told(verified(ctx, reply, asking), asking)
    },
  }
}

/** The verifier stands behind the built-in engine too: a figure without a source is a bug, and nobody gets to see it. */
function verified(ctx: Context, reply: BuiltIn, { facts, world }: Pick<Asking, 'facts' | 'world'>): BuiltIn {
  const grounds = mergeFacts(facts, reply.facts)
  const known = namesOf(world)
  const checked = verifyReply(reply.text, grounds, known)
  if (checked.ok) return reply
  ctx.log.warn(
    { room: 'agent', calls: reply.calls.map(({ name }) => name), count: checked.untraceable.length },
    'a reply held what no tool has found',
  )
  const { sentences, rest } = splitSentences(reply.text)
  const kept = [...sentences, rest].filter((sentence) => verifyReply(sentence, grounds, known).ok)
  return { ...reply, text: `${kept.join('').trimEnd()}${UNSURE}`.trimStart() }
}

/** Sentence by sentence, until somebody says stop. */
function told(reply: BuiltIn, { tell, signal }: Pick<Asking, 'tell' | 'signal'>): Answer {
  const { facts, state } = reply
  const { sentences, rest } = splitSentences(reply.text)
  let text = ''
  for (const sentence of [...sentences, rest]) {
    if (sentence === '') continue
    if (signal.aborted) return { text, cards: [], facts, state, isStopped: true }
    text += sentence
    tell({ kind: 'text', text: sentence })
  }
  for (const card of reply.cards) tell({ kind: 'card', card })
  return { text, cards: reply.cards, facts, state, isStopped: false }
}
