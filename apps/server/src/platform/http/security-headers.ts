import type { FastifyInstance } from 'fastify'

/** What a page may do. Scripts need the nonce of their own answer; nothing may be loaded from elsewhere. */
export function pagePolicy(nonce: string, { isProduction }: { isProduction: boolean }): string {
  const policy = `script-src 'nonce-${nonce}' 'strict-dynamic' 'self'; style-src 'self' 'nonce-${nonce}'; ${SAME_FOR_ALL_PAGES}`
  return isProduction ? `${policy}; upgrade-insecure-requests` : policy
}

const SAME_FOR_ALL_PAGES = [
  `default-src 'none'`,
  `img-src 'self' data: blob:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `worker-src 'self'`,
  `manifest-src 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `base-uri 'none'`,
  `object-src 'none'`,
].join('; ')

/** For answers that are not pages: nothing in them may run or be framed, should a browser ever show them. */
const DATA_POLICY = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox`

/** The headers of every answer, whatever it is and however it failed. */
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
}
