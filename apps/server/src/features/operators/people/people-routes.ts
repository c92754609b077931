import * as contract from '@mowatt/contract'
import { consolePages, Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import {
  type AccountPart,
  authenticate,
  bearerOf,
  createSiteNameReader,
  exportAccount,
  findUserByEmail,
  RECENT_PASSKEY_MS,
  removeAccount,
  sayKept,
} from '../../identity/public.ts'
import { type Act, noteAct } from '../audit/note-act.ts'
import { findOperator } from '../operator-store.ts'
import { requireOperator } from '../require-operator.ts'
import { exportedMail } from './exported-mail.ts'

/** A user's export and deletion by an operator, when the user asked for it and can't do it themselves. */
export function peopleRoutes(parts: readonly AccountPart[]) {
  return (app: FastifyInstance, ctx: Context): void => {
    const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)
    const readSiteName = createSiteNameReader(app)
    const personOf = async (email: string) => {
      const user = await findUserByEmail(ctx.db, email)
      if (!user) throw new Failure('not_found')
      return { user, owner: { userId: user.id, email: user.isEmailVerified ? user.email : null } }
    }
    const actOn = (userId: string, given: Pick<Act, 'by' | 'act' | 'reason'>): Act => ({
      ...given,
      subject: `user:${userId}`,
    })

    serveEndpoint(app, contract.findPerson, async ({ body }, request) => {
      await requireOperator(ctx, request, consolePages.people)
      const { user, owner } = await personOf(body.email)
      return {
        user_id: user.id,
        email: body.email,
        created_at: user.createdAt.toISOString(),
        kept: await sayKept(ctx.db, parts, owner),
        has_role: (await findOperator(ctx.db, body.email)) !== undefined,
      }
    })

    serveEndpoint(app, contract.exportPerson, async ({ body: { email, reason } }, request, reply) => {
      reply.header('cache-control', 'no-store')
      const by = await requireOperator(ctx, request, consolePages.people, RECENT_PASSKEY_MS)
      const { owner } = await personOf(email)
      const siteName = await readSiteName()
      // The audit entry comes first: nothing is exported without it.
      await ctx.db.transaction().execute(async (tx) => {
        await noteAct(ctx, tx, actOn(owner.userId, { by, act: 'account.export', reason }))
        if (owner.email !== null) await ctx.mail.queue(tx, exportedMail(owner.email, siteName))
      })
      ctx.security.note('account_exported', { user: owner.userId, by: by.userId })
      const { exportedAt, data, files } = await exportAccount(ctx, parts, owner)
      return {
        exported_at: exportedAt.toISOString(),
        data: JSON.parse(JSON.stringify(data)) as Record<string, unknown>,
        files: files.map(({ name, contentType, bytes }) => ({ name, content_type: contentType, bytes })),
      }
    })

    serveEndpoint(
      app,
      contract.deletePerson,
      async ({ body: { email, reason } }, request) => {
        const by = await requireOperator(ctx, request, consolePages.people, RECENT_PASSKEY_MS)
        const { owner } = await personOf(email)
        // Their passkeys would go and their role would stay, so whoever reads their email could add another.
        if (await findOperator(ctx.db, email)) throw new Failure('has_role')
        const act = actOn(owner.userId, { by, act: 'account.delete', reason })
        const alongside = (tx: Db) => noteAct(ctx, tx, act)
        await removeAccount(ctx, parts, owner, { readSiteName, alongside, byOperator: by.userId })
        return { outcome: 'deleted' as const }
      },
      { once },
    )
  }
}
