import type { FastifyInstance } from 'fastify'

type PageKind = {
  isProduction: boolean
  reloadsOnChange?: boolean | undefined
  /** Another host whose pictures may be shown. */
  imageOrigin?: string | undefined
  /** Other hosts that a page's scripts may connect to. */
  connectOrigins?: readonly string[]
}

/**
 * A page's content security policy. Scripts need the nonce of their own response; nothing may be loaded from elsewhere.
 */
export function pagePolicy(nonce: string, kind: PageKind): string {
  const { isProduction, reloadsOnChange, imageOrigin, connectOrigins = [] } = kind
  return [
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    imageOrigin ? `img-src 'self' data: blob: ${imageOrigin}` : `img-src 'self' data: blob:`,
    [`connect-src 'self'`, ...connectOrigins].join(' '),
    // Hot reloading waits for a restarted server in a worker that it creates itself.
    reloadsOnChange ? `worker-src 'self' blob:` : `worker-src 'self'`,
    isProduction ? `${SAME_FOR_ALL_PAGES}; upgrade-insecure-requests` : SAME_FOR_ALL_PAGES,
  ].join('; ')
}

const SAME_FOR_ALL_PAGES = [
  `default-src 'none'`,
  `font-src 'self'`,
  `manifest-src 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
  `object-src 'none'`,
].join('; ')

/** For responses that are not pages: nothing in them may run or be framed, should a browser ever show them. */
const DATA_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox`

/** The headers of every response, including failures. */
export function securityHeaders({ isProduction }: { isProduction: boolean }): Record<string, string> {
  return {
    'content-security-policy': DATA_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    ...(isProduction ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** Sets them before anything else can answer. */
export function sendSecurityHeaders(app: FastifyInstance, options: { isProduction: boolean }): void {
  const headers = securityHeaders(options)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  if (!options.isProduction) return
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const cookies = reply.getHeader('set-cookie')
    if (cookies !== undefined) {
      reply.removeHeader('set-cookie')
      reply.header(
        'set-cookie',
        [cookies].flat().map((cookie) => withSecure(String(cookie))),
      )
    }
    done()
  })
}

/** The site says so itself where its address has TLS; here it applies to every cookie. */
function withSecure(cookie: string): string {
  return /;\s*secure\s*(;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`
}
