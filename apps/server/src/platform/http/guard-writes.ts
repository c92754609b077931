import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Options = {
  origins: ReadonlySet<string>
  /**
   * Paths that take requests from all origins, because credentials that a browser adds automatically don't count there.
   */
  openPrefixes?: readonly string[]
}

/**
 * Refuses a write that another site's page made a visitor's browser send (CSRF). Browsers send the origin of every such
 * request; a program that is no browser has no visitor's session to misuse, so it may leave the origin out.
 */
export function guardWrites(app: FastifyInstance, { origins, openPrefixes = [] }: Options): void {
  const isOpen = (url: string) => openPrefixes.some((prefix) => url.startsWith(prefix))
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.has(request.method) || isOpen(request.url) || isOwn(request, origins)) return done()
    done(new Failure('foreign_origin'))
  })
}

function isOwn(request: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin } = request.headers
  const site = request.headers['sec-fetch-site']
  // A form on a page without a referrer has the origin "null"; the browser's `Sec-Fetch-Site` still identifies ours.
  if (origin === 'null') return site === 'same-origin'
  if (origin !== undefined) return isOwnOrigin(request, origin, origins)
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // No page can make a browser add this header to a form.
  if (request.headers.authorization !== undefined) return true
  // A form post always comes from a browser; without any origin, it is not ours.
  return !/^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i.test(
    request.headers['content-type'] ?? '',
  )
}

/** One of our configured origins, or the very host that this request was sent to. */
export function isOwnOrigin(
  request: Pick<FastifyRequest, 'headers'>,
  origin: string,
  origins: ReadonlySet<string>,
): boolean {
  if (origins.has(origin)) return true
  const { host } = request.headers
  return isLoopback(host) && origin === `http://${host}`
}

/** On the developer's own machine the same server has several names; a public host must be configured. */
function isLoopback(host: string | undefined): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '')
}
