import type { UserRow } from '../user-store.ts'

/** How the protocol shows an account; the client fills its user from this. */
export function accountInfo(user: UserRow) {
  return {
    localId: user.id,
    email: user.email,
    emailVerified: user.isEmailVerified,
    ...names(user),
    providerUserInfo: [
      { providerId: 'password', email: user.email, federatedId: user.email, rawId: user.email, ...names(user) },
    ],
  }
}

function names({ displayName, photoUrl }: UserRow) {
  return {
    ...(displayName === null ? {} : { displayName }),
    ...(photoUrl === null ? {} : { photoUrl }),
  }
}
