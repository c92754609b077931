import type { AuthUser } from './auth-state.ts'

/** Public values that the server passes to every page. */
export type IdentitySettings = {
  url: string
  /** The addresses of the site, the API and the app, as the server knows them. */
  siteUrl: string
  apiUrl: string
  appUrl: string
  apiKey: string
  project: string
  tenant: string | null
  /** False for a real Firebase project, which has its own addresses. */
  isOurs: boolean
}

export type IdToken = { token: string; expiresAtMs: number }

/** The interface of an identity provider for the pages; the real one is behind `open-firebase.ts`. */
export type IdentityProvider = {
  /** Tells who is signed in, now and whenever that changes, in any tab. */
  watch: (onUser: (user: AuthUser | null) => void, onError: (error: unknown) => void) => () => void
  sendLink: (email: string, continueUrl: string) => Promise<void>
  isSignInLink: (href: string) => boolean
  completeLink: (email: string, href: string) => Promise<void>
  /** The link equivalent to a one-time code. */
  linkFor: (oneTimeCode: string) => string
  /** For what our own service takes in the place of a link, such as the answer of a passkey. */
  signInWithToken: (token: string) => Promise<void>
  signOut: () => Promise<void>
  /** The signed-in user's token; `isFresh` requests a new one from the provider. */
  idToken: (isFresh: boolean) => Promise<IdToken>
}

export type OpenProvider = (settings: IdentitySettings) => Promise<IdentityProvider>
