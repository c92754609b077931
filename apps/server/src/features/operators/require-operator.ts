import { Failure, type OperatorRole } from '@mowatt/contract'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { authenticate, bearerOf, requireSecondFactor, requireUser } from '../identity/public.ts'
import { findOperator, type Operator } from './operator-store.ts'

/**
 * Refuses a caller that is not signed in with an address that has one of these roles, or has not confirmed it with a
 * passkey. Checked on each request: a role can be removed. What opens or ends something of another user's, or reaches everybody, needs a
 * passkey used within `withinMs`.
 */
export async function requireOperator(
  ctx: Context,
  request: FastifyRequest,
  roles: readonly OperatorRole[],
  withinMs?: number,
): Promise<Operator & { userId: string }> {
  const user = requireUser(await authenticate(ctx, bearerOf(request)))
  const email = user.isEmailVerified ? user.email?.toLowerCase() : undefined
  const operator = email === undefined ? undefined : await findOperator(ctx.db, email)
  if (!operator || !roles.includes(operator.role)) {
    throw new Failure('not_allowed', { cause: { subject: user.subject } })
  }
  await requireSecondFactor(ctx, user, withinMs)
  return { ...operator, userId: user.subject }
}
