import { type Capability, Failure } from '@mowatt/contract'
import type { Principal, User } from './principal.ts'

/** Refuses a caller that is not signed in. */
export function requireUser(principal: Principal | User): User {
  if (principal.kind !== 'user' || !('signedInAt' in principal)) throw new Failure('not_authenticated')
  return principal
}

/** Refuses a session that may not do this. */
export function requireCapability<P extends Principal>(principal: P, capability: Capability): P {
  if (!principal.capabilities.includes(capability))
    throw new Failure('not_allowed', { cause: { subject: principal.subject } })
  return principal
}
