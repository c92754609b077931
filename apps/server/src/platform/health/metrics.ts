import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '@mowatt/contract'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { routeOf } from '../http/answer-failures.ts'
import type { MailCounts } from '../mail/mail-store.ts'
import type { Secrets } from '../secrets/open-keys.ts'
import { isSameSecret } from '../secrets/is-same-secret.ts'
import type { Workers } from '../workers/create-workers.ts'

export type Metrics = {
  registry: Registry
  requestSeconds: Histogram<'method' | 'route' | 'status'>
}

type Counted = {
  pool: { totalCount: number; idleCount: number; waitingCount: number }
  countSockets: () => number
  countMail: () => Promise<MailCounts>
  sealing: Secrets['sealing']
  workers: readonly Pick<Workers, 'stopped' | 'running'>[]
  readings: ReadonlyMap<string, number>
  unanswered: ReadonlyMap<string, number>
  countHomes: () => Promise<{ homes: number; watched: number; runsOpen: number; guarded: number }>
  watchMails: ReadonlyMap<string, number>
  tariffFetches: ReadonlyMap<string, number>
}

/** Metrics of this process, in its own registry so that tests can have several. */
export function createMetrics({
  countMail,
  sealing,
  workers,
  readings,
  unanswered,
  countHomes,
  watchMails,
  tariffFetches,
  pool,
  countSockets,
}: Counted): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requestSeconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Response time by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'mail_unsent',
    help: 'Emails waiting in the outbox, and emails rejected for good',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      // Without the database these metrics are unknown; the others are needed most just then.
      const { waiting, refused } = await countMail().catch(() => ({ waiting: Number.NaN, refused: Number.NaN }))
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'refused' }, refused)
    },
  })
  new Gauge({
    name: 'secrets_former_keys',
    help: '1 while something may still be sealed with a key from before the secret was changed',
    labelNames: ['ring'],
    registers: [registry],
    collect() {
      for (const [ring, keys] of Object.entries(sealing)) this.set({ ring }, keys.hasOldKeys() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'worker_processes',
    help: 'Processes working on what people typed; none when nobody is using the site',
    registers: [registry],
    collect() {
      this.set(workers.reduce((sum, each) => sum + each.running(), 0))
    },
  })
  new Counter({
    name: 'work_stopped_total',
    help: 'Tasks that were stopped: too much processor time or memory, a crash, or no worker or processor available',
    labelNames: ['task', 'reason'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { task, reason, count } of workers.flatMap((each) => each.stopped())) {
        this.inc({ task, reason }, count)
      }
    },
  })
  new Counter({
    name: 'messages_read_total',
    help: 'Messages to Mo, by what read them: the built-in reader, or a model if one is set up',
    labelNames: ['reader'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [reader, count] of readings) this.inc({ reader }, count)
    },
  })
  new Counter({
    name: 'mo_unanswered_total',
    help: 'Questions Mo could not answer, by nearest subject',
    labelNames: ['subject'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [subject, count] of unanswered) this.inc({ subject }, count)
    },
  })
  new Gauge({
    name: 'homes',
    help: 'Homes, homes with deal alerts, unfinished daily checks and switches being followed',
    labelNames: ['count'],
    registers: [registry],
    async collect() {
      const unknown = { homes: Number.NaN, watched: Number.NaN, runsOpen: Number.NaN, guarded: Number.NaN }
      const { homes, watched, runsOpen, guarded } = await countHomes().catch(() => unknown)
      this.set({ count: 'kept' }, homes)
      this.set({ count: 'watched' }, watched)
      this.set({ count: 'runs_open' }, runsOpen)
      this.set({ count: 'guarded' }, guarded)
    },
  })
  new Counter({
    name: 'homes_mails_total',
    help: 'Deal alert and after-switch emails, by type',
    labelNames: ['change'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [change, count] of watchMails) this.inc({ change }, count)
    },
  })
  new Counter({
    name: 'tariff_fetches_total',
    help: 'Price lists requested, by whether they arrived; the last good copy is used when they do not',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [outcome, count] of tariffFetches) this.inc({ outcome }, count)
    },
  })
  new Gauge({
    name: 'db_pool_connections',
    help: 'Database connections, busy or idle, and how many requests are waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'sockets_open',
    help: 'Open websockets',
    registers: [registry],
    collect() {
      this.set(countSockets())
    },
  })
  return { registry, requestSeconds }
}

type Options = { metrics: Metrics; token: string | undefined; isProduction: boolean }

/** /metrics, with the token; without a configured token only from this machine, and never in production. */
export function serveMetrics(app: FastifyInstance, { metrics, token, isProduction }: Options): void {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) }
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    const isAllowed = token === undefined ? !isProduction && isFromThisMachine(request) : holdsToken(request, token)
    if (!isAllowed) throw new Failure('not_found')
    return reply
      .type(metrics.registry.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.registry.metrics())
  })
}

function holdsToken(request: FastifyRequest, token: string): boolean {
  return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
}

function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => /^(x-forwarded-.*|forwarded|via|x-real-ip)$/.test(name))
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
}
