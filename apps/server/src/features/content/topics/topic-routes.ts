import * as contract from '@mowatt/contract'
import { consolePages } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf } from '../../identity/public.ts'
import { requireOperator } from '../../operators/public.ts'
import { listedTopics } from './listed-topics.ts'
import { openTopic } from './open-topic.ts'

/** What Mo knows, for its editors. A topic is edited as content once it is opened. */
export function topicRoutes(app: FastifyInstance, ctx: Context): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)

  serveEndpoint(app, contract.listTopics, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.topics)
    const today = londonDay(ctx.now())
    return {
      topics: (await listedTopics(ctx)).map(({ id, title, family, certainty, reviewBy, isEdited, hasDraft }) => ({
        topic_id: id,
        title,
        family,
        is_sourced: certainty === 'sourced',
        review_by: reviewBy,
        is_due: reviewBy <= today,
        is_edited: isEdited,
        has_draft: hasDraft,
      })),
    }
  })

  serveEndpoint(
    app,
    contract.openTopic,
    async ({ params: { topic_id: id } }, request) => {
      const by = await requireOperator(ctx, request, consolePages.topics)
      return { document_id: await openTopic(ctx, id, by) }
    },
    { once },
  )
}
