import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { actingMemberOf, memberOf } from '../members/member-of-request.ts'
import { insertAppeal } from './appeal-store.ts'
import { listEntries } from './ledger-store.ts'
import { listDays } from './read-ledger.ts'

const appealsPerMember: Limit = { name: 'waitlist-appeals', count: 10, perSeconds: 24 * 3600 }

/** Every point with its reason, and a way to object. */
export function ledgerRoutes(app: FastifyInstance, ctx: Context, { once }: { once: Once }): void {
  serveEndpoint(app, contract.readLedger, async (_input, request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const { id } = await memberOf(ctx, request)
    const [entries, days] = await Promise.all([listEntries(ctx.db, id), listDays(ctx.db, id)])
    const counted = entries.filter(({ state }) => state === 'counted')
    return {
      points: counted.reduce((sum, { points }) => sum + points, 0),
      entries: entries.map((entry) => ({
        id: String(entry.id),
        at: entry.at.toISOString(),
        quest: entry.quest as contract.LedgerEntry['quest'],
        what: entry.what,
        why: entry.why,
        points: entry.points,
        state: entry.state,
        reason: entry.reason,
        appeal: entry.appeal,
      })),
      days,
    }
  })

  serveEndpoint(
    app,
    contract.appealEntry,
    async ({ body: { entry_id: entryId, text } }, request, _reply, keep) => {
      const { id: memberId } = await actingMemberOf(ctx, request)
      await ctx.limits.consume(appealsPerMember, memberId)
      const isNumber = /^[1-9]\d{0,14}$/.test(entryId)
      const appeal = { memberId, entryId: Number(entryId), text, at: ctx.now() }
      const answer = { entry_id: entryId, state: 'open' as const, received_at: appeal.at.toISOString() }
      const insert = async (tx: Db) => {
        const outcome = await insertAppeal(tx, appeal)
        if (outcome === 'received') await keep(tx, answer)
        return outcome
      }
      const kept = isNumber ? await ctx.db.transaction().execute(insert) : 'not theirs'
      if (kept === 'not theirs') throw new Failure('not_found')
      if (kept === 'open') throw new Failure('appeal_open')
      if (kept === 'answered') throw new Failure('appeal_answered')
      return answer
    },
    { once },
  )
}
