import type { Endpoint } from '@mowatt/contract'
import { openApiDocument } from '@mowatt/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { ownRound } from '../limits/own-round.ts'

/** Describes what this server offers. Made at the first request, in pieces: in one it would block for 100 ms. */
export function serveDocument(app: FastifyInstance, endpoints: readonly Endpoint[], serverUrl: string): void {
  const offered = endpoints.filter(({ method, path }) => app.hasRoute({ method, url: path }))
  let document: Promise<string> | undefined
  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= openApiDocument(offered, { title: 'Mowatt', serverUrl }, ownRound).then((each) => JSON.stringify(each))
    return reply.type('application/json; charset=utf-8').send(await document)
  })
}
