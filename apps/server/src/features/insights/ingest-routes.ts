import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { isOwnOrigin } from '../../platform/http/guard-writes.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import type { Limit } from '../../platform/limits/rate-limits.ts'
import { readCapture } from './read-capture.ts'
import { takeEvents } from './take-events.ts'

const LARGEST_BODY_BYTES = 1_000_000
const perNetwork: Limit = { name: 'ingest', count: 300, perSeconds: 60 }
/** For a proxy that doesn't forward its clients' addresses: all of its visitors share this one. */
const onThisMachine: Limit = { name: 'ingest-here', count: 6000, perSeconds: 60 }

/** Where versions of the library send what they captured. */
const CAPTURE_PATHS = ['/e', '/i/v0/e', '/batch', '/capture', '/track']
const FLAG_PATHS = ['/flags', '/decide']
const CONFIG_PATHS = ['/array/:key/config', '/array/:key/config.js']

/** These check the origin themselves: pages of other hosts may send here where the settings name them. */
export const ingestPrefixes: readonly string[] = [...CAPTURE_PATHS, ...FLAG_PATHS].map((path) => `${path}/`)

/** The library's configuration: events and nothing else, compressed if it likes. */
const REMOTE_CONFIG = {
  supportedCompression: ['gzip-js'],
  featureFlags: {},
  featureFlagPayloads: {},
  flags: {},
  errorsWhileComputingFlags: false,
  hasFeatureFlags: false,
  sessionRecording: false,
  surveys: false,
  heatmaps: false,
  capturePerformance: false,
  captureDeadClicks: false,
  autocapture_opt_out: true,
  autocaptureExceptions: false,
  defaultIdentifiedOnly: true,
  siteApps: [],
  toolbarParams: {},
  isAuthenticated: false,
}

/** The endpoints of the analytics library. It sends bytes of many types, so these read bytes. */
export function ingestRoutes(app: FastifyInstance, ctx: Context): void {
  void app.register(async (ingest) => {
    ingest.removeAllContentTypeParsers()
    ingest.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    ingest.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      nameOrigin(ctx, request, reply)
    })
    for (const url of CAPTURE_PATHS) {
      ingest.post(url, { bodyLimit: LARGEST_BODY_BYTES, config: { takesPackedBodies: true } }, async (request) => {
        await countUse(ctx, request)
        if (!(request.body instanceof Buffer) || request.body.length === 0) throw new Failure('malformed_json')
        const { keys, events } = await readCapture(request.body, request.query as Record<string, unknown>)
        if (keys.length === 0 || keys.some((key) => key !== ctx.config.ingest.key)) throw new Failure('wrong_key')
        await takeEvents(ctx, events)
        return { status: 1 }
      })
    }
    for (const url of FLAG_PATHS) {
      ingest.post(url, { config: { takesPackedBodies: true } }, async (request) => {
        await countUse(ctx, request)
        return REMOTE_CONFIG
      })
    }
    for (const url of [...CAPTURE_PATHS, ...FLAG_PATHS, ...CONFIG_PATHS]) {
      ingest.options(url, async (_request, reply) => reply.code(204).send())
    }
    for (const url of CONFIG_PATHS) {
      ingest.get<{ Params: { key: string } }>(url, async ({ params }, reply) => {
        if (params.key !== ctx.config.ingest.key) throw new Failure('not_found')
        if (!url.endsWith('.js')) return REMOTE_CONFIG
        return reply.type('text/javascript; charset=utf-8').send(configScript(params.key))
      })
    }
  })
}

/** The same as a script, which the full library requests before the text. */
function configScript(key: string): string {
  const told = JSON.stringify({ config: REMOTE_CONFIG, siteApps: [] })
  return `(window._POSTHOG_REMOTE_CONFIG=window._POSTHOG_REMOTE_CONFIG||{})[${JSON.stringify(key)}]=${told}\n`
}

/** Refuses pages of other hosts, and lets our own pages, and those that the settings name, read the answer. */
function nameOrigin({ config }: Context, request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers
  if (origin === undefined) return
  const { origins } = config.ingest
  if (!isOwnOrigin(request, origin, new Set(origins))) throw new Failure('foreign_origin')
  reply
    .header('vary', 'origin')
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'content-type')
    .header('access-control-max-age', '3600')
    .header('cross-origin-resource-policy', 'cross-origin')
}

/** Counted by network and never stored with an event; the limiter itself keeps a keyed hash for a minute. */
async function countUse(ctx: Context, request: FastifyRequest): Promise<void> {
  const network = networkOf(request.ip)
  await ctx.limits.consume(network === undefined ? onThisMachine : perNetwork, network ?? 'here')
}
