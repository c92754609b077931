import { type ConsolePage, consolePages, operatorRoles, searchConsole } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { requireOperator } from '../require-operator.ts'

const SHOWN_OF_EACH = 5

/** What a feature's part of the console can be found by. An operator who may not open the page finds nothing of it. */
export type ConsoleFinder = {
  page: ConsolePage
  find: (ctx: Context, words: string, most: number) => Promise<Found[]>
}
type Found = { title: string; detail: string; path: string }

/** One search field for everything in the console: each feature searches its own data. */
export function searchRoutes(finders: readonly ConsoleFinder[]) {
  return (app: FastifyInstance, ctx: Context): void => {
    serveEndpoint(app, searchConsole, async ({ query: { words } }, request, reply) => {
      reply.header('cache-control', 'no-store')
      const { role } = await requireOperator(ctx, request, operatorRoles)
      const theirs = finders.filter(({ page }) => (consolePages[page] as readonly string[]).includes(role))
      const found = await Promise.all(
        theirs.map(async ({ page, find }) => {
          const hits = await find(ctx, words, SHOWN_OF_EACH)
          return hits.map((hit) => ({ page, ...hit }))
        }),
      )
      return { hits: found.flat() }
    })
  }
}
