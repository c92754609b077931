import type { Context } from '../../../context.ts'
import type { EarnedEntry } from '../../waitlist/public.ts'
import { type Edition, listRunning } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'
import { listEnteredOf } from '../entry/entry-store.ts'

/**
 * By entry of the ledger: the competition that has closed, whose ranking isn't final, and in which these points count.
 */
export async function findAtStake(
  ctx: Pick<Context, 'db' | 'now'>,
  entries: readonly EarnedEntry[],
): Promise<Map<number, Edition>> {
  const now = ctx.now()
  const found = new Map<number, Edition>()
  for (const edition of await listRunning(ctx.db)) {
    if (statusAt(edition, now) !== 'closed') continue
    const earned = entries.filter(({ earnedAt }) => earnedAt <= edition.closesAt)
    const owners = earned.map(({ memberId }) => memberId)
    // Until its close was written, those who met the conditions in time may not be in it yet.
    const entered = edition.state === 'closed' ? await listEnteredOf(ctx.db, edition.id, owners) : new Set(owners)
    for (const { id, memberId } of earned) if (entered.has(memberId)) found.set(id, edition)
  }
  return found
}
