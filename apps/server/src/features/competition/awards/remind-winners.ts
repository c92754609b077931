import { type Actor, writeAudit } from '../edition/audit-store.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { lockFor } from '../edition/lock-for.ts'
import { refusal } from '../edition/take-step.ts'
import { type AwardRow, listAwards, updateAward } from './award-store.ts'
import { makeClaimToken } from './claim-token.ts'
import { mailWinner, type Telling } from './tell-winners.ts'

/** No winner is reminded twice in one day, whichever operator presses. */
const PAUSE_MS = 20 * 3_600_000

/** Mails the winners who still have time to answer; returns how many. The link of the first mail works too. */
export async function remindWinners(ctx: Telling, id: string, who: Actor): Promise<number> {
  return ctx.db.transaction().execute(async (tx) => {
    const edition = await lockFor(tx, id, who)
    if (edition?.state !== 'claims') throw refusal(`Nobody in ${id} is waiting to claim a prize.`)
    const now = ctx.now()
    const silent = (await listAwards(tx, id)).filter((award) => mayRemind(award, now))
    for (const award of silent) {
      const { token, hash } = makeClaimToken(ctx)
      await updateAward(tx, award.id, 'told', { reminder_hash: hash, reminded_at: now })
      const { email, claimUntil } = award
      await mailWinner(ctx, tx, { edition, award, email, token, until: londonDay(claimUntil), isReminder: true })
    }
    if (silent.length === 0) throw refusal('There’s nobody to remind. We only email each winner once a day.')
    const details = { awards: silent.map(({ number }) => number) }
    await writeAudit(tx, { editionId: id, at: now, who, what: 'reminded', details })
    return silent.length
  })
}

/** Notified, reachable, with time left, and not reminded recently. */
export function mayRemind<Award extends AwardRow>(
  award: Award,
  now: Date,
): award is Award & { email: string; claimUntil: Date } {
  const { state, email, userId, claimUntil, remindedAt } = award
  if (state !== 'told' || email === null || userId === null || claimUntil === null || claimUntil < now) return false
  return remindedAt === null || now.getTime() - remindedAt.getTime() > PAUSE_MS
}
