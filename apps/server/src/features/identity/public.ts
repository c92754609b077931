/** For the other rooms: who asks, and what they may do. */
export { bearerOf } from './bearer-of.ts'
export { authenticate } from './tokens/authenticate.ts'
export { requireCapability, requireUser } from './tokens/require.ts'
export type { AccountPart } from './account/account-part.ts'
export { openPrefixes } from './toolkit/toolkit-routes.ts'
export { forgetOldSignIns } from './forget-old-sign-ins.ts'
