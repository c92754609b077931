import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { insertGuard, listGuards } from './guard-store.ts'

/** Guards switches that users agreed to from now on; those already guarded don't change. */
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
