import type { Capability } from '@mowatt/contract'

/** Who asks, as far as a token says. */
export type Principal = {
  kind: 'anonymous' | 'user'
  subject: string
  email: string | null
  expiresAt: Date
  capabilities: readonly Capability[]
}

export type User = Principal & {
  kind: 'user'
  /** When the person last proved who they are; refreshing a token does not change it. */
  signedInAt: Date
  isEmailVerified: boolean
  /** Undefined for a token of another identity service. */
  sessionId: string | undefined
}
