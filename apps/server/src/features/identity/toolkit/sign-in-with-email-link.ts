import * as z from 'zod'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import { type SignedIn, signInWithLink } from '../sign-in/sign-in-with-link.ts'
import { Refusal } from './refusal.ts'
import { checkTenant, Credential, readBody, readUser, Text, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({
  email: Text.optional(),
  oobCode: Credential.optional(),
  idToken: Credential.optional(),
  tenantId: Text.optional(),
})

const perNetwork: Limit = { name: 'sign-in-link-network', count: 120, perSeconds: 600 }

export const signInWithEmailLink: ToolkitCall = async (ctx, body, { network, device, keep }) => {
  const { email, oobCode, idToken, tenantId } = readBody(Body, body)
  checkTenant(ctx, tenantId)
  if (!ctx.config.identity.allowsLinks) throw new Refusal('OPERATION_NOT_ALLOWED')
  const linkTo = idToken === undefined ? undefined : (await readUser(ctx, idToken)).user
  if (!email) throw new Refusal('MISSING_EMAIL')
  if (!oobCode) throw new Refusal('MISSING_OOB_CODE')
  if (network !== undefined) await ctx.limits.consume(perNetwork, network)
  const signedIn = await signInWithLink(ctx, {
    email,
    code: oobCode,
    network,
    device,
    ...(linkTo ? { linkTo } : {}),
    keep: (tx, made) => keep(tx, answerOf(made)),
  })
  return answerOf(signedIn)
}

function answerOf({ user, isNewUser, idToken, refreshToken, expiresInSeconds }: SignedIn) {
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    email: user.email,
    localId: user.id,
    isNewUser,
    idToken,
    refreshToken,
    expiresIn: String(expiresInSeconds),
  }
}
