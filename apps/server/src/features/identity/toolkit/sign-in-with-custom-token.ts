import * as z from 'zod'
import type { Limit } from '../../../platform/limits/rate-limits.ts'
import type { GivenCredential } from '../passkeys/answered-challenge.ts'
import { signInWithPasskey } from '../passkeys/sign-in-with-passkey.ts'
import { Refusal } from './refusal.ts'
import { checkTenant, Credential, readBody, Text, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({ token: Credential.optional(), tenantId: Text.optional() })

const Answer = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
})

const perNetwork: Limit = { name: 'sign-in-passkey-network', count: 120, perSeconds: 600 }

/** The custom token of this service is a passkey's answer, as JSON: the client passes it on unread. */
export const signInWithCustomToken: ToolkitCall = async (ctx, body, { network, device }) => {
  const { token, tenantId } = readBody(Body, body)
  checkTenant(ctx, tenantId)
  if (!token) throw new Refusal('MISSING_CUSTOM_TOKEN')
  if (network !== undefined) await ctx.limits.consume(perNetwork, network)
  const tokens = await signInWithPasskey(ctx, readAnswer(token), { network, device })
  return {
    kind: 'identitytoolkit#VerifyCustomTokenResponse',
    isNewUser: false,
    idToken: tokens.idToken,
    refreshToken: tokens.refreshToken,
    expiresIn: String(tokens.expiresInSeconds),
  }
}

function readAnswer(token: string): GivenCredential {
  try {
    return Answer.parse(JSON.parse(token))
  } catch {
    throw new Refusal('INVALID_CUSTOM_TOKEN')
  }
}
