import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { AccountPart } from './account/account-part.ts'
import { accountRoutes } from './account/account-routes.ts'
import { ownSessionRoutes } from './account/own-session-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import type { IsGuarded } from './passkeys/require-fresh-sign-in.ts'
import { keysRoutes } from './keys-routes.ts'
import { createSiteNameReader } from './read-site-name.ts'
import { type AlongsideLink, type MailLink, requestSignInLink } from './sign-in/request-sign-in-link.ts'
import { sessionRoutes } from './session-routes.ts'
import { toolkitRoutes } from './toolkit/toolkit-routes.ts'

/** Sessions and accounts: our own API, and the identity protocol that the sign-in client speaks. */
export function identityRoutes(
  parts: readonly AccountPart[],
  alongsideLink?: (app: FastifyInstance, ctx: Context) => AlongsideLink,
  isGuardedBy: (ctx: Context) => IsGuarded = () => async () => false,
) {
  return (app: FastifyInstance, ctx: Context): void => {
    const readSiteName = createSiteNameReader(app)
    const ofOthers = alongsideLink?.(app, ctx)
    const mailLink: MailLink = async (asked, keep) => {
      const write = await ofOthers?.(asked.continueUrl)
      const alongside = async (tx: Db, email: string) => {
        await write?.(tx, email)
        await keep(tx, email)
      }
      return requestSignInLink(ctx, { ...asked, alongside }, readSiteName)
    }
    sessionRoutes(app, ctx, { mailLink })
    accountRoutes(app, ctx, { parts, readSiteName })
    if (ctx.config.identity.keys.kind !== 'own') return
    keysRoutes(app, ctx)
    const isGuarded = isGuardedBy(ctx)
    passkeyRoutes(app, ctx, { readSiteName, isGuarded })
    ownSessionRoutes(app, ctx, { isGuarded })
    toolkitRoutes(app, ctx, { parts, readSiteName, mailLink })
  }
}
