import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  isSignInWithEmailLink,
  onAuthStateChanged,
  sendSignInLinkToEmail,
  signInWithCustomToken,
  signInWithEmailLink,
  signOut,
} from '@firebase/auth'
import { FetchProvider } from '@firebase/auth/internal'
import { newId } from '../../../browser/new-id.ts'
import type { IdentityProvider, IdentitySettings } from './identity-provider.ts'
import { createRepeatingFetch } from './repeating-fetch.ts'

/** The phone apps that may open the link, as the provider wants them named. */
const APP_ID = 'example.mowatt.app'
const phoneApps = {
  iOS: { bundleId: APP_ID },
  android: { packageName: APP_ID, installApp: true, minimumVersion: '12' },
}

/**
 * The provider by its own library. This file is the only one that imports it, and is itself loaded only if a user is
 * signed in or signing in. Our own service implements the provider's protocol at its own address, which the library
 * calls an emulator.
 */
export function openFirebase(settings: IdentitySettings): IdentityProvider {
  const { apiKey, project, tenant, isOurs } = settings
  const app = initializeApp({ apiKey, projectId: project, authDomain: `${project}.firebaseapp.com` })
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  })
  auth.tenantId = tenant
  auth.languageCode = 'en-GB'
  if (isOurs) {
    connectAuthEmulator(auth, settings.url, { disableWarnings: true })
    FetchProvider.initialize(createRepeatingFetch((input, init) => fetch(input, init), newId))
  }

  return {
    watch: (onUser, onError) =>
      onAuthStateChanged(auth, (user) => onUser(user && { uid: user.uid, email: user.email }), onError),
    sendLink: (email, url) => sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true, ...phoneApps }),
    isSignInLink: (href) => isSignInWithEmailLink(auth, href),
    async completeLink(email, href) {
      await signInWithEmailLink(auth, email, href)
    },
    linkFor(oneTimeCode) {
      const query = new URLSearchParams({ mode: 'signIn', oobCode: oneTimeCode, apiKey })
      if (tenant) query.set('tenantId', tenant)
      return `https://localhost/?${query.toString()}`
    },
    async signInWithToken(token) {
      await signInWithCustomToken(auth, token)
    },
    signOut: () => signOut(auth),
    idToken: (isFresh) => idTokenOf(auth, isFresh),
  }
}

async function idTokenOf({ currentUser }: Auth, isFresh: boolean) {
  if (!currentUser) throw Object.assign(new Error('nobody is signed in'), { code: 'auth/no-current-user' })
  const { token, expirationTime } = await currentUser.getIdTokenResult(isFresh)
  // The library counts from the moment it got the token, so that a device whose clock is wrong does not see it expired.
  const { stsTokenManager: kept } = currentUser.toJSON() as { stsTokenManager?: { expirationTime?: number } }
  return { token, expiresAtMs: kept?.expirationTime ?? Date.parse(expirationTime) }
}
