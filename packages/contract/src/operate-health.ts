import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OperatorReason, operatorRefusals } from './operator-words.ts'

const Counted = z.array(z.object({ name: z.string(), count: z.number() }))

export const readHealth = endpoint({
  name: 'readHealth',
  summary: 'Reports how the product is doing: queues, readers, the model and its cost, errors and slow requests',
  method: 'GET',
  path: '/api/v1/operate/health',
  reply: z.object({
    /** Requests, readers and dropped work are counted in one process since then. */
    process_since: z.string(),
    mail: z.object({ waiting: z.number(), refused: z.number() }),
    queues: z.array(
      z.object({
        job: z.string(),
        due: z.number(),
        later: z.number(),
        running: z.number(),
        failed: z.number(),
        oldest_due_at: z.nullable(z.string()),
      }),
    ),
    readers: z.object({
      /** Bills of the last 24 hours by state. */
      bills: Counted,
      processes: z.number(),
      waiting: z.number(),
      /** Messages to Mo by the reader that understood them. */
      messages: Counted,
      stopped: z.array(z.object({ task: z.string(), reason: z.string(), count: z.number() })),
    }),
    model: z.object({
      name: z.nullable(z.string()),
      tokens_a_day: z.number(),
      days: z.array(
        z.object({
          date: z.string(),
          requests: z.number(),
          failed: z.number(),
          prompt_tokens: z.number(),
          completion_tokens: z.number(),
          /** Unknown if no price is configured. */
          cost_pence: z.nullable(z.number()),
        }),
      ),
    }),
    /** Only counts, without owners. */
    homes: z.object({
      kept: z.number(),
      watched: z.number(),
      /** Switches that are followed up to their second bill. */
      guarded: z.number(),
      /** Unfinished passes over all watched homes. */
      runs_open: z.number(),
      /** Of the last 30 days: emails by reason, findings on bills by kind. */
      mails: Counted,
      findings: Counted,
    }),
    /** Errors in browsers of the last seven days, of visitors who agreed to analytics. */
    page_errors: z.array(
      z.object({
        fingerprint: z.string(),
        name: z.string(),
        message: z.string(),
        page: z.string(),
        count: z.number(),
        last_at: z.string(),
      }),
    ),
    server_errors: z.array(z.object({ method: z.string(), route: z.string(), count: z.number() })),
    slow_requests: z.array(
      z.object({
        method: z.string(),
        route: z.string(),
        count: z.number(),
        /** The 95th percentile of response times; null if it was longer than anything that is measured. */
        within_ms: z.nullable(z.number()),
        over_a_second: z.number(),
      }),
    ),
  }),
  fails: [...operatorRefusals],
})

export const listUnsentMail = endpoint({
  name: 'listUnsentMail',
  summary: 'Lists emails that a mail server rejected, with its reason, newest first',
  method: 'GET',
  path: '/api/v1/operate/mail',
  query: z.object({ after: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({
    mails: z.array(
      z.object({
        mail_id: z.string(),
        to: z.string(),
        queued_at: z.string(),
        attempts: z.number(),
        reason: z.string(),
        /** Failed for good, or retried at this time. */
        next_try_at: z.nullable(z.string()),
        /** Its content was deleted, so it can't be sent. */
        is_gone: z.boolean(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  fails: [...operatorRefusals],
})

export const sendMailAgain = endpoint({
  name: 'sendMailAgain',
  summary: 'Tries to send a rejected email again now',
  method: 'POST',
  path: '/api/v1/operate/mail/:mail_id/again',
  params: z.object({ mail_id: z.string() }),
  body: z.object({ reason: OperatorReason }),
  reply: z.object({ outcome: z.enum(['queued']) }),
  fails: [...operatorRefusals, 'not_found'],
})

export const healthEndpoints = [readHealth, listUnsentMail, sendMailAgain] as const
