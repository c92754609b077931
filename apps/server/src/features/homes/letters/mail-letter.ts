import { Failure, type mailLetter as letterEndpoint, type ReplyOf } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { countToday } from '../../../platform/counts/day-counts.ts'
import type { Keep } from '../../../platform/http/idempotency.ts'
import { requireSession } from '../../identity/public.ts'
import { enterHome } from '../enter-home.ts'
import type { Asking } from '../settle-homes.ts'
import { findWatch, isWatched } from '../watch/watch-store.ts'
import { letterMail } from './letter-mail.ts'

type Mailed = ReplyOf<typeof letterEndpoint>
type Letter = { title: string; text: string; homeId?: string | undefined; siteName: string; keep: Keep<Mailed> }

const perOwner = { name: 'homes-letter', count: 10, perSeconds: 86_400 }

/**
 * To the user who wrote it, at an address that they verified, and to no one else. It is stored nowhere but in the mail.
 */
export async function mailLetter(
  ctx: Context,
  who: Asking,
  { title, text, homeId, siteName, keep }: Letter,
): Promise<Mailed> {
  await ctx.limits.consume(perOwner, who.subject)
  return ctx.db.transaction().execute(async (tx) => {
    await requireSession(tx, who)
    const to = await provedAddress(ctx, tx, who, homeId)
    if (to === null) throw new Failure('letter_without_address')
    await ctx.mail.queue(tx, letterMail({ to, siteName, title, text, site: ctx.config.urls.app }))
    await countToday(ctx, tx, 'home_mail', ['letter'])
    await keep(tx, { to })
    return { to }
  })
}

/** The address that they signed in with; without an account, the one that was confirmed for the watch of their home. */
async function provedAddress(ctx: Context, tx: Db, who: Asking, homeId: string | undefined): Promise<string | null> {
  if (who.isEmailVerified === true && who.email !== null) return who.email
  if (homeId === undefined) return null
  const { home } = await enterHome(ctx, tx, who, homeId)
  const watch = await findWatch(ctx, tx, home.id)
  return watch && isWatched(watch) ? watch.address.email : null
}
