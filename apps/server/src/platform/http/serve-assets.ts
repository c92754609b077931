import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * A script may be a worker, which has the policy of its own response: it needs to load its own parts, and an origin.
 */
const SCRIPT_POLICY = `default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'`

/** The built site's files. Those under /assets have a hash in their name and may be cached for ever. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['.vite/**', '**/*.map', '**/*.br', '**/*.gz'],
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`)
      if (file.endsWith('.js')) reply.header('content-security-policy', SCRIPT_POLICY)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
