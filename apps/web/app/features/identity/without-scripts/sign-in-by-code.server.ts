import { exchangeSignInCode } from '@mowatt/contract'
import { checkEmail, codeFailure } from '../link/sign-in-failure.ts'
import type { IdentityClient } from './identity-client.server.ts'

const PATIENCE_MS = 10_000
const LONGEST_KEY = 200

/**
 * Signs in by the six digits of the mail, typed into a form, all of it on the server, and returns the ID token. `formKey` belongs to the page
 * with the form: if the form is sent again because the response was lost, it still signs in.
 */
export async function signInByCode(
  client: IdentityClient,
  { email, code, formKey }: { email: string; code: string; formKey: string },
): Promise<string> {
  checkEmail(email)
  // Other digits on the same page are another request.
  const idempotencyKey = `${formKey} ${code}`.slice(-LONGEST_KEY)
  try {
    const { oob_code: oneTimeCode } = await client.call(
      exchangeSignInCode,
      { body: { email, code } },
      { headers: client.headers, idempotencyKey },
    )
    return await finish(client, { email: email.trim(), oobCode: oneTimeCode, idempotencyKey })
  } catch (error) {
    throw codeFailure(error)
  }
}

async function finish(
  { send, settings, headers }: IdentityClient,
  { email, oobCode, idempotencyKey }: { email: string; oobCode: string; idempotencyKey: string },
): Promise<string> {
  const { status, body } = await send({
    method: 'POST',
    url: `/identitytoolkit.googleapis.com/v1/accounts:signInWithEmailLink?key=${encodeURIComponent(settings.apiKey)}`,
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ email, oobCode, ...(settings.tenant ? { tenantId: settings.tenant } : {}) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { idToken } = status === 200 ? (JSON.parse(body) as { idToken?: unknown }) : {}
  if (typeof idToken !== 'string') throw new Error(`sign-in answered ${status}`)
  return idToken
}
