import * as contract from '@mowatt/contract'
import { consoleLimits, consolePages, Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { pageOf, readPlace } from '../../../platform/http/list-place.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { isUuid } from '../../../platform/ids/is-uuid.ts'
import type { Team } from '../../contact/public.ts'
import { authenticate, bearerOf, RECENT_PASSKEY_MS, requireUser } from '../../identity/public.ts'
import { requireOperator } from '../../operators/public.ts'
import { answerPerson, closePersonRequest } from './answer-person.ts'
import { listStaffAccess } from './list-staff-access.ts'
import { openConversation, readOpened } from './open-conversation.ts'
import {
  findPersonRequest,
  listAnswers,
  listClosedRequests,
  listOpenRequests,
  type PersonRequest,
} from './person-request-store.ts'
import { openAnswer, openAsked } from './person-words.ts'

type Parts = { once: Once; readTeam: () => Promise<Team> }

/** Requests for a person, for the operators who answer; and for users, which operators looked at their words. */
export function supportRoutes(app: FastifyInstance, ctx: Context, { once, readTeam }: Parts): void {
  const roles = consolePages.support
  const requestOf = async (id: string): Promise<PersonRequest> => {
    const request = isUuid(id) ? await findPersonRequest(ctx.db, id) : undefined
    if (!request) throw new Failure('not_found')
    return request
  }
  const wire = (request: PersonRequest) => ({
    request_id: request.id,
    ...openAsked(ctx, request.id, request.sealed),
    asked_at: request.at.toISOString(),
    closed_at: request.closedAt?.toISOString() ?? null,
    has_chat: request.chatId !== null,
  })

  serveEndpoint(app, contract.listPersonRequests, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, roles)
    const list = query.show === 'closed' ? listClosedRequests : listOpenRequests
    const found = await list(ctx.db, readPlace(query.after), consoleLimits.rows + 1)
    const { rows, next } = pageOf(found, consoleLimits.rows, ({ id, at, closedAt }) => ({ id, at: closedAt ?? at }))
    return { requests: rows.map(wire), next }
  })

  serveEndpoint(app, contract.readPersonRequest, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const operator = await requireOperator(ctx, request, roles)
    const asked = await requestOf(params.request_id)
    const answers = await listAnswers(ctx.db, asked.id)
    const opened = asked.chatId === null ? undefined : await readOpened(ctx, asked.chatId, operator.email)
    return {
      ...wire(asked),
      answers: answers.map(({ id, operator: by, sealed, at }) => ({
        by,
        words: openAnswer(ctx, id, sealed),
        at: at.toISOString(),
      })),
      open_until: opened?.until?.toISOString() ?? null,
      messages: (opened?.messages ?? []).map(({ at, ...message }) => ({ ...message, at: at.toISOString() })),
    }
  })

  serveEndpoint(
    app,
    contract.openConversation,
    async ({ params, body }, request) => {
      const by = await requireOperator(ctx, request, roles, RECENT_PASSKEY_MS)
      const { chatId } = await requestOf(params.request_id)
      if (chatId === null) throw new Failure('not_found')
      return { open_until: (await openConversation(ctx, chatId, { by, reason: body.reason })).toISOString() }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.answerPerson,
    async ({ params, body }, request, _reply, keep) => {
      const by = await requireOperator(ctx, request, roles)
      const { id } = await requestOf(params.request_id)
      const team = await readTeam()
      const answer = { words: body.words, seen: body.seen_answers }
      const outcome = await answerPerson(ctx, id, answer, {
        by,
        team,
        alongside: (tx) => keep(tx, { outcome: 'sent' }),
      })
      return { outcome }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.closePersonRequest,
    async ({ params, body }, request) => {
      const by = await requireOperator(ctx, request, roles)
      const { id } = await requestOf(params.request_id)
      return { outcome: await closePersonRequest(ctx, id, { by, reason: body.reason }) }
    },
    { once },
  )

  serveEndpoint(app, contract.listOwnLooks, async (_input, request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const user = requireUser(await authenticate(ctx, bearerOf(request)))
    const looks = await listStaffAccess(ctx, user.subject)
    return { looks: looks.map(({ at, ...look }) => ({ ...look, at: at.toISOString() })) }
  })
}
