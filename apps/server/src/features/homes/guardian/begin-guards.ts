import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { insertGuard, listGuards } from './guard-store.ts'

/** Switches that somebody agreed to, each guarded from now on; those that are already stay as they are. */
export async function beginGuards(ctx: Context, db: Db, switchIds: readonly string[]): Promise<void> {
  const known = new Set((await listGuards(ctx, db, switchIds)).map(({ switchId }) => switchId))
  const at = ctx.now()
  for (const switchId of switchIds) {
    if (known.has(switchId)) continue
    const stopToken = ctx.randomBytes(32).toString('base64url')
    const content = { asked: {}, answers: {}, stopToken, mails: [] }
    await insertGuard(ctx, db, {
      switchId,
      content,
      stopHash: namedHash('homes-guard-stop', stopToken),
      at,
      lookOn: londonDay(at),
    })
  }
}
