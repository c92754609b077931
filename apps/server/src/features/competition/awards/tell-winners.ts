import { addWorkingDays } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { endOfLondonDay, londonDay } from '../../../platform/clock/london-day.ts'
import type { Actor } from '../edition/audit-store.ts'
import type { Edition } from '../edition/edition-store.ts'
import { takeStep } from '../edition/take-step.ts'
import { type AwardRow, listAwards, updateAward } from './award-store.ts'
import { makeClaimToken } from './claim-token.ts'
import { winnerMail } from './winner-mail.ts'

export type Telling = Pick<Context, 'db' | 'now' | 'randomBytes' | 'mail' | 'config'>

/** Mails every winner; from then on their days to claim run. */
export async function announceWinners(ctx: Telling, id: string, who: Actor): Promise<void> {
  await takeStep(ctx, { id, from: 'drawn', to: 'claims', what: 'claims', who }, async (tx, edition) => ({
    details: { told: await tellWaiting(ctx, tx, edition) },
  }))
}

/** Notifies the winners who have not been notified. An account that is gone can't be: its prize is free again. */
export async function tellWaiting(ctx: Telling, tx: Db, edition: Edition): Promise<number> {
  let told = 0
  for (const award of await listAwards(tx, edition.id)) {
    if (award.state !== 'waiting') continue
    if (award.userId === null || award.email === null) {
      await updateAward(tx, award.id, 'waiting', { state: 'unclaimed', unclaimed_why: 'account_deleted' })
      continue
    }
    await tell(ctx, tx, { edition, award, email: award.email })
    told += 1
  }
  return told
}

type Winner = { edition: Edition; award: AwardRow; email: string }
type Letter = Winner & { token: string; until: string; isReminder: boolean }

async function tell(ctx: Telling, tx: Db, { edition, award, email }: Winner): Promise<void> {
  const now = ctx.now()
  const until = addWorkingDays(londonDay(now), edition.rules.claim_business_days)
  const { token, hash } = makeClaimToken(ctx)
  await updateAward(tx, award.id, 'waiting', {
    state: 'told',
    told_at: now,
    claim_until: endOfLondonDay(until),
    claim_hash: hash,
  })
  await mailWinner(ctx, tx, { edition, award, email, token, until, isReminder: false })
}

/** With its own link, by which the prize is claimed. */
export async function mailWinner(
  { config, mail }: Pick<Telling, 'config' | 'mail'>,
  tx: Db,
  { edition, award, email, token, until, isReminder }: Letter,
): Promise<void> {
  await mail.queue(
    tx,
    winnerMail({
      to: email,
      siteName: siteNameOf(config.mail.from),
      link: `${config.urls.site}/competition/claim?token=${token}`,
      isReminder,
      prize: award.prize,
      place: award.place,
      kind: award.kind,
      until,
      deliveryDays: edition.rules.delivery_days,
      isPractice: edition.commitment?.beacon_source === 'recorded',
    }),
  )
}

/** The sender's name: a command at a terminal has no pages to ask. */
function siteNameOf(from: string): string {
  return /^\s*"?([^<"@\s](?:[^<"@]{0,100}[^<"@\s])?)"?\s{0,9}</.exec(from)?.[1] ?? 'Mowatt'
}
