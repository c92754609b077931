import { Failure, requestSignInLink } from '@mowatt/contract'
import { continueUrl } from '../link/sign-in-link.ts'
import { checkEmail, signInFailure } from '../link/sign-in-failure.ts'
import type { IdentityClient } from './identity-client.server.ts'

const FIREBASE = 'https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode'
const PATIENCE_MS = 10_000

type Asked = {
  email: string
  theme: string
  referral: string | undefined
  areTermsAccepted?: boolean
  returnTo?: string | undefined
}

/** Sends a sign-in link by email, requested by a form. */
export async function mailLink(
  client: IdentityClient,
  { email, theme, referral, areTermsAccepted = false, returnTo }: Asked,
): Promise<void> {
  checkEmail(email)
  const onward = continueUrl(client.settings.siteUrl, { theme, referral, areTermsAccepted, returnTo })
  try {
    if (!client.settings.isOurs) return await mailByFirebase(client.settings.apiKey, email, onward)
    await client.call(requestSignInLink, { body: { email, continue_url: onward } }, { headers: client.headers })
  } catch (error) {
    throw signInFailure(error)
  }
}

async function mailByFirebase(apiKey: string, email: string, onward: string): Promise<void> {
  const answer = await fetch(`${FIREBASE}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'EMAIL_SIGNIN', email, continueUrl: onward, canHandleCodeInApp: true }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (answer.ok) return
  const text = await answer.text()
  if (text.includes('INVALID_EMAIL')) throw new Failure('email_invalid')
  throw new Failure(/TOO_MANY_ATTEMPTS|QUOTA_EXCEEDED/.test(text) ? 'too_many_requests' : 'request_failed')
}
