import * as z from 'zod'
import { updateUser, type UserChange } from '../user-store.ts'
import { accountInfo } from './account-info.ts'
import { Refusal } from './refusal.ts'
import { Credential, readBody, readUser, Text, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({
  idToken: Credential.optional(),
  displayName: Text.max(256).optional(),
  photoUrl: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .optional(),
  deleteAttribute: z.array(z.enum(['DISPLAY_NAME', 'PHOTO_URL'])).optional(),
  email: Text.optional(),
  password: Text.optional(),
})

/** Name and picture. Address and password need proof of ownership, for which a token alone is not enough. */
export const updateAccount: ToolkitCall = async (ctx, body) => {
  const { idToken, displayName, photoUrl, deleteAttribute = [], email, password } = readBody(Body, body)
  if (idToken === undefined && Object.keys(body ?? {}).length === 0) throw new Refusal('INVALID_REQ_TYPE')
  const { user } = await readUser(ctx, idToken)
  if (email !== undefined || password !== undefined) throw new Refusal('OPERATION_NOT_ALLOWED')
  // The client deletes a name by sending none; older ones list what to delete.
  const given = body as { displayName?: unknown; photoUrl?: unknown }
  const change: UserChange = {
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    ...(given.displayName === null || deleteAttribute.includes('DISPLAY_NAME') ? { displayName: null } : {}),
    ...(given.photoUrl === null || deleteAttribute.includes('PHOTO_URL') ? { photoUrl: null } : {}),
  }
  const updated = Object.keys(change).length > 0 ? await updateUser(ctx.db, user.id, change) : user
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...accountInfo(updated) }
}
