import type { Capability } from '@mowatt/contract'

/** The caller, as far as a token says. */
export type Principal = {
  kind: 'anonymous' | 'user'
  subject: string
  email: string | null
  expiresAt: Date
  capabilities: readonly Capability[]
  /** The account that it belongs to: a user's own, or the one that a visitor's session was made from or has joined. */
  userId: string | undefined
  /** The sign-in that it ends with; undefined for a visitor of their own, and for a token of another identity service. */
  sessionId: string | undefined
}

export type User = Principal & {
  kind: 'user'
  /** When the user last authenticated; refreshing a token does not change it. */
  signedInAt: Date
  isEmailVerified: boolean
}
