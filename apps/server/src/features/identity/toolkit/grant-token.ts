import * as z from 'zod'
import { TokenRefused } from '../tokens/token-refused.ts'
import { refreshSession } from '../tokens/user-session.ts'
import { Refusal } from './refusal.ts'
import { Credential, readBody, Text, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({
  grant_type: Text.optional(),
  grantType: Text.optional(),
  refresh_token: Credential.optional(),
  refreshToken: Credential.optional(),
})

/** A refresh token for a new ID token. The one call that is answered in snake_case. */
export const grantToken: ToolkitCall = async (ctx, body) => {
  const given = readBody(Body, body)
  const grantType = given.grant_type ?? given.grantType
  const refreshToken = given.refresh_token ?? given.refreshToken
  if (!grantType) throw new Refusal('MISSING_GRANT_TYPE')
  if (grantType !== 'refresh_token') throw new Refusal('INVALID_GRANT_TYPE')
  if (!refreshToken) throw new Refusal('MISSING_REFRESH_TOKEN')
  const tokens = await refreshSession(ctx, refreshToken).catch((error: unknown) => {
    const isUnknown = error instanceof TokenRefused && error.reason === 'broken'
    throw isUnknown ? new Refusal('INVALID_REFRESH_TOKEN') : error
  })
  return {
    id_token: tokens.idToken,
    access_token: tokens.idToken,
    expires_in: String(tokens.expiresInSeconds),
    refresh_token: tokens.refreshToken,
    token_type: 'Bearer',
    user_id: tokens.userId,
    project_id: ctx.config.identity.project,
  }
}
