import { readGlobalSetting } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { inProcessSend } from '../../platform/http/in-process-send.ts'
import type { AccountPart } from './account/account-part.ts'
import { accountRoutes } from './account/account-routes.ts'
import { keysRoutes } from './keys-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { toolkitRoutes } from './toolkit/toolkit-routes.ts'

/** Sessions and accounts: our own API, and the identity protocol that the sign-in client speaks. */
export function identityRoutes(parts: readonly AccountPart[]) {
  return (app: FastifyInstance, ctx: Context): void => {
    // Editors decide what the site is called, so the content is asked as any page asks it.
    const call = createClient(inProcessSend(app))
    async function readSiteName(): Promise<string> {
      return (await call(readGlobalSetting, { query: { populate: '*' } })).data.siteName
    }
    sessionRoutes(app, ctx, { readSiteName })
    accountRoutes(app, ctx, { parts, readSiteName })
    if (ctx.config.identity.keys.kind !== 'own') return
    keysRoutes(app, ctx)
    toolkitRoutes(app, ctx, { parts, readSiteName })
  }
}
