import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { bearerOf } from '../bearer-of.ts'
import { authenticate } from '../tokens/authenticate.ts'
import { requireUser } from '../tokens/require.ts'
import { addPasskey } from './add-passkey.ts'
import { askForNewPasskey, askForSignIn, askToConfirm } from './ask-passkey.ts'
import { confirmWithPasskey } from './confirm-with-passkey.ts'
import { listPasskeysOf, type Passkey, renamePasskeyOf } from './passkey-store.ts'
import { removePasskey } from './remove-passkey.ts'
import { type IsGuarded, requireFreshSignIn } from './require-fresh-sign-in.ts'
import { SECOND_FACTOR_MS, secondFactorAt } from './second-factor.ts'

const asksPerNetwork: Limit = { name: 'passkey-sign-in', count: 120, perSeconds: 600 }
/** For a proxy that doesn't forward its clients' addresses: all of its visitors share this one. */
const asksHere: Limit = { name: 'passkey-sign-in-here', count: 1200, perSeconds: 600 }
const changesPerUser: Limit = { name: 'passkey-change', count: 60, perSeconds: 600 }

type Options = { readSiteName: () => Promise<string>; isGuarded: IsGuarded }

/** Passkeys: those of an account, and the challenges for them. Signing in itself is a call of the identity protocol. */
export function passkeyRoutes(app: FastifyInstance, ctx: Context, { readSiteName, isGuarded }: Options): void {
  const userOf = async (request: FastifyRequest) => requireUser(await authenticate(ctx, bearerOf(request)))
  const changerOf = async (request: FastifyRequest) => {
    const user = await userOf(request)
    await ctx.limits.consume(changesPerUser, user.subject)
    return user
  }
  const once = ctx.idempotent(async (request) => (await userOf(request)).subject)

  serveEndpoint(app, contract.askPasskeySignIn, async (_input, request, reply) => {
    const network = networkOf(request.ip)
    await ctx.limits.consume(network === undefined ? asksHere : asksPerNetwork, network ?? 'here')
    reply.header('cache-control', 'no-store')
    return { options: { ...(await askForSignIn(ctx)) } }
  })

  serveEndpoint(app, contract.listPasskeys, async (_input, request, reply) => {
    const user = await userOf(request)
    reply.header('cache-control', 'private, no-store')
    const [passkeys, confirmedAt] = await Promise.all([listPasskeysOf(ctx.db, user.subject), secondFactorAt(ctx, user)])
    const untilMs = (confirmedAt?.getTime() ?? 0) + SECOND_FACTOR_MS
    const isConfirmed = confirmedAt !== undefined && untilMs > ctx.now().getTime()
    return {
      passkeys: passkeys.map(wirePasskey),
      confirmed_until: isConfirmed ? new Date(untilMs).toISOString() : null,
    }
  })

  serveEndpoint(app, contract.askPasskey, async ({ body: { purpose } }, request, reply) => {
    const user = await changerOf(request)
    reply.header('cache-control', 'no-store')
    if (purpose === 'confirm') return { options: { ...(await askToConfirm(ctx, user)) } }
    await requireFreshSignIn(ctx, user, isGuarded)
    return { options: { ...(await askForNewPasskey(ctx, user, await readSiteName())) } }
  })

  serveEndpoint(
    app,
    contract.addPasskey,
    async ({ body: { name, credential } }, request) => {
      const user = await changerOf(request)
      await requireFreshSignIn(ctx, user, isGuarded)
      const added = await addPasskey(ctx, user, { name, credential, siteName: await readSiteName() })
      return { passkey: wirePasskey(added) }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.confirmWithPasskey,
    async ({ body: { credential } }, request) => {
      const user = await changerOf(request)
      return { confirmed_until: (await confirmWithPasskey(ctx, user, credential)).toISOString() }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.renamePasskey,
    async ({ params: { id }, body: { name } }, request) => {
      const { subject: userId } = await changerOf(request)
      const renamed = await renamePasskeyOf(ctx.db, { id, userId, name })
      if (!renamed) throw new Failure('not_found')
      return { passkey: wirePasskey(renamed) }
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.removePasskey,
    async ({ params: { id } }, request) => {
      const user = await changerOf(request)
      await requireFreshSignIn(ctx, user, isGuarded)
      await removePasskey(ctx, user, id, await readSiteName())
      return { outcome: 'removed' as const }
    },
    { once },
  )
}

function wirePasskey({ id, name, createdAt, lastUsedAt }: Passkey) {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: lastUsedAt?.toISOString() ?? null }
}
