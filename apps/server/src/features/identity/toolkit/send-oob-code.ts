import * as z from 'zod'
import { Refusal } from './refusal.ts'
import { checkTenant, readBody, Text, type ToolkitCall } from './toolkit-call.ts'

const Body = z.object({
  requestType: z.enum(['EMAIL_SIGNIN', 'PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL']).optional(),
  email: Text.optional(),
  continueUrl: Text.optional(),
  tenantId: Text.optional(),
  returnOobLink: z.boolean().optional(),
  canHandleCodeInApp: z.boolean().optional(),
  iOSBundleId: Text.optional(),
  androidPackageName: Text.optional(),
  androidInstallApp: z.boolean().optional(),
})

/** `sendSignInLinkToEmail` of the client. */
export const sendOobCode: ToolkitCall = async (ctx, body, { network, mailLink, keep }) => {
  const asked = readBody(Body, body)
  const { requestType, email, continueUrl, tenantId, returnOobLink } = asked
  if (requestType === undefined) throw new Refusal('MISSING_REQ_TYPE')
  checkTenant(ctx, tenantId)
  // The code is for the owner of the address and for no one else.
  if (returnOobLink) throw new Refusal('INSUFFICIENT_PERMISSION')
  if (requestType !== 'EMAIL_SIGNIN' || !ctx.config.identity.allowsLinks) throw new Refusal('OPERATION_NOT_ALLOWED')
  if (!email) throw new Refusal('MISSING_EMAIL')
  if (!continueUrl) throw new Refusal('MISSING_CONTINUE_URI')
  checkApps(asked)
  const answerTo = (address: string) => ({
    kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
    email: address,
  })
  const sent = await mailLink({ email, continueUrl, network }, (tx, address) => keep(tx, answerTo(address)))
  return answerTo(sent.email)
}

/** A sign-in link is always opened by the page or the app itself; an app that is named must have a name. */
function checkApps({ canHandleCodeInApp, iOSBundleId, androidPackageName, androidInstallApp }: z.output<typeof Body>) {
  if (canHandleCodeInApp === false) throw new Refusal('ARGUMENT_ERROR : canHandleCodeInApp must be true.')
  if (iOSBundleId?.trim() === '') throw new Refusal('MISSING_IOS_BUNDLE_ID')
  const name = androidPackageName ?? (androidInstallApp ? '' : undefined)
  if (name?.trim() === '') throw new Refusal('MISSING_ANDROID_PACKAGE_NAME')
}
