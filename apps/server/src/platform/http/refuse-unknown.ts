import { Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import { LONGEST_PARAMETER } from './create-http.ts'

/**
 * Answers for every API address that no feature has registered. Programs call it, so the answer is never a page: 404, or
 * 405 with the allowed methods. Called before the features, so that it sees their routes; the function that it returns
 * comes after them.
 */
export function refuseUnknown(app: FastifyInstance): () => void {
  const opened: { parts: string[]; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // A wildcard pattern belongs to a feature that answers for everything there.
    if (!/[*(]/.test(url)) opened.push({ parts: partsOf(url), methods: [method].flat() })
  })
  return () => {
    app.all('/api/*', async (request, reply) => {
      const path = partsOf(request.url.split('?', 1)[0] ?? '')
      const allowed = opened.flatMap(({ parts, methods }) => (isOf(parts, path) ? methods : []))
      if (allowed.length === 0) throw new Failure('not_found')
      reply.header('allow', [...new Set(allowed)].sort().join(', '))
      throw new Failure('method_not_allowed')
    })
  }
}

function partsOf(url: string): string[] {
  const parts = url.split('/')
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts
}

function isOf(parts: readonly string[], path: readonly string[]): boolean {
  return (
    parts.length === path.length &&
    parts.every((part, index) => (part.startsWith(':') ? isValue(path[index] ?? '') : part === path[index]))
  )
}

/** As the router sees it: an empty or far too long value is no parameter. */
function isValue(part: string): boolean {
  return part !== '' && part.length <= LONGEST_PARAMETER
}
