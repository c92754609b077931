import { Failure } from '@mowatt/contract'
import type { CardOf } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { requireSession } from '../identity/public.ts'
import { keepComparison } from '../switching/public.ts'
import { dealOfHome } from './deal-of-home.ts'
import { enterHome } from './enter-home.ts'
import { type Asking, basisOf } from './settle-homes.ts'
import { findWatch, isWatched } from './watch/watch-store.ts'
import { dayOf } from './wire-home.ts'
import { homeWork, workOnHome } from './work-on-home.ts'

const perOwner = { name: 'homes-compare', count: 60, perSeconds: 3600 }

/** Today's comparison, stored like one of a conversation, so that a switch can be about exactly that. */
export async function compareHome(ctx: Context, who: Asking, homeId: string): Promise<CardOf<'comparison'>> {
  await ctx.limits.consume(perOwner, who.subject)
  const { home, settled } = await ctx.db.transaction().execute((tx) => enterHome(ctx, tx, who, homeId))
  const basis = basisOf(home.content, settled.bills)
  const watch = await findWatch(ctx, ctx.db, home.id)
  const worthwhilePence = isWatched(watch) ? watch?.thresholdPence : undefined
  const today = dayOf(ctx, home)
  const { told, agreed } = await dealOfHome(ctx, ctx.db, home, today)
  const question = { said: told, basis, agreed, today, worthwhilePence }
  const found = await workOnHome(ctx)('compareHome', question, homeWork())
  if (!found) throw new Failure('home_unknown')
  const { facts } = basis ?? {}
  const proved = {
    postcode: home.content.told.postcode ?? facts?.customerPostcode,
    mpan: home.content.told.mpan ?? facts?.electricity?.mpan,
    mprn: facts?.gas?.mprn,
    billId: basis?.billId,
  }
  const comparison = { ...found.comparison, comparison_id: '' }
  return ctx.db.transaction().execute(async (tx) => {
    await requireSession(tx, who)
    const id = await keepComparison(ctx, tx, {
      comparison,
      verdict: found.verdict && { ...found.verdict, comparison_id: '' },
      basis: { ...found.basis, ...proved, subject: 'own' },
      chatId: null,
      owner: who.subject,
      userId: who.kind === 'user' ? who.subject : null,
    })
    return { ...comparison, comparison_id: id }
  })
}
