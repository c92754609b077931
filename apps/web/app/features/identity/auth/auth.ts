import { forgetOfflineChatUnlessOf } from '../../../browser/offline/offline-chat.ts'
import { readStored, writeStored } from '../../../browser/storage.ts'
import { createAuthStore } from './auth-store.ts'
import { isSignInKept, markKeptSignIn } from './kept-sign-in.ts'
import { createStateLock } from './state-lock.ts'

const WARM_KEY = 'mowatt.auth.warm'

/** Who is signed in, for this page. */
export const auth = createAuthStore({
  async open(settings) {
    const { openFirebase } = await import('./open-firebase.ts')
    // Our own service answers wherever the page came from, whatever name the server has for itself.
    const url = settings.isOurs && settings.url === settings.siteUrl ? location.origin : settings.url
    return openFirebase({ ...settings, url })
  },
  lock: createStateLock(globalThis.navigator?.locks),
  mark: markKeptSignIn,
  isMarked: isSignInKept,
  takeColdStart() {
    const isCold = readStored('session', WARM_KEY) === undefined
    writeStored('session', WARM_KEY, 'yes')
    return isCold
  },
  // oxlint-disable-next-line no-console -- the one line that says that sign-in failed, without saying whose
  log: (message) => console.error(message),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
  nowMs: Date.now,
})

// A conversation of an account stays readable offline only while that very account is signed in.
auth.subscribe(() => {
  const { user, authStatus } = auth.state()
  if (authStatus === 'ready') forgetOfflineChatUnlessOf(user?.uid)
})
