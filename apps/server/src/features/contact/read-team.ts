import { fetchSend, type Send } from '@mowatt/contract/client'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import { inProcessSend } from '../../platform/http/in-process-send.ts'
import type { Team } from './contact-mails.ts'

/** A visitor waits for the answer to the form. */
const PATIENCE_MS = 2000
const Fields = z.object({ siteName: z.string().check(z.minLength(1)), contactEmail: z.email() })
const Wrapped = z.object({ data: z.object({ attributes: Fields }) })
const Flat = z.object({ data: Fields })

/**
 * Editors decide where messages are sent, so this reads the same content as the pages. An external host may be down:
 * then its last copy is used, or our own content, because a message must not be lost over it.
 */
export function createTeamReader(app: FastifyInstance, { urls }: Pick<Config, 'urls'>): () => Promise<Team> {
  const own = () => askTeam(inProcessSend(app))
  if (urls.content === urls.site) return own
  const elsewhere = fetchSend(urls.content)
  let last: Team | undefined
  return async () => {
    try {
      last = await askTeam(elsewhere)
      return last
    } catch {
      return last ?? own()
    }
  }
}

async function askTeam(send: Send): Promise<Team> {
  const url = '/api/global-setting'
  const headers = { accept: 'application/json' }
  const { body } = await send({ method: 'GET', url, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
  const json: unknown = JSON.parse(body)
  return z.safeParse(Wrapped, json).data?.data.attributes ?? z.parse(Flat, json).data
}
