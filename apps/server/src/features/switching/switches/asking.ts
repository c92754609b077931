import type { Principal } from '../../identity/public.ts'

/** Who asks for a switch or a reminder, with the address that they proved, if they did. */
export type Asking = Pick<Principal, 'kind' | 'subject' | 'email'> & { isEmailVerified?: boolean }
