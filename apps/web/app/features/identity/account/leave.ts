import { signOut } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { forgetPrivate } from '../../../browser/forget-private.ts'
import { auth } from '../auth/auth.ts'
import type { IdentitySettings } from '../auth/identity-provider.ts'
import { rememberedEmail } from '../link/remembered-email.ts'
import { browserSession } from '../session/browser-session.ts'

const PATIENCE_MS = 2000

/** Signs out here and, with our own service, ends the session on the server. Nothing of it stays in the browser. */
export async function leave(settings: IdentitySettings): Promise<void> {
  if (settings.isOurs) await endOnServer(settings)
  await auth.signOut()
  rememberedEmail.forget()
  browserSession(settings).clear()
  forgetPrivate()
}

/** Signing out works offline too: then the session ends with its token. */
async function endOnServer({ apiUrl, siteUrl }: IdentitySettings): Promise<void> {
  const call = createClient(fetchSend(apiUrl === siteUrl ? '' : apiUrl))
  try {
    await call(signOut, { body: {} }, { token: await auth.token(), timeoutMs: PATIENCE_MS })
  } catch {
    return
  }
}
