import { exchangeSignInCode } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { createKeptKeys } from '../../../browser/kept-keys.ts'
import { newId } from '../../../browser/new-id.ts'
import { readStored } from '../../../browser/storage.ts'
import { THEME_KEY } from '../../../browser/theme.ts'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { forgetLink } from './kept-link.ts'
import { pendingReferral } from './pending-referral.ts'
import { rememberedEmail } from './remembered-email.ts'
import { continueUrl } from './sign-in-link.ts'
import { type SignInTrouble, signInTrouble, troubleOf } from './sign-in-trouble.ts'

type Outcome = SignInTrouble | undefined
type LinkWish = { areTermsAccepted?: boolean; returnTo?: string | undefined }

const once = createKeptKeys(newId)

/** Requests a link by email, and remembers the address: with it, this browser may sign in by the link alone. */
export async function askForLink(typed: string, settings: IdentitySettings, wish: LinkWish = {}): Promise<Outcome> {
  const trouble = await sendLink(typed, settings, wish)
  if (!trouble) rememberedEmail.write(typed.trim())
  return trouble
}

/**
 * The same for an email address in the page's URL: somebody else may have put it there, and must not be able to make
 * this browser remember an address that is not its owner's.
 */
export async function sendLink(typed: string, settings: IdentitySettings, wish: LinkWish = {}): Promise<Outcome> {
  const email = typed.trim()
  if (!navigator.onLine) return troubleOf('offline')
  try {
    await auth.start(settings)
    const carried = { theme: readStored('local', THEME_KEY), referral: pendingReferral.read(), ...wish }
    const onward = continueUrl(settings.siteUrl, carried)
    await auth.ask((provider) => provider.sendLink(email, onward))
    return undefined
  } catch (error) {
    return signInTrouble(error)
  }
}

/**
 * Signs in by the link that this tab was opened with. A used or broken link is removed; other failures can be retried.
 */
export async function completeLink(typed: string, href: string): Promise<Outcome> {
  try {
    const isLink = await auth.ask(async (provider) => provider.isSignInLink(href))
    if (!isLink) return over('broken')
    await auth.signIn((provider) => provider.completeLink(typed.trim(), href))
    finish()
    return undefined
  } catch (error) {
    const trouble = signInTrouble(error, true)
    return ['expired', 'used', 'broken', 'foreign'].includes(trouble.kind) ? over(trouble.kind) : trouble
  }
}

/** Signs in by the six digits in the email, typed on any device. */
export async function completeCode(typed: string, code: string, settings: IdentitySettings): Promise<Outcome> {
  const { apiUrl, siteUrl } = settings
  const email = typed.trim()
  if (!navigator.onLine) return troubleOf('offline')
  try {
    const call = createClient(fetchSend(apiUrl === siteUrl ? '' : apiUrl))
    // One idempotency key for both steps: if the second was lost, the first is answered again, and not rejected.
    await once(`${email} ${code}`, async (idempotencyKey) => {
      const { oob_code: oneTimeCode } = await call(exchangeSignInCode, { body: { email, code } }, { idempotencyKey })
      await auth.signIn((provider) => provider.completeLink(email, provider.linkFor(oneTimeCode)))
    })
    finish()
    return undefined
  } catch (error) {
    const isMalformed = (error as { code?: unknown }).code === 'invalid_request'
    return isMalformed ? troubleOf('wrong-code') : signInTrouble(error)
  }
}

function finish(): void {
  rememberedEmail.forget()
  forgetLink()
}

function over(kind: SignInTrouble['kind']): SignInTrouble {
  forgetLink()
  return troubleOf(kind)
}
