import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { forgetAnswersTo, type Once } from '../../../platform/http/idempotency.ts'
import type { Db } from '../../../platform/db/open-database.ts'

/**
 * For requests before sign-in. The caller is identified by the address, not the network: an answer is lost most easily
 * when a client moves from one network to another.
 */
export function idempotentPerAddress(ctx: Context): Once {
  return ctx.idempotent(async ({ body }: FastifyRequest) => {
    const { email } = (body ?? {}) as { email?: unknown }
    return callerOf(typeof email === 'string' ? email : '')
  })
}

/** An account's stored answers, which contain its codes and tokens, are deleted with it. */
export async function forgetAnswersToAddress(tx: Db, email: string): Promise<void> {
  await forgetAnswersTo(tx, callerOf(email))
}

function callerOf(email: string): string {
  return `address ${email.trim().toLowerCase()}`
}
