import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CapturedLog, captureLog } from '../../../test/captured-log.ts'
import type * as tasks from '../../../test/planted/hostile-tasks.ts'
import {
  type CollectedSpan,
  startTelemetryCollector,
  type TelemetryCollector,
} from '../../../test/telemetry-collector.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { testWorkers } from '../../../test/test-workers.ts'
import type { Feature } from '../../app.ts'
import { startTelemetry, type Telemetry } from './start-telemetry.ts'

const TASKS = new URL('../../../test/planted/hostile-tasks.ts', import.meta.url)
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`
const SECRETS = ['ada@mowatt.example', 'a secret of the mail', 'a secret of the task', 'a secret of the job', 'ada-q']

/** A request with a slow statement that leaves the rest to a job, which runs a worker task and sends a mail. */
const slowFeature: Feature = (app, ctx) => {
  const echo = ctx.workers.tasksOf<typeof tasks>(TASKS)
  app.post('/api/test/slow', async (_request, reply) => {
    await sql`select pg_sleep(0.05), ${'ada@mowatt.example'}::text, 'a literal'`.execute(ctx.db)
    await ctx.db.transaction().execute((tx) => ctx.jobs.send(tx, 'test.follow', { name: 'a secret of the job' }))
    ctx.log.warn({ count: 1 }, 'in the handler')
    return reply.send({})
  })
  void ctx.jobs.work<{ name: string }>('test.follow', async ({ name }) => {
    const acts = { ask: async () => void (await sql`select count(*) from pg_tables`.execute(ctx.db)) }
    await echo('callBack', 'ask', { cpuMs: 10_000, acts })
    ctx.log.warn({ count: name.length }, 'in the job')
    const mail = { to: 'ada@mowatt.example', subject: 'a secret of the mail', text: '', html: '' }
    await ctx.db.transaction().execute((tx) => ctx.mail.queue(tx, mail))
  })
  // Without the query builder, as limits and jobs do; more at once than there are connections.
  app.post('/api/test/crowd', async (_request, reply) => {
    await ctx.pool.query('select pg_sleep(0.01), $1::text', ['ada@mowatt.example'])
    return reply.send({})
  })
  app.post('/api/test/fetch', async (request, reply) => {
    const answer = await fetch((request.body as { url: string }).url)
    return reply.send(await answer.json())
  })
}

let collector: TelemetryCollector
let captured: CapturedLog
let testApp: TestApp
let telemetry: Telemetry
let outside: ReturnType<typeof createServer>
let outsideUrl: string
let url: string

beforeAll(async () => {
  collector = await startTelemetryCollector()
  captured = captureLog()
  outside = createServer(({ headers }, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ got: headers.traceparent })),
  )
  await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done))
  outsideUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/path?q=ada-q`
  // A worker that was started for another request must not belong to that request's trace.
  const warm = testWorkers().workers.tasksOf<typeof tasks>(TASKS)
  await warm('echo', '', { cpuMs: 10_000 })
  testApp = await createTestApp({ extraFeatures: [slowFeature], log: captured.log })
  const settings = { endpoint: collector.url, headers: { 'x-collector-key': 'k' }, service: 'mowatt', share: 1 }
  telemetry = await startTelemetry(settings, { pool: testApp.ctx.pool, log: captured.log })
  telemetry.exportMetrics(testApp.app.registry)
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  outside.close()
  await testApp.close()
  await collector.close()
})

const attributeOf = ({ attributes }: CollectedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

test('a slow request is followed to its statement, its job, its worker and its mail by one trace', async () => {
  const headers = { traceparent: TRACEPARENT, 'content-type': 'application/json' }
  expect(await postInTwo('/api/test/slow', headers)).toBe(200)
  await expect.poll(() => testApp.ctx.mail.deliverOne()).toBe(true)
  const inProcess = { headers: { traceparent: TRACEPARENT }, url: '/api/test/fetch', method: 'POST' as const }
  const handed = await testApp.app.inject({ ...inProcess, payload: { url: outsideUrl } })
  await telemetry.flush()

  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE)
  const named = (name: string) => spans.find((span) => span.name === name)
  const asked = named('POST /api/test/slow')
  expect(asked?.parentSpanId).toBe('b7ad6b7169203331')
  const statement = spans.find((span) => attributeOf(span, 'db.query.text')?.includes('pg_sleep'))
  expect(statement?.parentSpanId).toBe(asked?.spanId)
  expect(attributeOf(statement!, 'db.query.text')).toBe(`select pg_sleep(0.05), $1::text, '?'`)
  expect(lastedMs(statement!)).toBeGreaterThan(49)
  const job = named('job test.follow')
  expect(job?.parentSpanId).toBe(asked?.spanId)
  const work = named('work callBack')
  expect(work?.parentSpanId).toBe(job?.spanId)
  const told = spans.find((span) => attributeOf(span, 'db.query.text')?.includes('count(*) from pg_tables'))
  expect(told?.parentSpanId).toBe(work?.spanId)
  const mail = named('mail send')
  expect(mail?.parentSpanId).toBe(job?.spanId)
  const call = spans.find(({ name }) => name === 'GET 127.0.0.1')
  expect(call?.parentSpanId).toBe(named('POST /api/test/fetch')?.spanId)
  expect(handed.json()).toEqual({ got: `00-${TRACE}-${call?.spanId}-01` })
  expect(collector.headers()).toContain('k')
  for (const secret of SECRETS) expect(collector.text()).not.toContain(secret)
})

