import * as contract from '@mowatt/contract'
import { consolePages } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { RECENT_PASSKEY_MS } from '../../identity/public.ts'
import { noteAct, requireOperator } from '../../operators/public.ts'
import { findInvitedAt } from './invitation-store.ts'
import { previewInvitation, sendInvitations } from './invite-members.ts'
import { listMembersAfter, readPlace, writePlace } from './member-search.ts'

const EXPORTED_AT_A_TIME = 20_000

type Parts = { once: Once; readSiteName: () => Promise<string> }

/** Members as a file, and the mail that tells the first ones that they can start. */
export function invitationRoutes(app: FastifyInstance, ctx: Context, { once, readSiteName }: Parts): void {
  const roles = consolePages.invite

  serveEndpoint(app, contract.previewInvitation, async ({ body }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, roles)
    return previewInvitation(ctx, body, { siteName: await readSiteName() })
  })

  serveEndpoint(
    app,
    contract.sendInvitations,
    async ({ body: { seen, reason, ...invitation } }, request, _reply, keep) => {
      const by = await requireOperator(ctx, request, roles, RECENT_PASSKEY_MS)
      const siteName = await readSiteName()
      return sendInvitations(ctx, invitation, { by, reason, seen, siteName, alongside: keep })
    },
    { once },
  )

  serveEndpoint(app, contract.exportMembers, async ({ body: { reason, after } }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const by = await requireOperator(ctx, request, roles, RECENT_PASSKEY_MS)
    const place = after === undefined ? undefined : readPlace(after)
    const { members, next } = await listMembersAfter(ctx.db, place, EXPORTED_AT_A_TIME)
    const invited = await findInvitedAt(
      ctx.db,
      members.map(({ id }) => id),
    )
    // Nothing is sent without its audit entry.
    await ctx.db.transaction().execute((tx) =>
      noteAct(ctx, tx, {
        by,
        act: 'waitlist.export',
        subject: 'waitlist',
        reason,
        after: { members: members.length, from: after ?? 'the first' },
      }),
    )
    return {
      members: members.map(({ id, alias, email, points, joinedAt, isSample }) => ({
        alias,
        email,
        points,
        joined_at: joinedAt.toISOString(),
        is_sample: isSample,
        invited_at: invited.get(id)?.toISOString() ?? null,
      })),
      next: next ? writePlace(next) : null,
    }
  })
}
