import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { holdChat } from '../chat/public.ts'
import { authenticate, makeAnonymousSession } from '../identity/public.ts'
import type { RequestKey } from './handover-store.ts'
import { findLink, keepLink, takeLink } from './link-store.ts'

const LIFETIME_MS = 10 * 60_000
const FORM = /^[\w-]{43}$/

type Way = RequestKey & { chatId: string; sessionId: string | undefined }

/**
 * A link to one conversation, for one use within ten minutes. Derived from the request with our own key, so that a
 * repeated request gets the same link; stored as a hash, so that a dump of the table opens nothing. None for a
 * withdrawn or deleted request.
 */
export async function makeLink(ctx: Context, { sessionId, ...way }: Way): Promise<string> {
  const key = Buffer.from(hkdfSync('sha256', ctx.secrets.session, '', 'mowatt hand-over links', 32))
  const link = createHmac('sha256', key).update([way.owner, way.messageId, way.chatId].join('\n')).digest('base64url')
  const expiresAt = new Date(ctx.now().getTime() + LIFETIME_MS)
  const { chatId, owner } = way
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await holdChat(tx, chatId))) throw new Failure('not_found')
    await keepLink(tx, { hash: hashOf(link), chatId, owner, sessionId: sessionId ?? null, expiresAt })
  })
  return link
}

export type Redeemed = { chatId: string; jwt: string; expiresAt: Date }

/**
 * The session of a link. A used, an old and a made-up link are refused alike, and so is one whose sign-in has ended.
 * The answer is stored in the transaction that uses the link up.
 */
export async function redeemLink(
  ctx: Context,
  link: string,
  keep: (tx: Db, redeemed: Redeemed) => Promise<void>,
): Promise<Redeemed> {
  const shown = { hash: hashOf(link), now: ctx.now() }
  const found = FORM.test(link) ? await findLink(ctx.db, shown) : undefined
  if (!found) throw new Failure('link_over')
  const { owner: subject, sessionId, chatId } = found
  const { jwt, expiresAt } = await makeAnonymousSession(ctx, { subject, sessionId: sessionId ?? undefined })
  // The sign-in that it was made from may have ended, and then the token would be void.
  await authenticate(ctx, jwt).catch((error: unknown) => {
    throw error instanceof Failure && error.code === 'not_authenticated'
      ? new Failure('link_over', { cause: error })
      : error
  })
  const redeemed = { chatId, jwt, expiresAt }
  await ctx.db.transaction().execute(async (tx) => {
    if (!(await takeLink(tx, shown))) throw new Failure('link_over')
    await keep(tx, redeemed)
  })
  return redeemed
}

function hashOf(link: string): Buffer {
  return createHash('sha256').update(link).digest()
}
