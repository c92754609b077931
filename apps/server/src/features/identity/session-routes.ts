import * as contract from '@mowatt/contract'
import type { ParsedOf } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Keep } from '../../platform/http/idempotency.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import type { Limit } from '../../platform/limits/rate-limits.ts'
import { bearerOf } from './bearer-of.ts'
import { idempotentPerAddress } from './sign-in/idempotent-per-address.ts'
import { countDigitsTry, exchangeSignInCode } from './sign-in/exchange-sign-in-code.ts'
import type { MailLink } from './sign-in/request-sign-in-link.ts'
import { signOut } from './sign-out.ts'
import { makeAnonymousSession } from './tokens/anonymous-token.ts'
import { authenticate } from './tokens/authenticate.ts'
import { requireUser } from './tokens/require.ts'

const anonymousPerNetwork: Limit = { name: 'anonymous-session', count: 120, perSeconds: 60 }
/** For a proxy that doesn't forward its clients' addresses: all of its visitors share this one. */
const anonymousOnThisMachine: Limit = { name: 'anonymous-session-here', count: 1200, perSeconds: 60 }

type Options = { mailLink: MailLink }

/** Sessions, in our own API: anonymous ones, their owners, and the ways to begin and to end one. */
export function sessionRoutes(app: FastifyInstance, ctx: Context, { mailLink }: Options): void {
  serveEndpoint(app, contract.startAnonymousSession, async (_input, request, reply) => {
    const network = networkOf(request.ip)
    await ctx.limits.consume(network === undefined ? anonymousOnThisMachine : anonymousPerNetwork, network ?? 'here')
    reply.header('cache-control', 'no-store')
    const { jwt, expiresAt, capabilities } = await makeAnonymousSession(ctx)
    return { jwt, expires_at: expiresAt.toISOString(), capabilities: [...capabilities] }
  })

  serveEndpoint(app, contract.readSessionInfo, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'authorization, cookie')
    const { kind, subject, email, expiresAt, capabilities } = await authenticate(
      ctx,
      bearerOf(request) ?? cookieOf(request),
    )
    return { kind, subject, email, expires_at: expiresAt.toISOString(), capabilities: [...capabilities] }
  })

  serveEndpoint(app, contract.signOut, async ({ body }, request) => {
    const user = requireUser(await authenticate(ctx, bearerOf(request)))
    await signOut(ctx, user, { isEverywhere: body.everywhere ?? false })
    return { outcome: 'signed_out' as const }
  })

  // With another identity service, links and codes are its own business; here they may be switched off.
  if (ctx.config.identity.keys.kind !== 'own' || !ctx.config.identity.allowsLinks) return
  const once = idempotentPerAddress(ctx)
  serveEndpoint(
    app,
    contract.requestSignInLink,
    async ({ body }, request, _reply, keep) => {
      const continueUrl = body.continue_url ?? `${ctx.config.urls.site}/waitlist`
      const sent = { outcome: 'sent' as const }
      await mailLink({ email: body.email, continueUrl, network: networkOf(request.ip) }, (tx) => keep(tx, sent))
      return sent
    },
    { once },
  )
  const exchangeOnce = once(
    contract.exchangeSignInCode.name,
    async (
      { body: { email, code: digits } }: ParsedOf<typeof contract.exchangeSignInCode>,
      request,
      _reply,
      keep: Keep<{ oob_code: string }>,
    ) => {
      const network = networkOf(request.ip)
      const given = { email, digits, network, keep: (tx: Db, code: string) => keep(tx, { oob_code: code }) }
      return { oob_code: await exchangeSignInCode(ctx, given) }
    },
  )
  serveEndpoint(app, contract.exchangeSignInCode, async (input, request, reply) => {
    reply.header('cache-control', 'no-store')
    await countDigitsTry(ctx, networkOf(request.ip))
    return exchangeOnce(input, request, reply)
  })
}

/** Only for reading whose session it is: a cookie is sent automatically, and must not be enough to change anything. */
function cookieOf(request: FastifyRequest): string | undefined {
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim())
  for (const name of Object.values(contract.sessionCookieNames)) {
    const found = cookies.find((each) => each.startsWith(`${name}=`))
    if (found) return found.slice(name.length + 1)
  }
  return undefined
}
