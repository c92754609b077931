import type { Principal } from '../../identity/public.ts'

/** The caller of a switch or a reminder, with their address, if they verified it. */
export type Asking = Pick<Principal, 'kind' | 'subject' | 'email'> & { isEmailVerified?: boolean }
