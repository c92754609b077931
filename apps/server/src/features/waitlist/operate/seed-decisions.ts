import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { awardPoints } from '../ledger/award-points.ts'
import { insertAppeal } from '../ledger/appeal-store.ts'
import { insertDecision } from '../ledger/ledger-store.ts'

const DECISIONS = 6
const APPEALS = 2

/** Points of sample members that wait for a decision, and their appeals. They are deleted with the members. */
export async function seedDecisions(ctx: Pick<Context, 'now'>, tx: Db): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from waitlist_member where is_sample order by points desc, reached_seq limit ${DECISIONS}`.execute(tx)
  for (const { id: memberId } of rows) {
    const held = { state: 'held', reason: 'Three friends joined from one network within a minute.' } as const
    const award = { memberId, quest: 'referral', key: 'sample:held', points: 50, what: 'Refer a friend' } as const
    await awardPoints(ctx, tx, { ...award, why: 'Made-up entry of a sample member', ...held })
  }
  const { rows: appealing } = await sql<{ id: string }>`
    select id from waitlist_member member where is_sample and not exists (
      select from waitlist_entry where member_id = member.id and quest = 'energy-bill')
    order by points desc, reached_seq limit ${APPEALS}`.execute(tx)
  for (const { id: memberId } of appealing) await seedAppeal(ctx, tx, memberId)
}

/** Against points that an operator refused. */
async function seedAppeal({ now }: Pick<Context, 'now'>, tx: Db, memberId: string): Promise<void> {
  const award = { memberId, quest: 'energy-bill', key: 'energy-bill', points: 150, what: 'Energy bill' } as const
  const held = { state: 'held', reason: 'The bill names another address.' } as const
  await awardPoints({ now }, tx, { ...award, why: 'Made-up entry of a sample member', ...held })
  const { id: entryId } = await tx
    .selectFrom('waitlist_entry')
    .select('id')
    .where('member_id', '=', memberId)
    .where('key', '=', award.key)
    .executeTakeFirstOrThrow()
  const refused = { outcome: 'refused', words: 'We can’t tell that this bill is yours.', by: 'terminal' } as const
  await insertDecision(tx, entryId, { ...refused, at: now() })
  await insertAppeal(tx, { memberId, entryId, text: 'It’s my own bill, I moved in last year.', at: now() })
}
