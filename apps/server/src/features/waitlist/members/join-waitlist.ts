import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { countUses, type Use } from '../../../platform/limits/count-uses.ts'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { readEmail, requestSignInLink } from '../../identity/public.ts'
import { readReferralCode } from '../referrals/referral-codes.ts'
import { upsertSignUp } from './signup-store.ts'
import { welcome, welcomeMail } from './welcome-mail.ts'

const perNetwork: Limit = { name: 'waitlist-join-network', count: 20, perSeconds: 3600 }
const everybody: Limit = { name: 'waitlist-join-all', count: 1000, perSeconds: 60 }

type Given = {
  email: string
  referralCode: string | null | undefined
  /** Undefined for a client without a tick box. */
  areTermsAccepted: boolean | undefined
  /** Of the requesting browser; the link carries it to the one that opens it. */
  theme?: string | undefined
  network: string | undefined
  /** Written in the transaction of the mail. */
  alongside: (tx: Db, email: string) => Promise<void>
}

/** Texts that editors decide. */
type Readers = { readSiteName: () => Promise<string>; readTermsVersion: () => Promise<string> }

/**
 * Stores an address and mails a sign-in link to it. Known and unknown addresses take the same path and get the same
 * answer; a place in the queue comes only with the first sign-in.
 */
export async function joinWaitlist(ctx: Context, given: Given, readers: Readers): Promise<{ email: string }> {
  if (given.areTermsAccepted === false) throw new Failure('terms_not_accepted')
  const email = readEmail(given.email)
  const ofNetwork: Use[] = given.network === undefined ? [] : [[perNetwork, given.network]]
  await countUses(ctx.limits, [...ofNetwork, [everybody, 'everybody']], () =>
    mailLink(ctx, { ...given, email }, readers),
  )
  return { email }
}

async function mailLink(
  ctx: Context,
  { email, referralCode, areTermsAccepted, theme = 'system', network, alongside: keep }: Given,
  { readSiteName, readTermsVersion }: Readers,
): Promise<void> {
  const code = readReferralCode(referralCode)
  const at = ctx.now()
  const terms = areTermsAccepted ? { version: await readTermsVersion(), at } : undefined
  const signUp = { email, referralCode: code, terms, at }
  const continueUrl = onwardFrom(`${ctx.config.urls.site}/auth/action`, { ref: code, theme })
  const { keys, allowsLinks } = ctx.config.identity
  if (keys.kind === 'own' && allowsLinks) {
    const alongside = async (tx: Db) => {
      await upsertSignUp(tx, signUp)
      await keep(tx, email)
    }
    await requestSignInLink(ctx, { email, continueUrl, network, greeting: welcome, alongside }, readSiteName)
    return
  }
  // With another identity service links are its own business: our mail leads to the page that requests one.
  const siteName = await readSiteName()
  await ctx.db.transaction().execute(async (tx) => {
    await upsertSignUp(tx, signUp)
    await ctx.mail.queue(
      tx,
      welcomeMail({ to: email, siteName, link: onwardFrom(`${ctx.config.urls.site}/waitlist`, { ref: code }) }),
    )
    await keep(tx, email)
  })
}

/** The sign-in page takes the code from here and sends it with the first request for the queue. */
function onwardFrom(address: string, carried: { ref: string | undefined; theme?: string }): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(carried)) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
