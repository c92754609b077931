import { Failure, type HomeWatch, watchConsent } from '@mowatt/contract'
import type { Told } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Keep } from '../../../platform/http/idempotency.ts'
import { countToday } from '../../../platform/counts/day-counts.ts'
import { readEmail, requireSession } from '../../identity/public.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { dealOfHome } from '../deal-of-home.ts'
import { type Entered, enterHome } from '../enter-home.ts'
import { holdHomes } from '../home-store.ts'
import { type Asking, basisOf } from '../settle-homes.ts'
import { dayOf } from '../wire-home.ts'
import { homeWork, workOnHome } from '../work-on-home.ts'
import { confirmMail } from './confirm-mail.ts'
import { confirmLink } from './watch-links.ts'
import { findWatch, lockWatch, putWatch, setTold, type WatchRecord } from './watch-store.ts'
import { wireAgreed } from './wire-watch.ts'

const CONFIRM_DAYS = 7
const DAY_MS = 86_400_000
const perOwner = { name: 'homes-watch-owner', count: 20, perSeconds: 86_400 }
const perAddress = { name: 'homes-watch-address', count: 5, perSeconds: 86_400 }

type Agreeing = {
  agreed: { thresholdPence: number; email?: string | undefined }
  readSiteName: () => Promise<string>
  keep: Keep<{ watch: HomeWatch }>
}

/**
 * Begins a watch, or changes it. An address that was verified at sign-in is watched at once; any other gets one
 * confirmation mail first. What the page shows today counts as told.
 */
export async function agreeToWatch(
  ctx: Context,
  who: Asking,
  homeId: string,
  { agreed, readSiteName, keep }: Agreeing,
): Promise<HomeWatch> {
  const hashOf = (address: string) => namedHash('homes-address', address, ctx.secrets.files)
  const own = who.isEmailVerified === true ? who.email : null
  const email = readEmail(agreed.email ?? own ?? '')
  const isProved = own !== null && own.toLowerCase() === email
  const entered = await ctx.db.transaction().execute((tx) => enterHome(ctx, tx, who, homeId))
  const { home } = entered
  const told = await toldToday(ctx, entered, { thresholdPence: agreed.thresholdPence, before: null })
  const siteName = await readSiteName()
  const known = await findWatch(ctx, ctx.db, home.id)
  const isWritten = !isProved && !isConfirmedFor(known, email)
  await ctx.limits.consume(perOwner, who.subject)
  if (isWritten) await ctx.limits.consume(perAddress, email)
  return ctx.db.transaction().execute(async (tx) => {
    await requireSession(tx, who)
    // It may have been deleted since it was entered.
    if ((await holdHomes(ctx, tx, [home.id])).length === 0) throw new Failure('not_found')
    const before = await lockWatch(ctx, tx, { homeId: home.id })
    const isSame = before?.addressHash.equals(hashOf(email)) === true
    const isConfirmed = isProved || isConfirmedFor(before, email)
    const stopToken = isSame && before ? before.address.stopToken : token(ctx)
    const confirmToken = isConfirmed ? null : token(ctx)
    const now = ctx.now()
    const watch: WatchRecord = {
      homeId: home.id,
      thresholdPence: agreed.thresholdPence,
      agreedAt: now,
      address: { email, stopToken, agreed: watchConsent },
      addressHash: hashOf(email),
      stopHash: namedHash('homes-stop', stopToken),
      confirmHash: confirmToken === null ? null : namedHash('homes-confirm', confirmToken),
      confirmUntil: confirmToken === null ? null : new Date(now.getTime() + CONFIRM_DAYS * DAY_MS),
      confirmedAt: isConfirmed ? (isConfirmedFor(before, email) ? (before?.confirmedAt ?? now) : now) : null,
      stoppedAt: null,
      told,
      lastMailedOn: before?.lastMailedOn ?? null,
      lastCheckedOn: before?.lastCheckedOn ?? null,
    }
    await putWatch(ctx, tx, watch)
    if (confirmToken !== null) {
      const link = confirmLink(ctx, confirmToken)
      await ctx.mail.queue(tx, confirmMail({ to: email, siteName, link, days: CONFIRM_DAYS }))
      await countToday(ctx, tx, 'home_mail', ['confirm'])
    }
    const shown = wireAgreed(watch, email)
    await keep(tx, { watch: shown })
    return shown
  })
}

/** A user who stopped it said no: their earlier confirmation no longer counts. */
function isConfirmedFor(watch: WatchRecord | undefined, email: string): boolean {
  return watch?.confirmedAt != null && watch.stoppedAt === null && watch.address.email === email
}

function token({ randomBytes }: Pick<Context, 'randomBytes'>): string {
  return randomBytes(32).toString('base64url')
}

/** What the user is shown about their home today; null where it couldn't be calculated. */
async function toldToday(
  ctx: Context,
  { home, settled }: Entered,
  { thresholdPence, before }: { thresholdPence: number; before: Told | null },
): Promise<Told | null> {
  const today = dayOf(ctx, home)
  const { told, agreed, switchId } = await dealOfHome(ctx, ctx.db, home, today)
  const question = {
    said: told,
    basis: basisOf(home.content, settled.bills),
    agreed,
    switchId,
    today,
    before,
    lastMailedOn: null,
    thresholdPence,
  }
  const [answer] = await workOnHome(ctx)('checkHomes', { homes: [question] }, homeWork())
  return answer?.told ?? null
}

/**
 * After a user changed the details of a watched home: they have seen what follows from it, and need no mail about it.
 */
export async function noteShown(ctx: Context, entered: Entered): Promise<void> {
  const { id } = entered.home
  const watch = await findWatch(ctx, ctx.db, id)
  if (!watch || watch.stoppedAt !== null) return
  const told = await toldToday(ctx, entered, { thresholdPence: watch.thresholdPence, before: watch.told })
  if (told) await setTold(ctx, ctx.db, id, told)
}
