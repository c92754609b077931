import type { OutgoingHttpHeaders } from 'node:http'
import { Failure } from '@mowatt/contract'
import type { Send } from '@mowatt/contract/client'
import type { Visit } from '@mowatt/contract/visit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../log/log.ts'
import { ownRound } from '../limits/own-round.ts'
import { cachePage, createHtmlCache, type HtmlCache, NONCE_SLOT, type Rendered } from './html-cache.ts'
import { makeNonce } from './make-nonce.ts'
import { refuseCostlyForm } from './refuse-costly-form.ts'
import { createPublicPages, type PublicPages, QUERY_HEADER } from './public-pages.ts'
import { pagePolicy } from './security-headers.ts'

/** The server's interface to the site: a request goes in, a page comes out. */
export type Site = {
  answer(request: Request, visit: Visit): Promise<Response>
  /** The folder of its modules, for tasks that workers do. */
  sources?: string
  /** True for the site under development. */
  reloadsOnChange?: boolean
}

type Options = {
  site: Site
  send: Send
  work: Visit['work']
  settings: Visit['settings']
  isProduction: boolean
  nowMs: () => number
  /** A number that changes with each change of what pages show; pages of an older one are not served. */
  edition: () => number
  log: Log
  /** Pages that are requested with both are rendered for their caller, and never cached. */
  ownPages: { parameter: string; cookie: string }
  /** A page whose form may include a file, and who may send one. */
  uploads?: { path: string; bytes: number; admit: (request: FastifyRequest) => Promise<unknown> }
}

type Cached = {
  pages: HtmlCache
  publicPages: PublicPages
  hosts: { appHost: string; appOrigin: string; siteOrigin: string }
  /** The page's policy; only its nonce is new for each response. */
  policy: ReturnType<typeof policyKind>
}

/** For a form without a file. */
const FORM_LIMIT_BYTES = 64 * 1024
/** Set by a page that is the same for everyone; removed before it is sent. */
const CACHE_HEADER = 'x-cache-for-seconds'
const ACCEPTS_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/
const THEME_COOKIE = /(?:^|;\s*)(?:__Host-)?mowatt\.theme=(light|dark|system)(?:;|$)/

/** Lets the site answer every address that no other feature has taken. */
export async function hostSite(app: FastifyInstance, options: Options): Promise<void> {
  const onStale = (error: unknown) => options.log.error({ error }, 'a page could not be renewed')
  const { host: appHost, origin: appOrigin } = new URL(options.settings.appUrl)
  const cached: Cached = {
    pages: createHtmlCache({ nowMs: options.nowMs, onStale }),
    publicPages: createPublicPages(),
    hosts: { appHost, appOrigin, siteOrigin: new URL(options.settings.siteUrl).origin },
    policy: policyKind(options),
  }
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT_BYTES }, checkForm)
    pages.all('/*', (request, reply) => answerPage(request, reply, options, cached))
    const { uploads } = options
    if (!uploads) return
    await pages.register(async (page) => {
      page.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: uploads.bytes }, checkForm)
      page.post(uploads.path, { config: { admit: uploads.admit } }, (request, reply) =>
        answerPage(request, reply, options, cached),
      )
    })
  })
}

/** The site parses its form posts itself; only their size and their fields are checked here. */
async function checkForm({ headers }: FastifyRequest, body: Buffer): Promise<Buffer> {
  refuseCostlyForm(headers['content-type'], body)
  return body
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, options: Options, cached: Cached) {
  // The web's own Request does not know it either.
  if (request.method === 'TRACE') throw new Failure('method_not_allowed')
  const nonce = makeNonce()
  const { policy } = cached
  const isOwn = options.site.reloadsOnChange || asksForOwn(request, options)
  const shared = isOwn ? undefined : sharedRequest(request, cached, options.edition())
  if (!shared) return renderOwn(request, reply, options, cached, nonce)

  const { page, cacheForSeconds } = await cached.pages.get(shared.key, async () => {
    const rendered = await renderShared(request, shared.toWebRequest(), options)
    if (rendered.cacheForSeconds <= 0 && rendered.page.status < 500) cached.publicPages.forget(shared.path)
    return rendered
  })
  // It is no longer the same for everyone, so everyone gets their own.
  if (cacheForSeconds <= 0 && page.status < 500) return renderOwn(request, reply, options, cached, nonce)
  const encoding = ACCEPTS_GZIP.test(request.headers['accept-encoding'] ?? '') ? 'gzip' : 'identity'
  const { body, giveBack } = page.fill(nonce, encoding)
  // Bypasses the framework: everything that it would still do to this response is done already.
  reply.hijack()
  const headers: OutgoingHttpHeaders = {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    ...page.headers,
    vary: 'accept-encoding, cookie',
    'cache-control': page.headers['cache-control'] ?? 'private, no-cache',
    'content-security-policy': pagePolicy(nonce, policy),
    'content-length': body.length,
    ...(encoding === 'gzip' ? { 'content-encoding': 'gzip' } : {}),
  }
  // Called when the last byte is with the system; if the visitor disconnects earlier, the copy isn't returned.
  reply.raw.writeHead(page.status, headers).end(body, giveBack)
  return reply
}

