import * as contract from '@mowatt/contract'
import { consoleLimits, type ConsolePage, consolePages, Failure, isEmailAddress, operatorRoles } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf, RECENT_PASSKEY_MS } from '../identity/public.ts'
import { createAnchoring } from './audit/anchor-audit.ts'
import { checkChain } from './audit/audit-chain.ts'
import { eachEntry, listEntries } from './audit/audit-store.ts'
import { listOperators } from './operator-store.ts'
import { requireOperator } from './require-operator.ts'
import { setRole } from './set-role.ts'

const ENTRIES_LISTED = consoleLimits.rows

/** The operators, and what each of them did. */
export function operatorsRoutes(app: FastifyInstance, ctx: Context): void {
  const once = ctx.idempotent(async (request) => (await authenticate(ctx, bearerOf(request))).subject)

  app.addHook('onReady', () => ctx.jobs.schedule('operators.anchor', '* * * * *', createAnchoring(ctx)))

  serveEndpoint(app, contract.readConsole, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    const { email, role } = await requireOperator(ctx, request, operatorRoles)
    const pages = Object.entries(consolePages).filter(([, roles]) => (roles as readonly string[]).includes(role))
    return { email, role, pages: pages.map(([page]) => page as ConsolePage) }
  })

  serveEndpoint(app, contract.listOperators, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.operators)
    return everybody(ctx)
  })

  serveEndpoint(
    app,
    contract.changeRole,
    async ({ body: { email, role, reason } }, request) => {
      const by = await requireOperator(ctx, request, consolePages.operators, RECENT_PASSKEY_MS)
      if (!isEmailAddress(email)) throw new Failure('email_invalid')
      if (await setRole(ctx, email, role, { by, reason })) {
        const facts = { by: by.userId, address: email, reason: role ?? 'none' }
        ctx.security.note(role === null ? 'role_taken' : 'role_given', facts)
      }
      return everybody(ctx)
    },
    { once },
  )

  serveEndpoint(app, contract.listAudit, async ({ query }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.audit)
    const found = await listEntries(ctx.db, { ...query, most: ENTRIES_LISTED + 1 })
    const entries = found.slice(0, ENTRIES_LISTED)
    return {
      entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      has_more: found.length > entries.length,
    }
  })

  serveEndpoint(app, contract.checkAudit, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.audit)
    const { entries, head, broken } = await checkChain(eachEntry(ctx.db))
    return { entries, head: head.toString('hex'), broken: broken ?? null }
  })
}

async function everybody({ db }: Context) {
  const operators = await listOperators(db)
  return { operators: operators.map(({ email, role, addedAt }) => ({ email, role, added_at: addedAt.toISOString() })) }
}
