import * as contract from '@mowatt/contract'
import { consoleLimits, consolePages, Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Metrics } from '../../../platform/health/metrics.ts'
import { pageOf, readPlace } from '../../../platform/http/list-place.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { isUuid } from '../../../platform/ids/is-uuid.ts'
import { listUnsentMail, type UnsentMail } from '../../../platform/mail/unsent-mail.ts'
import { authenticate, bearerOf } from '../../identity/public.ts'
import { requireOperator } from '../../operators/public.ts'
import { readHealth } from './read-health.ts'
import { sendMailAgain } from './send-mail-again.ts'

/** The product's health, and unsent mails. */
export function healthPageRoutes(app: FastifyInstance, ctx: Context, metrics: Metrics): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)
  const processSince = ctx.now().toISOString()

  serveEndpoint(app, contract.readHealth, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.health)
    const {
      mail,
      queues,
      bills,
      messages,
      processes,
      waiting,
      stopped,
      model,
      pageErrors,
      requests,
      homes,
      homeMails,
      findings,
    } = await readHealth(ctx, metrics)
    return {
      process_since: processSince,
      mail,
      queues: queues.map(({ oldestDueAt, ...queue }) => ({
        ...queue,
        oldest_due_at: oldestDueAt?.toISOString() ?? null,
      })),
      readers: { bills, messages, processes, waiting, stopped },
      model: {
        name: model.name,
        tokens_a_day: model.tokensADay,
        days: model.days.map(({ promptTokens, completionTokens, costPence, ...day }) => ({
          ...day,
          prompt_tokens: promptTokens,
          completion_tokens: completionTokens,
          cost_pence: costPence,
        })),
      },
      homes: {
        kept: homes.homes,
        watched: homes.watched,
        guarded: homes.guarded,
        runs_open: homes.runsOpen,
        mails: homeMails,
        findings,
      },
      page_errors: pageErrors.map(({ last_at: last, ...error }) => ({ ...error, last_at: last.toISOString() })),
      server_errors: requests.failed,
      slow_requests: requests.slow.map(({ withinMs, overASecond, ...slow }) => ({
        ...slow,
        within_ms: withinMs,
        over_a_second: overASecond,
      })),
    }
  })

  serveEndpoint(app, contract.listUnsentMail, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.health)
    const found = await listUnsentMail(ctx.db, readPlace(query.after), consoleLimits.rows + 1)
    const { rows, next } = pageOf(found, consoleLimits.rows, ({ queuedAt, id }) => ({ at: queuedAt, id }))
    return { mails: rows.map(wireMail), next }
  })

  serveEndpoint(
    app,
    contract.sendMailAgain,
    async ({ params, body }, request) => {
      const by = await requireOperator(ctx, request, consolePages.health)
      const outcome = isUuid(params.mail_id)
        ? await sendMailAgain(ctx, params.mail_id, { by, reason: body.reason })
        : 'gone'
      if (outcome === 'gone') throw new Failure('not_found')
      return { outcome }
    },
    { once },
  )
}

function wireMail({ id, to, queuedAt, dueAt, attempts, reason, refusedAt, isGone }: UnsentMail) {
  return {
    mail_id: id,
    to,
    queued_at: queuedAt.toISOString(),
    attempts,
    reason,
    next_try_at: refusedAt ? null : dueAt.toISOString(),
    is_gone: isGone,
  }
}