/** A page takes milliseconds: of hundreds of concurrent requests, one is begun in each round of the event loop. */
async function askSite(site: Site, request: Request, visit: Visit): Promise<Response> {
  await ownRound()
  return site.answer(request, visit)
}

async function renderShared(request: FastifyRequest, webRequest: Request, options: Options): Promise<Rendered> {
  const visit = visitOf(request, options, NONCE_SLOT)
  const response = await askSite(options.site, webRequest, visit)
  const {
    [CACHE_HEADER]: seconds = '0',
    [QUERY_HEADER]: _query,
    'set-cookie': _personal,
    ...headers
  } = Object.fromEntries(response.headers)
  const page = cachePage(visit.page ? Buffer.from(visit.page).toString() : await response.text(), {
    status: response.status,
    headers,
  })
  return { page, cacheForSeconds: isForEverybody(response) ? Number(seconds) : 0 }
}

function isForEverybody({ status, headers }: Response): boolean {
  return status === 200 && Number(headers.get(CACHE_HEADER)) > 0 && !headers.has('set-cookie')
}

function asksForOwn({ url, headers }: FastifyRequest, { ownPages: { parameter, cookie } }: Options): boolean {
  return url.includes(`${parameter}=`) && (headers.cookie ?? '').includes(`${cookie}=`)
}

/** Pages differ by address and theme only, so everything else in a visitor's request is left out of the render. */
function sharedRequest(request: FastifyRequest, { publicPages, hosts }: Cached, edition: number) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  // A hard reload gets the current version.
  if (request.headers['cache-control'] === 'no-cache') return undefined
  const address = publicPages.canonical(request.url)
  if (!address) return undefined
  const theme = THEME_COOKIE.exec(request.headers.cookie ?? '')?.[1]
  const headers = theme ? { headers: { cookie: `mowatt.theme=${theme}` } } : {}
  // One of our own hosts, whatever the Host header says: made-up names must not evict the real pages.
  const origin = request.host === hosts.appHost ? hosts.appOrigin : hosts.siteOrigin
  return {
    path: address.path,
    key: [origin, address.path, address.query, theme, edition].join('\n'),
    toWebRequest: () => new Request(origin + address.path + address.query, headers),
  }
}

async function renderOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Options,
  { publicPages, policy }: Cached,
  nonce: string,
) {
  const visit = visitOf(request, options, nonce)
  const response = await askSite(options.site, toWebRequest(request), visit)
  if (isForEverybody(response)) publicPages.note(request.url, response.headers.get(QUERY_HEADER) ?? '')
  for (const [name, value] of response.headers) {
    if (name !== CACHE_HEADER && name !== QUERY_HEADER && name !== 'set-cookie') reply.header(name, value)
  }
  reply.header('content-security-policy', pagePolicy(nonce, policy))
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache')
  reply.code(response.status)
  if (visit.page !== undefined) return reply.send(visit.page)
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : undefined)
}

function visitOf(
  request: FastifyRequest,
  { send, work, settings, nowMs, edition, log }: Options,
  nonce: string,
): Visit {
  const report = (error: unknown) => log.error({ request_id: request.id, error }, 'a page failed')
  return {
    send,
    work,
    nonce,
    settings,
    report,
    requestId: request.id,
    visitorAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    now: new Date(nowMs()),
    contentEdition: edition(),
  }
}

function toWebRequest(request: FastifyRequest): Request {
  const headers: [string, string][] = []
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.push([name, value])
    else for (const each of value ?? []) headers.push([name, each])
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body instanceof Buffer
  const body = hasBody ? { body: request.body as Buffer<ArrayBuffer> } : {}
  return new Request(addressOf(request), { method: request.method, headers, ...body })
}

/** Joined as text: parsed as a relative URL, '//elsewhere/' would name another host. */
function addressOf(request: FastifyRequest): URL {
  const address = URL.parse(`${request.protocol}://${request.host}${request.url}`)
  if (!address || address.username || address.password) throw new Failure('invalid_request')
  return address
}

const FIREBASE_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/**
 * Pictures of a separate content host come from there; separate API, identity, analytics or ad services are called
 * there.
 */
function policyKind({ isProduction, site, settings }: Options) {
  const { contentUrl, siteUrl, apiUrl, identity, analytics, ads } = settings
  const imageOrigin = contentUrl === siteUrl ? undefined : new URL(contentUrl).origin
  // Where no analytics are collected, conversions aren't reported either.
  const hosts = [apiUrl, identity.url, analytics?.url ?? siteUrl, (analytics && ads?.url) ?? siteUrl]
  const asked = hosts.filter((url) => url !== siteUrl).map((url) => new URL(url).origin)
  const connectOrigins = [...new Set(identity.isOurs ? asked : [...asked, ...FIREBASE_ORIGINS])]
  return { isProduction, reloadsOnChange: site.reloadsOnChange, imageOrigin, connectOrigins }
}
