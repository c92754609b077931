import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/ids/is-uuid.ts'
import { makeUuid } from '../../platform/ids/make-uuid.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { listBeingRead } from '../bills/public.ts'
import { createTeamReader } from '../contact/public.ts'
import {
  authenticate,
  bearerOf,
  type Principal,
  requireCapability,
  requireSession,
  requireUser,
} from '../identity/public.ts'
import { adoptChats } from './adopt-chats.ts'
import { askPerson } from './person/ask-person.ts'
import { supportRoutes } from './person/support-routes.ts'
import { consumeChat } from './chat-limits.ts'
import { type ChatRow, findChat, insertChat, listChatsOf, listMessages, setTitle } from './chat-store.ts'
import { openSaid, openTitle, sealTitle } from './chat-words.ts'
import { messageRoutes } from './message-routes.ts'
import { removeChat } from './remove-chat.ts'
import { titleFrom } from './name-chat.ts'

const MOST_LISTED = 100
const UNTITLED = 'New conversation'

/** Conversations, for those who began them. */
export function chatRoutes(app: FastifyInstance, ctx: Context): void {
  const readTeam = createTeamReader(app, ctx.config)
  const principalOf = (request: FastifyRequest) => authenticate(ctx, bearerOf(request))
  const once = ctx.idempotent(async (request) => (await principalOf(request)).subject)
  const visitOf = async (request: FastifyRequest, chatId: string): Promise<{ chat: ChatRow; who: Principal }> => {
    const who = await principalOf(request)
    const chat = isUuid(chatId) ? await findChat(ctx.db, chatId, who.subject) : undefined
    if (!chat) throw new Failure('not_found')
    return { chat, who }
  }
  const titleOf = ({ id, sealedTitle }: ChatRow) => openTitle(ctx, id, sealedTitle) || UNTITLED

  messageRoutes(app, ctx, visitOf)
  supportRoutes(app, ctx, { once, readTeam })

  serveEndpoint(
    app,
    contract.createChat,
    async (_input, request, _reply, keep) => {
      const who = requireCapability(await principalOf(request), 'chat:start')
      const { subject, userId = null } = who
      await consumeChat(ctx, 'chat', { subject, request })
      const id = makeUuid(ctx)
      const sealedTitle = sealTitle(ctx, id, '')
      const chat = { id, owner: subject, userId, sealedTitle, leasedUntil: null, at: ctx.now() }
      const begun = { chat_id: id }
      await ctx.db.transaction().execute(async (tx) => {
        await requireSession(tx, who)
        await insertChat(tx, chat)
        await keep(tx, begun)
      })
      return begun
    },
    { once },
  )

  serveEndpoint(app, contract.readChat, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { chat } = await visitOf(request, params.chat_id)
    const [messages, unread] = await Promise.all([
      listMessages(ctx.db, chat.id),
      listBeingRead(ctx.db, { chatId: chat.id }),
    ])
    const isWorking = chat.leasedUntil !== null && chat.leasedUntil > ctx.now()
    return {
      chat_id: chat.id,
      title: titleOf(chat),
      created_at: chat.createdAt.toISOString(),
      is_working: isWorking,
      // A bill that was sent in the conversation has its message's id, and is read while that message is answered;
      // where no process is answering it, it waits to be resumed.
      is_reading: unread.some((billId) => !isWorking || messages.every(({ id }) => id !== billId)),
      messages: messages.map(({ id, author, sealed, createdAt, isStopped }) => {
        const { readBy, ...said } = openSaid(ctx, id, sealed)
        return {
          id,
          author,
          ...said,
          ...(isStopped ? { is_stopped: true } : {}),
          ...(readBy && { read_by: readBy }),
          at: createdAt.toISOString(),
        }
      }),
    }
  })

  serveEndpoint(app, contract.listChats, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { subject } = await principalOf(request)
    const chats = await listChatsOf(ctx.db, subject, MOST_LISTED)
    return {
      chats: chats.map((chat) => ({ chat_id: chat.id, title: titleOf(chat), at: chat.touchedAt.toISOString() })),
    }
  })

  serveEndpoint(
    app,
    contract.renameChat,
    async ({ params, body }, request) => {
      const { chat } = await visitOf(request, params.chat_id)
      const title = titleFrom(body.title)
      await setTitle(ctx.db, chat.id, sealTitle(ctx, chat.id, title))
      return { title }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.deleteChat,
    async ({ params }, request) => {
      const { chat } = await visitOf(request, params.chat_id)
      await ctx.db.transaction().execute((tx) => removeChat(ctx, tx, chat.id))
      return { is_deleted: true }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.askPerson,
    async ({ body }, request, _reply, keep) => {
      const { subject, userId = null } = await principalOf(request)
      await consumeChat(ctx, 'person', { subject, request })
      const sent = { is_sent: true }
      const { chat_id: named = '', ...asked } = body
      // Another user's conversation is not theirs to show; the request for help is still sent.
      const chat = isUuid(named) ? await findChat(ctx.db, named, subject) : undefined
      await askPerson(ctx, readTeam, { ...asked, chatId: chat?.id ?? null, userId }, (tx) => keep(tx, sent))
      return sent
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.adoptChats,
    async ({ body }, request) => {
      const user = requireUser(await principalOf(request))
      const session = await authenticate(ctx, body.session)
      if (session.kind !== 'anonymous') throw new Failure('not_authenticated')
      return { adopted: await adoptChats(ctx, session, user) }
    },
    { once },
  )
}
