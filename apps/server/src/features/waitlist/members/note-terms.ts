import { readWaitlistTermsAndConditions } from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { inProcessSend } from '../../../platform/http/in-process-send.ts'
import type { AlongsideLink } from '../../identity/public.ts'
import { upsertSignUp } from './signup-store.ts'

/** Editors change the terms, so the version in force is read from the content. */
export function createTermsVersionReader(app: FastifyInstance): () => Promise<string> {
  const call = createClient(inProcessSend(app))
  return async () => (await call(readWaitlistTermsAndConditions, { query: {} })).data.lastUpdated
}

/**
 * The tick of a sign-in form travels in the address that the link continues with, because the identity protocol has no
 * field for it. It is stored with the mail, so that it counts on whichever device the link or the digits are used.
 */
export function noteTermsWithLink(app: FastifyInstance, { now }: Context): AlongsideLink {
  const readVersion = createTermsVersionReader(app)
  return async (continueUrl) => {
    if (URL.parse(continueUrl)?.searchParams.get('terms') !== 'accepted') return undefined
    const at = now()
    const terms = { version: await readVersion(), at }
    return (tx, email) => upsertSignUp(tx, { email, referralCode: undefined, terms, at })
  }
}
