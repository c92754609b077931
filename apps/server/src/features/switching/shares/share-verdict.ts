import { Failure, type Share } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import { findComparison } from '../comparisons/kept-comparison.ts'
import type { Asking } from '../switches/asking.ts'
import { DAY_MS } from '../switches/switch-calendar.ts'
import { openShare, sealShare } from './share-seal.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { emptySharesExpired, findLiveShare, insertShare, type ShareRow } from './share-store.ts'
import { withoutPerson } from './without-person.ts'

/** Prices change: after that, the verdict is out of date. */
const SHARED_MS = 90 * DAY_MS
const perOwner = { name: 'share', count: 30, perSeconds: 86_400 }

/** Creates a link that shows one of the user's verdicts, or returns the existing one. */
export async function shareVerdict(ctx: Context, who: Asking, comparisonId: string): Promise<Share> {
  const { subject } = who
  const kept = await findComparison(ctx, subject, comparisonId)
  const shown = kept && withoutPerson(kept)
  if (!shown) throw new Failure('not_found')
  await ctx.limits.consume(perOwner, subject)
  const now = ctx.now()
  const id = makeUuid(ctx)
  const token = ctx.randomBytes(16).toString('base64url')
  return ctx.db.transaction().execute(async (tx) => {
    await emptySharesExpired(tx, now)
    await insertShare(tx, {
      id,
      comparisonId: kept.id,
      chatId: kept.chatId,
      owner: kept.owner,
      userId: kept.userId ?? (who.kind === 'user' ? subject : null),
      linkHash: namedHash('share', token),
      sealed: sealShare(ctx, id, { token, shown }),
      createdAt: now,
      expiresAt: new Date(now.getTime() + SHARED_MS),
    })
    const live = await findLiveShare(tx, { comparisonId: kept.id, subject, now })
    if (!live) throw new Error('A link was made and is not there')
    return wireShare(ctx, live)
  })
}

export function wireShare(ctx: Pick<Context, 'secrets' | 'config'>, { id, sealed, expiresAt }: ShareRow): Share {
  const { token } = openShare(ctx, id, sealed)
  return { url: `${ctx.config.urls.site}/shared/${token}`, expires_at: expiresAt.toISOString() }
}
