import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { listSwitchesToGuard } from '../../switching/public.ts'
import { listGuards, lockGuards } from './guard-store.ts'
import { removeGuard } from './stop-guard.ts'

const idsOf = async (ctx: Context, db: Db, subject: string) =>
  (await listSwitchesToGuard(ctx, db, { subject })).map(({ switchId }) => switchId)

/** What a user was asked after their switches, and their answers. */
export async function exportGuards(ctx: Context, userId: string) {
  const guards = await listGuards(ctx, ctx.db, await idsOf(ctx, ctx.db, userId))
  return guards.map(({ switchId, content: { asked, answers }, stoppedAt }) => ({
    switch_id: switchId,
    asked,
    answers,
    emails_stopped_at: stoppedAt,
  }))
}

export async function removeGuardsOf(ctx: Context, tx: Db, userId: string): Promise<void> {
  const ids = await idsOf(ctx, tx, userId)
  for (const guard of await lockGuards(ctx, tx, { ids })) await removeGuard(ctx, tx, guard)
}
