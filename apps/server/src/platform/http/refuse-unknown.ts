import { Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'

/**
 * Answers for every API address that no room took. Programs ask there, so the answer is never a page: 404, or 405 with
 * what would have been allowed. Called before the rooms, so that it sees what they open; the result comes after them.
 */
export function refuseUnknown(app: FastifyInstance): () => void {
  const opened: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // A pattern with an expression in it belongs to a room that answers for everything there.
    if (!/[*(]/.test(url)) opened.push({ pattern: patternOf(url), methods: [method].flat() })
  })
  return () => {
    app.all('/api/*', async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? ''
      const allowed = opened.flatMap(({ pattern, methods }) => (pattern.test(path) ? methods : []))
      if (allowed.length === 0) throw new Failure('not_found')
      reply.header('allow', [...new Set(allowed)].sort().join(', '))
      throw new Failure('method_not_allowed')
    })
  }
}

function patternOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, String.raw`\$&`)))
  return new RegExp(`^${parts.join('/')}/?$`)
}
