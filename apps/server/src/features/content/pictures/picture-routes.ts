import * as contract from '@mowatt/contract'
import { consolePages, Failure, pictureLimits } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf } from '../../identity/public.ts'
import { requireOperator } from '../../operators/public.ts'
import { keepPicture, pictureFile } from './keep-picture.ts'
import { hasPicture } from './picture-store.ts'

const NAME = /^([0-9a-f]{32})\.webp$/

/** Pictures for content: uploaded by editors, and public. */
export function pictureRoutes(app: FastifyInstance, ctx: Context): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)
  const admit = (request: FastifyRequest) => requireOperator(ctx, request, consolePages.content)

  serveEndpoint(
    app,
    contract.uploadPicture,
    async ({ body: { data } }, request) => {
      const by = await requireOperator(ctx, request, consolePages.content)
      const { pictureId, width, height } = await keepPicture(ctx, Buffer.from(data, 'base64'), by)
      return { url: `/api/v1/pictures/${pictureId}.webp`, width, height }
    },
    { once, admit, bodyLimitBytes: pictureLimits.characters + 1024 },
  )

  app.get<{ Params: { name: string } }>('/api/v1/pictures/:name', async (request, reply) => {
    const [, id] = NAME.exec(request.params.name) ?? []
    const picture =
      id !== undefined && (await hasPicture(ctx.db, id)) ? await ctx.files.get(pictureFile(id)) : undefined
    if (!picture) throw new Failure('not_found')
    // Whatever shows our content may show its pictures.
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(picture)
  })
}
