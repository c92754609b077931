import * as z from 'zod'
import { deleteAccount } from '../account/delete-account.ts'
import type { AccountPart } from '../account/account-part.ts'
import { Credential, readBody, readUser, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({ idToken: Credential.optional() })

/** `user.delete()` of the client: the same as our own endpoint, with all of the user's data. */
export function deleteOwnAccount(parts: readonly AccountPart[]): ToolkitCall {
  return async (ctx, body, { readSiteName }) => {
    const { user, claims } = await readUser(ctx, readBody(Body, body).idToken)
    const email = user.isEmailVerified ? user.email : null
    await deleteAccount(ctx, parts, { userId: user.id, email, signedInAt: claims.signedInAt }, readSiteName)
    return { kind: 'identitytoolkit#DeleteAccountResponse' }
  }
}
