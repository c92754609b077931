import * as contract from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { findMember } from './member-store.ts'
import { memberOf } from './member-of-request.ts'
import { type MemberSight, readMember } from './read-member.ts'
import { updateMember } from './update-member.ts'

type Options = MemberSight & { once: Once; readTermsVersion: () => Promise<string> }

/** A member's points and place, and what they may change about themselves. */
export function memberRoutes(app: FastifyInstance, ctx: Context, { once, readTermsVersion, ...sight }: Options): void {
  serveEndpoint(app, contract.readMember, async ({ query }, request, reply) => {
    reply.header('cache-control', 'private, no-store')
    return readMember(ctx, await memberOf(ctx, request, query.referral_code), sight)
  })

  serveEndpoint(
    app,
    contract.updateMember,
    async ({ body }, request) => {
      const member = await memberOf(ctx, request)
      const { alias, declarations, quest, terms_accepted: areTermsAccepted } = body
      const terms = areTermsAccepted && { version: await readTermsVersion(), at: ctx.now() }
      await updateMember(ctx, member, { alias, declarations, quest: quest?.id, terms }, sight.competition)
      return readMember(ctx, (await findMember(ctx.db, member.id)) ?? member, sight)
    },
    { once },
  )
}
