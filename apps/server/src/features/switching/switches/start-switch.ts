import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { type CardOf, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { isUuid } from '../../../platform/ids/is-uuid.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import { listReadBills } from '../../bills/public.ts'
import { findComparison, type KeptComparison } from '../comparisons/kept-comparison.ts'
import { isStillOffered } from '../comparisons/tariff-print.ts'
import { currentCatalogue } from '../current-catalogue.ts'
import { supplierOf } from '../supplier/supplier-of.ts'
import type { Asking } from './asking.ts'
import { insertEvent } from './event-store.ts'
import { freezeOffer } from './freeze-offer.ts'
import { prefillFrom, textIn } from './prefill-from.ts'
import type { SwitchRecord } from './switch-record.ts'
import { findOpenSwitch, insertSwitch } from './switch-store.ts'

const HOUR_MS = 3_600_000
/** A price from yesterday is no longer an offer to agree to. */
const OFFER_HOLDS_MS = 24 * HOUR_MS
/** Abandoned drafts: kept long enough to come back to, then deleted. */
const DRAFT_KEPT_MS = 30 * 24 * HOUR_MS
/** One session does not need more, and each costs us work. */
const perOwner = { name: 'switch-start', count: 30, perSeconds: 3600 }

/** Begins a switch to one tariff of a comparison. Nothing is sent. */
export async function startSwitch(
  ctx: Context,
  who: Asking,
  { comparisonId, tariffId }: { comparisonId: string; tariffId: string },
): Promise<SwitchRecord> {
  const kept = await findComparison(ctx, who.subject, comparisonId)
  if (!kept) throw new Failure('not_found')
  const offer = kept.comparison.offers.find(({ tariff_id }) => tariff_id === tariffId)
  if (!offer) throw new Failure('not_found')
  const about = { comparisonId: kept.id, tariffId }
  const known = await findOpenSwitch(ctx, ctx.db, about)
  if (known) return known
  const at = ctx.now()
  const offerExpiresAt = new Date(kept.createdAt.getTime() + OFFER_HOLDS_MS)
  const print = kept.prints[tariffId]
  if (at >= offerExpiresAt || !isStillOffered(tariffId, print, currentCatalogue())) throw new Failure('offer_over')
  await ctx.limits.consume(perOwner, who.subject)
  const fresh: SwitchRecord = {
    ...begun(kept, offer, print),
    isSimulated: supplierOf(ctx.config).isSimulated,
    id: makeUuid(ctx),
    userId: kept.userId ?? (who.kind === 'user' ? who.subject : null),
    details: prefillFrom(kept, who, await billOf(ctx, kept)),
    offerExpiresAt,
    createdAt: at,
    deleteAt: new Date(at.getTime() + DRAFT_KEPT_MS),
  }
  return ctx.db.transaction().execute(async (tx) => {
    if (await insertSwitch(ctx, tx, fresh)) {
      await insertEvent(tx, fresh.id, { step: 'start', state: 'draft', reason: null, at })
      return fresh
    }
    const first = await findOpenSwitch(ctx, tx, about)
    if (!first) throw new Failure('switch_refuses')
    return first
  })
}

/** The compared bill: for a home the one it is based on, for a conversation its latest. */
async function billOf(ctx: Context, { chatId, basis }: KeptComparison): Promise<BillReading | undefined> {
  const billId = textIn(basis, 'billId')
  const of = chatId === null ? { ids: isUuid(billId) ? [billId] : [] } : { chatId }
  return (await listReadBills(ctx, ctx.db, of)).at(-1)?.reading
}

type Offer = CardOf<'comparison'>['offers'][number]

function begun(kept: KeptComparison, offer: Offer, print: string) {
  return {
    comparisonId: kept.id,
    tariffId: offer.tariff_id,
    chatId: kept.chatId,
    owner: kept.owner,
    state: 'draft' as const,
    frozen: freezeOffer(kept, offer, print),
    bank: null,
    consent: null,
    consentedAt: null,
    emailHash: null,
    mpanHash: null,
    mprnHash: null,
    supplierReference: null,
    coolingOffEndsOn: null,
    coolingOffEndsAt: null,
    warnedAt: null,
    expectedOn: null,
    dueAt: null,
    endedAt: null,
  }
}
