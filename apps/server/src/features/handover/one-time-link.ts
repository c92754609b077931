import { createHash } from 'node:crypto'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { authenticate, makeAnonymousSession } from '../identity/public.ts'
import { insertLink, takeLink } from './link-store.ts'

const LIFETIME_MS = 10 * 60_000
const BYTES = 32
const FORM = /^[\w-]{43}$/

type Way = { chatId: string; owner: string; sessionId: string | undefined }

/** A way into one conversation, once, for ten minutes. Kept as a hash, so that a dump of the table opens nothing. */
export async function makeLink(ctx: Context, { chatId, owner, sessionId }: Way): Promise<string> {
  const link = ctx.randomBytes(BYTES).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + LIFETIME_MS)
  await insertLink(ctx.db, { hash: hashOf(link), chatId, owner, sessionId: sessionId ?? null, expiresAt })
  return link
}

/**
 * The session that a link stands for. A used, an old and a made-up link are refused alike, and so
 * is one whose sign-in has ended.
 */
export async function redeemLink(ctx: Context, link: string, key: string | undefined) {
  const shown = { hash: hashOf(link), key: key === undefined ? null : hashOf(key), now: ctx.now() }
  const taken = FORM.test(link) ? await takeLink(ctx.db, shown) : undefined
  if (!taken) throw new Failure('link_over')
  const { owner: subject, sessionId, chatId } = taken
  const { jwt, expiresAt } = await makeAnonymousSession(ctx, { subject, sessionId: sessionId ?? undefined })
  // The sign-in that it was made from may have ended, and then the token would open nothing.
  await authenticate(ctx, jwt).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'not_authenticated'
      ? new Failure('link_over', { cause: error })
      : error
  })
  return { chatId, jwt, expiresAt }
}

function hashOf(link: string): Buffer {
  return createHash('sha256').update(link).digest()
}
