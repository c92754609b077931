import type { OutgoingHttpHeaders } from 'node:http'
import { Failure, readMovedPost } from '@mowatt/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { encodingFor } from './answer-cache.ts'
import { answerContent } from './answer-content.ts'
import { followContent } from './content-edition.ts'
import { type ContentKind, contentKinds } from './content-kinds.ts'
import { type ContentSnapshot, createContentSnapshot, type Edition } from './content-snapshot.ts'
import { findMovedSlug } from './old-slug-store.ts'
import { ContentRefusal, forbidden, methodNotAllowed, notFound } from './query/content-refusal.ts'

/** Published content is public, so any page of any site may read it; cookies are not accepted. */
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'etag' }
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'accept, content-type, if-none-match, strapi-response-format',
  'access-control-max-age': '86400',
}
const JSON_TYPE = 'application/json; charset=utf-8'

/** The editors' content, with the addresses, shapes and errors of Strapi. */
export function contentRoutes(app: FastifyInstance, ctx: Context): void {
  const snapshot = createContentSnapshot(ctx, followContent(ctx))
  for (const kind of contentKinds) {
    serveKind(app, snapshot, kind, `/api/${kind.path}`)
    if (!kind.isSingle) serveKind(app, snapshot, kind, `/api/${kind.path}/:documentId`)
  }
  // Addresses under /api belong to content unless another feature took them; those under /api/v1 never do.
  for (const url of [`/api/${OURS}`, `/api/${OURS}/*`]) {
    app.get(url, (_request, reply) => refuse(reply, notFound()))
    refuseWrites(app, url, WRITES, methodNotAllowed)
  }
  serveEndpoint(app, readMovedPost, async ({ params }, _request, reply) => {
    reply.header('cache-control', 'no-cache')
    const slug = await findMovedSlug(ctx.db, 'blog-post', params.slug)
    if (slug === undefined) throw new Failure('not_found')
    return { slug }
  })
  app.get('/_health', (_request, reply) => reply.code(204).headers(CORS).send())
}

const OURS = ':type(^(?!v1$)[^/]+)'
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

/** The write methods that Strapi has at an address; none is allowed here. */
function writesAt(kind: ContentKind, isOne: boolean): string[] {
  return kind.isSingle || isOne ? ['PUT', 'DELETE'] : ['POST']
}

/** Before any of the request body is read. */
function refuseWrites(
  app: FastifyInstance,
  url: string,
  methods: readonly string[],
  refusalOf: () => ContentRefusal,
): void {
  app.route({
    method: [...methods],
    url,
    onRequest: async (_request, reply) => refuse(reply, refusalOf()),
    handler: () => Promise.reject(new Failure('not_found')),
  })
}

function serveKind(app: FastifyInstance, snapshot: ContentSnapshot, kind: ContentKind, url: string): void {
  app.options(url, (_request, reply) => reply.code(204).headers(PREFLIGHT).send())
  app.get(url, (request, reply) => {
    const known = snapshot.fresh(kind)
    if (known) return answer(request, reply, kind, known)
    return snapshot.read(kind).then((edition) => answer(request, reply, kind, edition))
  })
  const known = writesAt(kind, url.endsWith('/:documentId'))
  refuseWrites(app, url, known, forbidden)
  refuseWrites(
    app,
    url,
    WRITES.filter((method) => !known.includes(method)),
    methodNotAllowed,
  )
}

function answer(request: FastifyRequest, reply: FastifyReply, kind: ContentKind, { records, answers }: Edition) {
  const format = request.headers['strapi-response-format'] === 'v4' ? 'v4' : 'flat'
  try {
    const found = answers.get(`${format} ${request.url}`, () => {
      const { documentId } = request.params as { documentId?: string }
      const start = request.url.indexOf('?')
      const query = start === -1 ? '' : request.url.slice(start + 1)
      return answerContent(kind, records, { documentId, query, format })
    })
    const encoding = encodingFor(found, request.headers['accept-encoding'])
    const headers = { etag: found.etag, 'cache-control': 'no-cache', vary: 'accept-encoding, strapi-response-format' }
    if (isKnown(request.headers['if-none-match'], found.etag)) return write(reply, 304, headers)
    return write(reply, 200, headers, found.bytes(encoding), encoding)
  } catch (error) {
    if (error instanceof ContentRefusal) return refuse(reply, error)
    throw error
  }
}

/** Whatever else the request contains: a client with the same ETag has the same content. */
function isKnown(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return given.trim() === '*' || given.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** Bypasses the framework, because everything that it would still do to this answer is done already. */
function write(reply: FastifyReply, status: number, headers: OutgoingHttpHeaders, body?: Buffer, encoding?: string) {
  reply.hijack()
  reply.raw.writeHead(status, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    ...CORS,
    ...headers,
    ...(body ? { 'content-type': JSON_TYPE, 'content-length': body.length } : {}),
    ...(encoding === undefined || encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  reply.raw.end(reply.request.method === 'HEAD' ? undefined : body)
  return reply
}

function refuse(reply: FastifyReply, refusal: ContentRefusal) {
  return reply
    .code(refusal.status)
    .headers({ ...CORS, 'cache-control': 'no-store' })
    .type(JSON_TYPE)
    .send(JSON.stringify(refusal.body))
}
