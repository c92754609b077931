import * as contract from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { mailLetter } from '../letters/mail-letter.ts'
import type { Asking } from '../settle-homes.ts'
import { createSiteNameReader } from '../../identity/public.ts'
import { addComplaint, changeComplaint, deleteComplaint } from './change-complaints.ts'

type Parts = { asking: (request: FastifyRequest) => Promise<Asking>; once: Once }

/** Complaints with their clock, and letters to oneself. */
export function complaintRoutes(app: FastifyInstance, ctx: Context, { asking, once }: Parts): void {
  const readSiteName = createSiteNameReader(app)

  serveEndpoint(
    app,
    contract.addComplaint,
    async ({ params, body }, request, _reply, keep) => {
      const { supplier, subject, about, bill_id: billId, made_on: madeOn } = body
      const given = { supplier, subject, about, billId, madeOn }
      return addComplaint(ctx, await asking(request), params.home_id, { given, keep })
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.changeComplaint,
    async ({ params, body }, request) => {
      const { deadlock_on: deadlockOn, made_on: madeOn, ...words } = body
      const of = { homeId: params.home_id, complaintId: params.complaint_id }
      const complaint = await changeComplaint(ctx, await asking(request), of, { ...words, deadlockOn, madeOn })
      return { complaint }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.deleteComplaint,
    async ({ params }, request) => {
      const of = { homeId: params.home_id, complaintId: params.complaint_id }
      await deleteComplaint(ctx, await asking(request), of)
      return { is_deleted: true as const }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.mailLetter,
    async ({ body }, request, _reply, keep) => {
      const { title, text, home_id: homeId } = body
      const siteName = await readSiteName()
      // A retry after we were killed must not send it again.
      return mailLetter(ctx, await asking(request), { title, text, homeId, siteName, keep })
    },
    { once },
  )
}
