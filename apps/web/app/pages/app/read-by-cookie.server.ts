import { sessionCookieNames } from '@mowatt/contract'
import { cookieToken } from '@mowatt/contract/account-cookie'
import type { RouterContextProvider } from 'react-router'
import { readCookieToken } from '../../features/identity/without-scripts/account-cookie.server.ts'
import { type IdentityClient, identityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import type { WithoutScripts } from '../../shell/without-scripts-context.ts'
import { showWithoutScripts, visitContext } from '../../visit.ts'

type Asked = { context: Readonly<RouterContextProvider>; request: Request }
type AsWhom = { token: string; headers: Record<string, string> }

/**
 * Reads what a page is about for whoever its cookies stand for: an account, or the session of this browser. Only to show it
 * without JavaScript: a page that cannot be read this way is sent without, and its own script asks for it as ever.
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
  const tokens = [readCookieToken(client, cookies), cookieToken(cookies, isSecure ? secure : plain)]
  for (const token of tokens) {
    const found = token && (await read(client.call, { token, headers: client.headers }).catch(() => undefined))
    if (found) {
      showWithoutScripts(visit, found)
      break
    }
  }
  return null
}
