import * as contract from '@mowatt/contract'
import { consoleLimits, consolePages, Failure } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import type { Once } from '../../../platform/http/idempotency.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { requireOperator } from '../../operators/public.ts'
import type { CompetitionApi } from '../competition-api.ts'
import { decideEntry } from '../ledger/decide-entry.ts'
import { listEntries, sumHeld } from '../ledger/ledger-store.ts'
import { findMember } from '../members/member-store.ts'
import { findStandingOf } from '../ranking/rank-store.ts'
import { countReferrals } from '../referrals/referral-store.ts'
import { findMembersBy, type FoundMember, listMembersAfter, readPlace, writePlace } from './member-search.ts'
import { listWaiting } from './waiting-entries.ts'

type Parts = { once: Once; competition: CompetitionApi }

/** The waitlist, for operators. */
export function operateWaitlistRoutes(app: FastifyInstance, ctx: Context, { once, competition }: Parts): void {
  serveEndpoint(app, contract.searchMembers, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.members)
    const words = query.search?.trim() ?? ''
    if (words !== '') {
      return { members: (await findMembersBy(ctx.db, words, consoleLimits.rows)).map(wireMember), next: null }
    }
    const after = query.after === undefined ? undefined : readPlace(query.after)
    const { members, next } = await listMembersAfter(ctx.db, after, consoleLimits.rows)
    return { members: members.map(wireMember), next: next ? writePlace(next) : null }
  })

  serveEndpoint(app, contract.readMemberRecord, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { email } = await requireOperator(ctx, request, consolePages.members)
    const member = await findMember(ctx.db, params.member_id)
    const standing = member && (await findStandingOf(ctx, member.id))
    if (!member || !standing) throw new Failure('not_found')
    const [entries, held, referrals] = await Promise.all([
      listEntries(ctx.db, member.id),
      sumHeld(ctx.db, member.id),
      countReferrals(ctx.db, member),
    ])
    const proposed = await competition.listProposed(ctx, entries, email)
    return {
      member: wireMember({ ...member, points: standing.points }),
      rank: standing.rank,
      total: standing.total,
      held_points: held,
      referrals: { credited: referrals.verified, held: referrals.held },
      entries: entries.map(({ id, at, quest, what, why, points, state, reason, appeal, isTakenBack }) => ({
        entry_id: String(id),
        at: at.toISOString(),
        quest,
        what,
        why,
        points,
        state,
        reason,
        appeal,
        is_taken_back: isTakenBack,
        proposals: proposed.get(id) ?? null,
      })),
    }
  })

  serveEndpoint(app, contract.listHeldEntries, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { email } = await requireOperator(ctx, request, consolePages.held)
    const rows = await listWaiting(ctx.db, query.after ?? 0, consoleLimits.rows + 1)
    const entries = rows.slice(0, consoleLimits.rows)
    const proposed = await competition.listProposed(ctx, entries, email)
    return {
      entries: entries.map(({ id, at, memberId, ...entry }) => ({
        ...entry,
        entry_id: String(id),
        at: at.toISOString(),
        member_id: memberId,
        proposals: proposed.get(id) ?? null,
      })),
      next: rows.length > entries.length ? (entries.at(-1)?.id ?? null) : null,
    }
  })

  serveEndpoint(
    app,
    contract.decideEntry,
    async ({ params, body }, request) => {
      const operator = await requireOperator(ctx, request, consolePages.held)
      if (!/^[1-9]\d{0,14}$/.test(params.entry_id)) throw new Failure('not_found')
      const entryId = Number(params.entry_id)
      // One time for all of it: what needs no second operator is dated before the close.
      const at = ctx.now()
      const during = { ...ctx, now: () => at }
      if (await competition.proposeDecision(during, entryId, body, operator)) return { outcome: 'proposed' as const }
      return { outcome: await decideEntry(during, entryId, body, operator) }
    },
    { once },
  )
}

function wireMember({ id, alias, email, points, joinedAt, isSample }: FoundMember) {
  return { member_id: id, alias, email, points, joined_at: joinedAt.toISOString(), is_sample: isSample }
}
