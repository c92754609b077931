import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { attachedTo } from '../../platform/http/take-json.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { stopReadings, takeBillFile, tellStopAsked, UPLOAD_LIMIT_BYTES } from '../bills/public.ts'
import { authenticate, bearerOf, type Principal, requireCapability } from '../identity/public.ts'
import { askMo } from './ask-mo.ts'
import { attachBill, readBillAgain } from './attach-bill.ts'
import { answerLeftInBackground } from './answer-left.ts'
import { chatServiceOf } from './chat-service.ts'
import { consumeChat } from './chat-limits.ts'
import type { ChatRow } from './chat-store.ts'
import { askToStop } from './lease-store.ts'
import { type ChatEvent, createLiveAnswers } from './live-answers.ts'
import { untilEnded } from './until-ended.ts'

type VisitOf = (request: FastifyRequest, chatId: string) => Promise<{ chat: ChatRow; who: Principal }>
type Whole = { text: string; cards: contract.ChatCard[]; facts: contract.ChatFact[] }

const LONGEST_KEY = 200

/** Questions to Mo and his answers, streamed or whole. */
export function messageRoutes(app: FastifyInstance, ctx: Context, visitOf: VisitOf): void {
  const live = createLiveAnswers()
  const service = chatServiceOf(app, ctx)
  answerLeftInBackground(app, ctx, { live, service })
  // So that the first visitor does not wait for them.
  app.addHook('onListen', async () => void (await service.readGuides()))

  const say = async (
    { params, body }: contract.ParsedOf<typeof contract.sendChatMessage>,
    request: FastifyRequest,
  ): Promise<AsyncIterable<ChatEvent>> => {
    const visit = await live.inTurn(async () => {
      const found = await visitOf(request, params.chat_id)
      requireCapability(found.who, 'chat:start')
      await consumeChat(ctx, 'message', { subject: found.who.subject, request })
      return found
    })
    const { text, replaces, act } = body
    const events = await askMo(ctx, live, {
      chat: visit.chat,
      subject: visit.who.subject,
      key: keyOf(request),
      essence: ['message', text, ...(act === undefined ? [] : [act])],
      said: { text, cards: [] },
      replaces,
      answer: (answer) => service.answer(visit, { text, act, messageId: answer.messageId }, answer),
    })
    return untilEnded(ctx, visit.who, events)
  }

  const attach = async (
    { params, body }: contract.ParsedOf<typeof contract.attachBill>,
    request: FastifyRequest,
  ): Promise<AsyncIterable<ChatEvent>> => {
    const visit = await visitOf(request, params.chat_id)
    requireCapability(visit.who, 'bill:upload')
    const fileName = body.file_name.trim() || 'bill.pdf'
    const { bytes, sha256 } = await takeBillFile({ data: attachedTo(request).take(body.file_data), name: fileName })
    await consumeChat(ctx, 'bill', { subject: visit.who.subject, request })
    const given = { visit, key: keyOf(request), bytes, sha256, fileName }
    return untilEnded(ctx, visit.who, await attachBill(ctx, { live, service }, given))
  }

  serveEndpoint(app, contract.sendChatMessage, async (input, request) => wholeOf(await say(input, request)), {
    stream: say,
  })

  serveEndpoint(app, contract.attachBill, async (input, request) => wholeOf(await attach(input, request)), {
    admit: (request) => authenticate(ctx, bearerOf(request)),
    bodyLimitBytes: UPLOAD_LIMIT_BYTES,
    whenTooLarge: 'file_too_large',
    stream: attach,
  })

  const again = async (
    { params }: contract.ParsedOf<typeof contract.readBillAgain>,
    request: FastifyRequest,
  ): Promise<AsyncIterable<ChatEvent>> => {
    const visit = await visitOf(request, params.chat_id)
    requireCapability(visit.who, 'bill:upload')
    await consumeChat(ctx, 'bill', { subject: visit.who.subject, request })
    return untilEnded(ctx, visit.who, await readBillAgain(ctx, { live, service }, { visit, key: keyOf(request) }))
  }

  serveEndpoint(app, contract.readBillAgain, async (input, request) => wholeOf(await again(input, request)), {
    stream: again,
  })

  serveEndpoint(app, contract.stopChat, async ({ params }, request) => {
    const { chat } = await visitOf(request, params.chat_id)
    const { messageId, isStopped } = await ctx.db.transaction().execute(async (tx) => {
      const answered = await askToStop(tx, chat.id, ctx.now())
      // No message is being answered, so it is a bill that was handed over.
      const stopped = answered === undefined ? await stopReadings(ctx, tx, { chatId: chat.id }) : 1
      if (stopped > 0) await tellStopAsked(ctx, tx, chat.id)
      return { messageId: answered, isStopped: stopped > 0 }
    })
    if (messageId !== undefined) live.stop(messageId)
    return { is_stopped: isStopped }
  })
}

async function wholeOf(events: AsyncIterable<ChatEvent>): Promise<Whole> {
  for await (const { event, data } of events) {
    if (event === 'failed') throw new Failure(data.code, { message: data.message })
    if (event === 'answered') return { text: data.message.text, cards: data.message.cards, facts: data.facts }
  }
  throw new Failure('chat_failed')
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY) return key
  throw new Failure('invalid_request', { message: `An Idempotency-Key has 1 to ${LONGEST_KEY} characters.` })
}
