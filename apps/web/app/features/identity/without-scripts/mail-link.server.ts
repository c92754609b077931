import { requestSignInLink } from '@mowatt/contract'
import { emailTrouble } from '../link/email-check.ts'
import { continueUrl } from '../link/sign-in-link.ts'
import { type SignInTrouble, signInTrouble, troubleOf } from '../link/sign-in-trouble.ts'
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
): Promise<SignInTrouble | undefined> {
  const trouble = emailTrouble(email)
  if (trouble) return { kind: 'email', text: trouble }
  const onward = continueUrl(client.settings.siteUrl, { theme, referral, areTermsAccepted, returnTo })
  try {
    if (!client.settings.isOurs) return await mailByFirebase(client.settings.apiKey, email, onward)
    await client.call(requestSignInLink, { body: { email, continue_url: onward } }, { headers: client.headers })
    return undefined
  } catch (error) {
    return signInTrouble(error)
  }
}

async function mailByFirebase(apiKey: string, email: string, onward: string): Promise<SignInTrouble | undefined> {
  const answer = await fetch(`${FIREBASE}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'EMAIL_SIGNIN', email, continueUrl: onward, canHandleCodeInApp: true }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (answer.ok) return undefined
  const text = await answer.text()
  if (text.includes('INVALID_EMAIL')) return troubleOf('email')
  return troubleOf(/TOO_MANY_ATTEMPTS|QUOTA_EXCEEDED/.test(text) ? 'too-many' : 'unknown')
}
