import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { networkOf } from '../../../platform/http/network-of.ts'
import { authenticate, bearerOf, requireUser } from '../../identity/public.ts'
import { readReferralCode } from '../referrals/referral-codes.ts'
import type { MemberRow } from './member-store.ts'
import { openMembership, requireProvedAddress } from './open-membership.ts'
import { requireTerms } from './require-terms.ts'
import { notePendingCode } from './signup-store.ts'

/** The member who makes the request; a user with a verified address becomes one at their first request. */
export async function memberOf(ctx: Context, request: FastifyRequest, referralCode?: string): Promise<MemberRow> {
  const user = requireUser(await authenticate(ctx, bearerOf(request)))
  const code = readReferralCode(referralCode)
  if (user.email !== null && !user.isEmailVerified && code !== undefined) {
    // Stored until the address is verified, like the code of any sign-up.
    await notePendingCode(ctx.db, { email: user.email.toLowerCase(), code, at: ctx.now() })
  }
  const email = requireProvedAddress(user)
  return openMembership(ctx, { userId: user.subject, email, network: networkOf(request.ip), referralCode })
}

/** The member who makes the request, if they may act. */
export async function actingMemberOf(ctx: Context, request: FastifyRequest): Promise<MemberRow> {
  const member = await memberOf(ctx, request)
  requireTerms(member)
  return member
}
