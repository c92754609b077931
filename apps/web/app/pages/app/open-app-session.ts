import { adoptChats } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'
import { allTokens, isSameSession, tokenOfChat } from '../../features/chat/conversation/kept-chats.ts'
import { isSignInKept } from '../../features/identity/auth/kept-sign-in.ts'
import type { IdentitySettings } from '../../features/identity/auth/identity-provider.ts'
import type { AppSession } from '../../shell/app/app-session.ts'

/** Sessions that this page has joined to an account. */
const adopted = new Set<string>()

/** Joins the sessions that this browser keeps for its conversations to the signed-in user. */
export function openAppSession(identity: IdentitySettings | undefined): AppSession {
  /** Visitors do not load sign-in: it is only loaded if somebody was signed in. */
  async function accountToken(): Promise<string | undefined> {
    if (!identity || !isSignInKept()) return undefined
    const { auth } = await import('../../features/identity/auth/auth.ts')
    await auth.start(identity)
    const token = await auth.token().catch(() => undefined)
    if (token) adopt(token)
    return token
  }

  /** Conversations from before the sign-in join the account. Nothing waits for it: both tokens open them. */
  function adopt(token: string): void {
    const call = createClient(fetchSend(identity?.apiUrl === identity?.siteUrl ? '' : identity?.apiUrl))
    // Those begun by the account itself are already its own.
    const others = allTokens(Date.now()).filter((each) => !isSameSession(each, token))
    for (const session of others.filter((each) => !adopted.has(each))) {
      adopted.add(session)
      void call(adoptChats, { body: { session } }, { token }).catch(() => {})
    }
  }

  return {
    async tokens(chatId) {
      const own = chatId === undefined ? undefined : tokenOfChat(chatId, Date.now())
      const account = await accountToken()
      const all = [own, account, ...allTokens(Date.now())]
      return [...new Set(all.filter((token) => token !== undefined))]
    },
    async begin() {
      const account = await accountToken()
      if (account) return account
      if (!identity) throw new Failure('unexpected')
      const { browserSession } = await import('../../features/identity/session/browser-session.ts')
      return browserSession(identity).token()
    },
  }
}
