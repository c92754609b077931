import { sessionCookieNames } from '@mowatt/contract'
import { cookieToken } from '@mowatt/contract/account-cookie'
import type { RouterContextProvider } from 'react-router'
import { readCookieToken } from '../../features/identity/without-scripts/account-cookie.server.ts'
import { type IdentityClient, identityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import type { WithoutScripts } from '../../shell/without-scripts-context.ts'
import { showWithoutScripts, visitContext } from '../../visit.ts'

type Asked = { context: Readonly<RouterContextProvider>; request: Request }
/** `isAccount`: by the cookie of an account, which also allows forms of this site to make changes. */
type AsWhom = { token: string; headers: Record<string, string>; isAccount: boolean }

/**
 * Loads a page's data for the identity in its cookies: an account, or the session of this browser. Only to show it
 * without JavaScript: if this fails, the page is sent without the data, and its own script requests it as usual.
 */
export async function readByCookie(
  { context, request }: Asked,
  read: (call: IdentityClient['call'], whom: AsWhom) => Promise<WithoutScripts>,
): Promise<null> {
  const visit = context.get(visitContext)
  const client = identityClient(visit)
  const cookies = request.headers.get('cookie')
  const { secure, plain } = sessionCookieNames
  const isSecure = visit.settings.siteUrl.startsWith('https:')
  const asked = [
    { token: readCookieToken(client, cookies), isAccount: true },
    { token: cookieToken(cookies, isSecure ? secure : plain), isAccount: false },
  ]
  for (const { token, isAccount } of asked) {
    const whom = token && { token, headers: client.headers, isAccount }
    const found = whom && (await read(client.call, whom).catch(() => undefined))
    if (found) {
      showWithoutScripts(visit, found)
      break
    }
  }
  return null
}
