import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { bearerOf } from '../bearer-of.ts'
import { authenticate, isTokenOfDeletedUser } from '../tokens/authenticate.ts'
import type { User } from '../tokens/principal.ts'
import { requireUser } from '../tokens/require.ts'
import type { AccountOwner, AccountPart } from './account-part.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { sayKept } from './say-kept.ts'

const perUser: Limit = { name: 'account-export', count: 20, perSeconds: 3600 }

type Options = { parts: readonly AccountPart[]; readSiteName: () => Promise<string> }

/** A user's own data: export and deletion. */
export function accountRoutes(app: FastifyInstance, ctx: Context, { parts, readSiteName }: Options): void {
  const userOf = async (request: FastifyRequest) => requireUser(await authenticate(ctx, bearerOf(request)))

  serveEndpoint(app, contract.exportAccount, async (_input, request, reply) => {
    const user = await userOf(request)
    await ctx.limits.consume(perUser, user.subject)
    ctx.security.note('account_exported', { user: user.subject, session: user.sessionId })
    const { exportedAt, data, files } = await exportAccount(ctx, parts, ownerOf(user))
    reply.header('cache-control', 'no-store').header('content-disposition', 'attachment; filename="mowatt-export.json"')
    return {
      exported_at: exportedAt.toISOString(),
      data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
      files: files.map(({ feature, id, name, contentType, bytes }) => ({
        name,
        content_type: contentType,
        bytes,
        url: `/api/v1/account/export/files/${feature}/${id}`,
      })),
    }
  })

  // Not JSON, so not in the contract; its addresses are in the export.
  app.get<{ Params: { feature: string; id: string } }>(
    '/api/v1/account/export/files/:feature/:id',
    async (request, reply) => {
      const user = await userOf(request)
      await ctx.limits.consume({ ...perUser, name: 'account-export-file', count: 500 }, user.subject)
      const part = parts.find(({ feature }) => feature === request.params.feature)
      const content = await part?.readFile?.(ctx, ownerOf(user), request.params.id)
      if (!content) throw new Failure('not_found')
      // We name the file ourselves, without any user input; its own name is in the export.
      const name = `mowatt-${part?.feature}-file`
      reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="${name}"`)
      return reply.type('application/octet-stream').send(content)
    },
  )

  serveEndpoint(app, contract.readKept, async (_input, request, reply) => {
    const user = await userOf(request)
    reply.header('cache-control', 'private, no-store')
    return { kept: await sayKept(ctx.db, parts, ownerOf(user)) }
  })

  serveEndpoint(app, contract.deleteAccount, async (_input, request) => {
    const token = bearerOf(request)
    // A retry after a lost answer: it is done, so it gets the same answer.
    if (await isTokenOfDeletedUser(ctx, token)) return { outcome: 'deleted' as const }
    const user = requireUser(await authenticate(ctx, token))
    await deleteAccount(ctx, parts, { ...ownerOf(user), signedInAt: user.signedInAt }, readSiteName)
    return { outcome: 'deleted' as const }
  })
}

function ownerOf({ subject, email, isEmailVerified }: User): AccountOwner {
  return { userId: subject, email: isEmailVerified ? email : null }
}
