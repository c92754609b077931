import { type AgentState, freshState } from '@mowatt/agent/agent-state'
import { loadState } from '@mowatt/agent/load-state'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { inProcessSend } from '../../platform/http/in-process-send.ts'
import { type Answer, type Asking, createMo, type Mo } from '../agent/public.ts'
import { listMessages, type MessageRow } from './chat-store.ts'
import { type Visit, worldOf } from './chat-world.ts'
import { openJson, openSaid, stateLabel } from './chat-words.ts'
import type { Answered } from './find-answer.ts'
import { createGuideReader, type GuideReader } from './guide-reader.ts'
import { type HomesOfChats, homesOfChats } from './home-reader.ts'
import type { LiveAnswer } from './live-answers.ts'

export type ChatService = {
  /** Answers a question with the whole conversation as context. */
  answer: (visit: Visit, question: Question, live: Listener) => Promise<Answered>
  sayBill: (visit: Visit, billId: string, live: Listener) => Promise<Answered>
  readGuides: GuideReader
}

/** `act` is that of the card that was pressed; `text` is then its label. */
type Question = { text: string; act?: string | undefined; messageId?: string }
type Listener = Pick<LiveAnswer, 'tell' | 'stop'>

/** Values that were said this many messages ago still count. */
const MOST_REMEMBERED = 60
const MOST_AT_ONCE = 3

const services = new WeakMap<object, ChatService>()

/** All endpoints of a server share one Mo: what one learns about the model, above all its failures, applies to all. */
export function chatServiceOf(app: FastifyInstance, ctx: Context): ChatService {
  const known = services.get(app.server)
  if (known) return known
  const service = createChatService(ctx, createGuideReader(ctx, inProcessSend(app)), homesOfChats(app))
  services.set(app.server, service)
  return service
}

/** Joins Mo with what is kept of a conversation. */
function createChatService(ctx: Context, readGuides: GuideReader, homes: HomesOfChats): ChatService {
  const mo: Mo = createMo(ctx)
  const { inTurn } = createTurns(MOST_AT_ONCE)

  async function open(
    visit: Visit,
    messageId: string | undefined,
    live: Listener,
  ): Promise<Omit<Asking, 'text' | 'act'>> {
    const [before, state, world] = await inTurn(async () => {
      const all = await listMessages(ctx.db, visit.chat.id)
      const at = messageId === undefined ? -1 : all.findIndex(({ id }) => id === messageId)
      const said = (at === -1 ? all : all.slice(0, at)).slice(-MOST_REMEMBERED)
      const known = stateAfter(ctx, said)
      return [said, known, await worldOf(ctx, { readGuides, homes }, visit, known.disowned)] as const
    })
    const opened = before.map((row) => ({ row, said: openSaid(ctx, row.id, row.sealed) }))
    return {
      chatId: visit.chat.id,
      state,
      world,
      history: opened.map(({ row, said }) => ({ author: row.author, text: said.text })),
      tell: (piece) =>
        live.tell(
          piece.kind === 'text'
            ? { event: 'text', data: { text: piece.text } }
            : { event: 'card', data: { card: piece.card } },
        ),
      signal: live.stop.signal,
    }
  }

  /** What the user said is stored with their home in the transaction that stores the answer with the conversation. */
  function withHome({ chat, who }: Visit, { state: before, world }: Omit<Asking, 'text'>, answer: Answer): Answered {
    const homeId = answer.state.homeId ?? world.home?.id
    const told = { chatId: chat.id, homeId, before, after: answer.state }
    return { ...answer, alongside: (tx) => homes.keep(tx, who, told) }
  }

  return {
    async answer(visit, { text, act, messageId }, live) {
      const asking = await open(visit, messageId, live)
      return withHome(visit, asking, await mo.answer({ ...asking, text, act }))
    },
    async sayBill(visit, billId, live) {
      return mo.sayBill(billId, await open(visit, undefined, live))
    },
    readGuides,
  }
}

/** Each of Mo's messages stores the state after it, so a conversation whose end is deleted falls back to that. */
function stateAfter(ctx: Context, messages: readonly MessageRow[]): AgentState {
  const last = messages.findLast(({ sealedState }) => sealedState !== null)
  return last?.sealedState ? loadState(openJson(ctx, stateLabel(last.id), last.sealedState) as object) : freshState()
}
