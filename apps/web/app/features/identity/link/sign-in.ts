import { exchangeSignInCode } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'
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
import { codeFormTexts } from './sign-in-texts.ts'
import { checkEmail, codeFailure, LINK_OVER, refusal, signInFailure } from './sign-in-failure.ts'

type LinkWish = { areTermsAccepted?: boolean; returnTo?: string | undefined }

const once = createKeptKeys(newId)

/** Requests a link by email, and remembers the address: with it, this browser may sign in by the link alone. */
export async function askForLink(typed: string, settings: IdentitySettings, wish: LinkWish = {}): Promise<void> {
  await sendLink(typed, settings, wish)
  rememberedEmail.write(typed.trim())
}

/**
 * The same for an email address in the page's URL: somebody else may have put it there, and must not be able to make
 * this browser remember an address that is not its owner's.
 */
export async function sendLink(typed: string, settings: IdentitySettings, wish: LinkWish = {}): Promise<void> {
  const email = typed.trim()
  checkEmail(email)
  if (!navigator.onLine) throw refusal('sign_in_unreachable')
  try {
    await auth.start(settings)
    const carried = { theme: readStored('local', THEME_KEY), referral: pendingReferral.read(), ...wish }
    const onward = continueUrl(settings.siteUrl, carried)
    await auth.ask((provider) => provider.sendLink(email, onward))
  } catch (error) {
    throw signInFailure(error)
  }
}

/**
 * Signs in by the link that this tab was opened with. A used or broken link is removed; other failures can be retried.
 */
export async function completeLink(typed: string, href: string): Promise<void> {
  try {
    const isLink = await auth.ask(async (provider) => provider.isSignInLink(href))
    if (!isLink) throw refusal('sign_in_link_broken')
    await auth.signIn((provider) => provider.completeLink(typed.trim(), href))
    finish()
  } catch (error) {
    const failure = signInFailure(error, true)
    if (LINK_OVER.includes(failure.code)) forgetLink()
    throw failure
  }
}

/** Signs in by the six digits in the email, typed on any device. */
export async function completeCode(typed: string, code: string, settings: IdentitySettings): Promise<void> {
  const { apiUrl, siteUrl } = settings
  const email = typed.trim()
  checkEmail(email)
  if (code.trim() === '') throw new Failure('sign_in_code_wrong', { fields: { code: codeFormTexts.missingCode } })
  if (!navigator.onLine) throw refusal('sign_in_unreachable')
  try {
    const call = createClient(fetchSend(apiUrl === siteUrl ? '' : apiUrl))
    // One idempotency key for both steps: if the second was lost, the first is answered again, and not rejected.
    await once(`${email} ${code}`, async (idempotencyKey) => {
      const { oob_code: oneTimeCode } = await call(exchangeSignInCode, { body: { email, code } }, { idempotencyKey })
      await auth.signIn((provider) => provider.completeLink(email, provider.linkFor(oneTimeCode)))
    })
    finish()
  } catch (error) {
    throw codeFailure(error)
  }
}

function finish(): void {
  rememberedEmail.forget()
  forgetLink()
}
