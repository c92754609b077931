import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { deleteGuard, type GuardRow, lockGuards, setGuard } from './guard-store.ts'

/** No more mails about this switch, pending ones included; the page still asks. False where no guard has that link. */
export async function stopGuardByLink(ctx: Context, tx: Db, token: string): Promise<boolean> {
  const [guard] = await lockGuards(ctx, tx, { stopHash: namedHash('homes-guard-stop', token) })
  if (guard) await stopGuard(ctx, tx, guard)
  return guard !== undefined
}

export async function stopGuard(ctx: Context, tx: Db, guard: GuardRow): Promise<void> {
  if (guard.stoppedAt !== null) return
  await ctx.mail.withdraw(tx, guard.content.mails)
  await setGuard(ctx, tx, { ...guard, stoppedAt: ctx.now() })
}

/** With the pending mails. */
export async function removeGuard({ mail }: Pick<Context, 'mail'>, tx: Db, guard: GuardRow): Promise<void> {
  await mail.withdraw(tx, guard.content.mails)
  await deleteGuard(tx, guard.switchId)
}
