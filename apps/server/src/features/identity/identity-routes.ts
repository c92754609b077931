import { readGlobalSetting } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { inProcessSend } from '../../platform/http/in-process-send.ts'
import { sessionRoutes } from './session-routes.ts'
import { toolkitRoutes } from './toolkit/toolkit-routes.ts'

/** Sessions and accounts: our own API, and the identity protocol that the sign-in client speaks. */
export function identityRoutes(app: FastifyInstance, ctx: Context): void {
  const call = createClient(inProcessSend(app))
  async function readSiteName(): Promise<string> {
    return (await call(readGlobalSetting, { query: { populate: '*' } })).data.siteName
  }
  sessionRoutes(app, ctx, { readSiteName })
  if (ctx.config.identity.keys.kind === 'own') toolkitRoutes(app, ctx, { readSiteName })
}
