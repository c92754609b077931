import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/chance/is-uuid.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf } from '../identity/public.ts'
import { findChat, listChatsOf, listMessages } from './chat-store.ts'
import { openSaid, openTitle } from './chat-words.ts'

const MOST_LISTED = 100

/** Conversations, for those who began them. */
export function chatRoutes(app: FastifyInstance, ctx: Context): void {
  serveEndpoint(app, contract.readChat, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { subject } = await authenticate(ctx, bearerOf(request))
    const chat = isUuid(params.chat_id) ? await findChat(ctx.db, params.chat_id, subject) : undefined
    if (!chat) throw new Failure('not_found')
    const messages = await listMessages(ctx.db, chat.id)
    return {
      chat_id: chat.id,
      title: openTitle(ctx, chat.id, chat.sealedTitle),
      created_at: chat.createdAt.toISOString(),
      // Mo has the last word, unless it is still being found.
      is_working: messages.at(-1)?.author !== 'mo',
      messages: messages.map(({ id, author, sealed, createdAt }) => ({
        id,
        author,
        ...openSaid(ctx, id, sealed),
        at: createdAt.toISOString(),
      })),
    }
  })

  serveEndpoint(app, contract.listChats, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { subject } = await authenticate(ctx, bearerOf(request))
    const chats = await listChatsOf(ctx.db, subject, MOST_LISTED)
    return {
      chats: chats.map(({ id, sealedTitle, touchedAt }) => ({
        chat_id: id,
        title: openTitle(ctx, id, sealedTitle),
        at: touchedAt.toISOString(),
      })),
    }
  })
}
