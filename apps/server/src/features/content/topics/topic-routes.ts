import * as contract from '@mowatt/contract'
import { consolePages } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf } from '../../identity/public.ts'
import { requireOperator } from '../../operators/public.ts'
import { openTopic } from './open-topic.ts'
import { listTopicStates } from './topic-store.ts'
import { TOPIC_WORK, workOnTopics } from './work-on-topics.ts'

/** What Mo knows, for its editors. A topic is edited as content once it is opened. */
export function topicRoutes(app: FastifyInstance, ctx: Context): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)

  const shipped = onceDone(() => workOnTopics(ctx)('list', {}, TOPIC_WORK))

  serveEndpoint(app, contract.listTopics, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.topics)
    const [topics, states] = await Promise.all([shipped(), listTopicStates(ctx.db)])
    const today = londonDay(ctx.now())
    return {
      topics: topics.map(({ id, family, certainty, ...shipped }) => {
        const { title, reviewBy, isEdited = false, hasDraft = false } = states.get(id) ?? {}
        const own = isEdited ? { title: title ?? shipped.title, reviewBy: reviewBy ?? shipped.reviewBy } : shipped
        return {
          topic_id: id,
          title: own.title,
          family,
          is_sourced: certainty === 'sourced',
          review_by: own.reviewBy,
          is_due: own.reviewBy <= today,
          is_edited: isEdited,
          has_draft: hasDraft,
        }
      }),
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

/** What doesn't change while the process runs is worked out once, and anew where that failed. */
function onceDone<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let done: Promise<Value> | undefined
  return async () => {
    done ??= work()
    try {
      return await done
    } catch (error) {
      done = undefined
      throw error
    }
  }
}
