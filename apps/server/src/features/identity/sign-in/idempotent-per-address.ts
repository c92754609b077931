import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { forgetAnswersTo, type Once } from '../../../platform/http/idempotency.ts'
import type { Db } from '../../../platform/db/open-database.ts'

/**
 * For what is asked before anybody is signed in. The address stands for the caller, not the network: an answer gets lost
 * most easily where somebody walks out of one network into another.
 */
export function idempotentPerAddress(ctx: Context): Once {
  return ctx.idempotent(async ({ body }: FastifyRequest) => {
    const { email } = (body ?? {}) as { email?: unknown }
    return callerOf(typeof email === 'string' ? email : '')
  })
}

/** With an account go the answers that hold its codes and tokens. */
export async function forgetAnswersToAddress(tx: Db, email: string): Promise<void> {
  await forgetAnswersTo(tx, callerOf(email))
}

function callerOf(email: string): string {
  return `address ${email.trim().toLowerCase()}`
}
