import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { insertAppeal } from '../ledger/appeal-store.ts'

const DECISIONS = 6

/** Points of sample members that wait for a decision, and their appeals. They are deleted with the members. */
export async function seedDecisions(ctx: Pick<Context, 'now'>, tx: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from waitlist_member where is_sample order by points desc, reached_seq limit ${DECISIONS}`.execute(tx)
  for (const { id: memberId } of rows) {
    const held = { state: 'held', reason: 'Three friends joined from one network within a minute.' } as const
    const award = { memberId, quest: 'referral', key: 'sample:held', points: 50, what: 'Refer a friend' } as const
    await awardPoints(ctx, tx, { ...award, why: 'Made-up entry of a sample member', ...held })
  }
  const appealing = await tx
    .selectFrom('waitlist_entry as entry')
    .innerJoin('waitlist_member as member', 'member.id', 'entry.member_id')
    .select(['entry.id', 'member.id as memberId'])
    .where('member.is_sample', '=', true)
    .where('entry.quest', '=', 'energy-bill')
    .limit(2)
    .execute()
  for (const { id: entryId, memberId } of appealing)
    await insertAppeal(tx, { memberId, entryId, text: 'It’s my own bill, I moved in last year.', at: ctx.now() })
}