test('the lines of a request carry its trace, and those of its job too', async () => {
  const line = (message: string) => captured.lines().find(({ msg }) => msg === message)
  expect(line('in the handler')).toMatchObject({ trace_id: TRACE, span_id: expect.stringMatching(/^[0-9a-f]{16}$/) })
  expect(line('in the job')).toMatchObject({ trace_id: TRACE })
  const requests = captured.lines().filter(({ msg, route }) => msg === 'request' && route === '/api/test/slow')
  expect(requests).toMatchObject([{ trace_id: TRACE, span_id: line('in the handler')?.['span_id'] }])
})

test('requests that wait for a connection keep their statements apart', async () => {
  const ids = Array.from({ length: 30 }, (_, at) => (at + 16).toString(16).repeat(16))
  const ask = (id: string) =>
    fetch(`${url}/api/test/crowd`, {
      method: 'POST',
      headers: { traceparent: `00-${id}-b7ad6b7169203331-01`, 'content-type': 'application/json' },
      body: '{}',
    })
  await Promise.all(ids.map(ask))
  await telemetry.flush()
  const slept = collector.spans().filter((span) => attributeOf(span, 'db.query.text')?.includes('pg_sleep(0.01)'))
  expect(slept.map(({ traceId }) => traceId).toSorted()).toEqual(ids.toSorted())
})

test('the figures of /metrics are sent as they are', async () => {
  await telemetry.flush()
  const sent = collector.metrics()
  const names = new Set((await testApp.app.registry.getMetricsAsJSON()).map(({ name }) => name))
  expect(new Set(sent.map(({ name }) => name))).toEqual(names)
  const seconds = sent.findLast(({ name }) => name === 'http_request_seconds')
  const point = seconds?.histogram?.dataPoints.find(({ attributes }) =>
    attributes.some(({ value }) => value.stringValue === '/api/test/slow'),
  )
  expect(point).toMatchObject({ explicitBounds: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] })
  expect(point?.bucketCounts.map(Number).reduce((all, each) => all + each)).toBe(Number(point?.count))
  expect(sent.find(({ name }) => name === 'process_cpu_user_seconds_total')?.sum?.isMonotonic).toBe(true)
})

test('stopping sends what waits, and afterwards nothing is traced', async () => {
  const headers = { traceparent: `00-${'5'.repeat(32)}-b7ad6b7169203331-01` }
  await testApp.app.inject({ url: '/livez', headers })
  await telemetry.stop()
  expect(collector.spans().filter(({ traceId }) => traceId === '5'.repeat(32))).toHaveLength(1)
  const count = collector.spans().length
  await testApp.app.inject({ url: '/livez', headers })
  await telemetry.stop()
  expect(collector.spans()).toHaveLength(count)
})

test('without an exporter a line has the trace that was handed in, or one that was made', async () => {
  const before = captured.lines().length
  await testApp.app.inject({ url: '/livez', headers: { traceparent: TRACEPARENT } })
  await testApp.app.inject('/livez')
  await testApp.app.inject({ url: '/livez', headers: { traceparent: 'ada@mowatt.example' } })
  const [given, made, other] = captured.lines().slice(before)
  expect(given).toMatchObject({ trace_id: TRACE, span_id: 'b7ad6b7169203331' })
  for (const line of [made, other]) {
    expect(line).toMatchObject({
      trace_id: expect.stringMatching(/^(?!0+$)[0-9a-f]{32}$/),
      span_id: expect.stringMatching(/^(?!0+$)[0-9a-f]{16}$/),
    })
  }
  expect(made?.['trace_id']).not.toBe(other?.['trace_id'])
})

test('a collector that is away is told of once, and stopping does not wait for it', async () => {
  const before = captured.lines().length
  const settings = { endpoint: 'http://127.0.0.1:1', headers: {}, service: 'mowatt', share: 1 }
  const alone = await startTelemetry(settings, { pool: testApp.ctx.pool, log: captured.log, exportMs: 300 })
  for (let round = 0; round < 3; round++) {
    expect((await testApp.app.inject('/livez')).statusCode).toBe(200)
    await alone.flush()
  }
  await alone.stop()
  const warnings = captured.lines().slice(before)
  expect(warnings.filter(({ level }) => level === 'warn')).toMatchObject([
    { msg: 'the collector of OTEL_EXPORTER_OTLP_ENDPOINT does not answer: what it misses is dropped' },
  ])
})

/** The body arrives after the server already has the request, as over a slow connection. */
async function postInTwo(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const asking = request(url + path, { method: 'POST', headers: { ...headers, 'content-length': 7 } })
  asking.flushHeaders()
  await once(testApp.app.server, 'request')
  asking.end('{"a":1}')
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode
}

function lastedMs({ startTimeUnixNano, endTimeUnixNano }: CollectedSpan): number {
  return Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6
}
