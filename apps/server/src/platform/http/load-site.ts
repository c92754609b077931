import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Visit } from '@mowatt/contract/visit'
import type { FastifyInstance } from 'fastify'
import type { Site } from './host-site.ts'
import { securityHeaders } from './security-headers.ts'

/** The exports of the site's build: its entry module handles requests, given the build itself. */
type SiteBuild = {
  entry: { module: { answerVisit(build: SiteBuild, request: Request, visit: Visit): Promise<Response> } }
}

export type LoadedSite = {
  options: { site?: Site; assets?: string }
  attach(app: FastifyInstance): Promise<void>
  close(): Promise<void>
}

const MOST_FOR_FIRST_PAGE_MS = 1000

const webFolder = path.resolve(import.meta.dirname, '../../../../web')
const sources = path.join(webFolder, 'app')

/** The site as built by `npm run build`; without a build only the API answers. */
export async function loadBuiltSite(): Promise<LoadedSite> {
  const file = path.join(webFolder, 'build/server/index.js')
  if (!existsSync(file)) return { options: {}, attach: async () => {}, close: async () => {} }
  const build = (await import(pathToFileURL(file).href)) as SiteBuild
  return {
    options: {
      site: { answer: (request, visit) => build.entry.module.answerVisit(build, request, visit), sources },
      assets: path.join(webFolder, 'build/client'),
    },
    attach: renderFirstPage,
    close: async () => {},
  }
}

/**
 * No one is waiting yet: the first page takes twice as long as any other. Content from elsewhere may be late, which is
 * no reason not to start.
 */
async function renderFirstPage(app: FastifyInstance): Promise<void> {
  await Promise.race([app.inject('/'), wait(MOST_FOR_FIRST_PAGE_MS, undefined, { ref: false })])
}

/** The site from its sources, reloaded on change, on the same port as everything else. */
export async function loadDevelopmentSite(): Promise<LoadedSite> {
  const { createServer } = await import('vite')
  let vite: Awaited<ReturnType<typeof createServer>> | undefined
  let isClosing = false
  const inHand = new Set<Promise<unknown>>()

  async function answer(request: Request, visit: Visit): Promise<Response> {
    const build = (await vite?.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild
    return build.entry.module.answerVisit(build, request, visit)
  }

  return {
    options: {
      site: {
        reloadsOnChange: true,
        sources,
        async answer(request, visit) {
          if (isClosing) return new Response('Restarting.', { status: 503, headers: { refresh: '1' } })
          const answering = answer(request, visit)
          inHand.add(answering)
          return answering.finally(() => inHand.delete(answering))
        },
      },
    },
    async attach(app) {
      const ownListeners = process.listeners('SIGTERM')
      const server = await createServer({
        root: webFolder,
        configFile: path.join(webFolder, 'vite.config.ts'),
        // Without a server to share, hot reloading would open its own port, which the page's policy forbids.
        server: { middlewareMode: true, hmr: { server: app.server } },
      })
      // It would end the process immediately; we stop it ourselves, with everything else.
      for (const each of process.listeners('SIGTERM')) if (!ownListeners.includes(each)) process.off('SIGTERM', each)
      vite = server
      app.addHook('onRequest', (request, reply, done) => {
        if (/^\/(api|dev\/mailbox|startupz|livez|readyz|metrics)/.test(request.url)) return done()
        for (const [name, value] of Object.entries(securityHeaders({ isProduction: false }))) {
          if (name !== 'content-security-policy') reply.raw.setHeader(name, value)
        }
        server.middlewares(request.raw, reply.raw, () => done())
      })
    },
    async close() {
      isClosing = true
      await Promise.allSettled(inHand)
      await vite?.close()
    },
  }
}
