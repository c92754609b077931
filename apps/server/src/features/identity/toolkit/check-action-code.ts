import * as z from 'zod'
import { hashCode } from '../sign-in/code-hashes.ts'
import { findCode } from '../sign-in/code-store.ts'
import { LinkRefused } from '../sign-in/sign-in-with-link.ts'
import { Refusal } from './refusal.ts'
import { checkTenant, Credential, readBody, Text, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({ oobCode: Credential.optional(), newPassword: Text.optional(), tenantId: Text.optional() })

/** `checkActionCode` of the client: what a code is for. It does not use up the code and does not name its owner. */
export const checkActionCode: ToolkitCall = async (ctx, body) => {
  const { oobCode, newPassword, tenantId } = readBody(Body, body)
  checkTenant(ctx, tenantId)
  if (!oobCode) throw new Refusal('MISSING_OOB_CODE')
  if (newPassword !== undefined) throw new Refusal('OPERATION_NOT_ALLOWED')
  const found = await findCode(ctx.db, hashCode(oobCode), ctx.now())
  if (!found) throw new LinkRefused('code_unknown')
  if (found.isExpired) throw new LinkRefused('code_expired')
  return { kind: 'identitytoolkit#ResetPasswordResponse', requestType: 'EMAIL_SIGNIN' }
}
