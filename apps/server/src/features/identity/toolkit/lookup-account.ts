import * as z from 'zod'
import { accountInfo } from './account-info.ts'
import { checkTenant, Credential, readBody, readUser, Text, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({ idToken: Credential.optional(), tenantId: Text.optional() })

export const lookupAccount: ToolkitCall = async (ctx, body) => {
  const { idToken, tenantId } = readBody(Body, body)
  if (tenantId !== undefined) checkTenant(ctx, tenantId)
  const { user } = await readUser(ctx, idToken)
  const { tenant } = ctx.config.identity
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [
      {
        ...accountInfo(user),
        ...(tenant === null ? {} : { tenantId: tenant }),
        emailLinkSignin: user.hasLinkSignIn,
        validSince: String(Math.floor(user.validSince.getTime() / 1000)),
        createdAt: String(user.createdAt.getTime()),
        lastLoginAt: String(user.lastLoginAt.getTime()),
        lastRefreshAt: user.lastRefreshAt.toISOString(),
      },
    ],
  }
}
