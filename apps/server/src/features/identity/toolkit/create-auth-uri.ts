import * as z from 'zod'
import { isEmailAddress } from '@mowatt/contract'
import { Refusal } from './refusal.ts'
import { checkTenant, readBody, Text, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({ identifier: Text.optional(), continueUri: Text.optional(), tenantId: Text.optional() })

/** Reveals nothing about an address: it must not show whether an account exists. */
export const createAuthUri: ToolkitCall = async (ctx, body) => {
  const { identifier, continueUri, tenantId } = readBody(Body, body)
  checkTenant(ctx, tenantId)
  if (!identifier) throw new Refusal('MISSING_IDENTIFIER')
  if (!continueUri) throw new Refusal('MISSING_CONTINUE_URI')
  if (!URL.canParse(continueUri)) throw new Refusal('INVALID_CONTINUE_URI')
  if (!isEmailAddress(identifier)) throw new Refusal('INVALID_IDENTIFIER')
  const sessionId = ctx.randomBytes(20).toString('base64url')
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId }
}
