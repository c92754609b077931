import { readGlobalSetting } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import type { FastifyInstance } from 'fastify'
import { inProcessSend } from '../../platform/http/in-process-send.ts'

/** Editors decide the site's name, so it is read from the content like by any page. */
export function createSiteNameReader(app: FastifyInstance): () => Promise<string> {
  const call = createClient(inProcessSend(app))
  return async () => (await call(readGlobalSetting, { query: { populate: '*' } })).data.siteName
}
