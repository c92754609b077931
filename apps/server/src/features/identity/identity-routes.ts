import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { AccountPart } from './account/account-part.ts'
import { accountRoutes } from './account/account-routes.ts'
import { keysRoutes } from './keys-routes.ts'
import { createSiteNameReader } from './read-site-name.ts'
import { sessionRoutes } from './session-routes.ts'
import { toolkitRoutes } from './toolkit/toolkit-routes.ts'

/** Sessions and accounts: our own API, and the identity protocol that the sign-in client speaks. */
export function identityRoutes(parts: readonly AccountPart[]) {
  return (app: FastifyInstance, ctx: Context): void => {
    const readSiteName = createSiteNameReader(app)
    sessionRoutes(app, ctx, { readSiteName })
    accountRoutes(app, ctx, { parts, readSiteName })
    if (ctx.config.identity.keys.kind !== 'own') return
    keysRoutes(app, ctx)
    toolkitRoutes(app, ctx, { parts, readSiteName })
  }
}
