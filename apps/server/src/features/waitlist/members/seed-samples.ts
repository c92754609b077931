import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import { foldRanks } from '../ranking/rank-store.ts'
import { questPoints } from '../quests/quest-points.ts'
import { adjectives, animals } from './alias-words.ts'

const BATCH = 10_000

/**
 * Adds made-up members with their own ledgers, for trying things out. They are marked, have no account, and use the
 * same tables and triggers as everyone: a whole batch is one statement, and the counts follow.
 */
export async function seedSamples(
  db: Db,
  { count, at }: { count: number; at: Date },
  onProgress: (made: number) => void = () => {},
): Promise<void> {
  const first = await findNextNumber(db)
  for (let made = 0; made < count; made += BATCH) {
    const from = first + made
    const to = first + Math.min(made + BATCH, count) - 1
    await db.transaction().execute(async (tx) => {
      await insertMembers(tx, { from, to, at })
      await insertLedgers(tx, { from, to, at })
    })
    while ((await foldRanks(db)) > 0);
    onProgress(Math.min(made + BATCH, count))
  }
  await sql`analyze waitlist_member, waitlist_entry, waitlist_rank_count`.execute(db)
}

export async function deleteSamples(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('waitlist_member').where('is_sample', '=', true).executeTakeFirst()
  await foldRanks(db)
  return Number(numDeletedRows)
}

async function findNextNumber(db: Db): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substr(id, 8)::int), 0) + 1 as next from waitlist_member where is_sample`.execute(db)
  return rows[0]?.next ?? 1
}

type Batch = { from: number; to: number; at: Date }

/** Aliases iterate through all pairs of words; one that a real member already has is left out. */
async function insertMembers(tx: Db, { from, to, at }: Batch): Promise<void> {
  await sql`
    insert into waitlist_member
      (id, email, alias, alias_key, points, referral_code, person_key, is_sample, joined_at, reached_at)
    select 'sample-' || n, 'sample-' || n || '@samples.mowatt.example', alias, lower(replace(alias, ' ', '')),
           ${questPoints.join}::int, 'SAMPLE' || n, 'sample-' || n, true, joined_at, joined_at
    from (
      select n, (${adjectives}::text[])[1 + n % 64] || ' ' || (${animals}::text[])[1 + (n / 64) % 64] || ' ' ||
             (10 + n / 4096) as alias,
             ${at}::timestamptz - interval '90 days' + random() * interval '80 days' as joined_at
      from generate_series(${from}::int, ${to}::int) as n
    ) as made
    on conflict do nothing`.execute(tx)
}

/** All of them joined; after that each did random things. */
async function insertLedgers(tx: Db, { from, to, at }: Batch): Promise<void> {
  await sql`
    insert into waitlist_entry (member_id, quest, key, points, state, what, why, evidence, at)
    select member.id, done.quest, done.key, done.points, 'counted', done.what, 'Made-up entry of a sample member',
           '{"sample": true}', least(member.joined_at + done.days * interval '1 day', ${at}::timestamptz)
    from generate_series(${from}::int, ${to}::int) as n
    join waitlist_member member on member.id = 'sample-' || n
    cross join lateral (
      select 'join' as quest, 'join' as key, ${questPoints.join}::int as points, 'You joined the waitlist' as what, 0 as days
      union all select 'energy-bill', 'energy-bill', 150, 'Energy bill', 2 where random() < 0.25 and n > 0
      union all select 'broadband-bill', 'broadband-bill', 75, 'Broadband bill', 3 where random() < 0.1 and n > 0
      union all select 'mobile-bill', 'mobile-bill', 75, 'Mobile bill', 3 where random() < 0.1 and n > 0
      union all select 'instagram-follow', 'instagram-follow', 10, 'Instagram follow', 1 where random() < 0.3 and n > 0
      union all select 'escape-the-tunnel', 'run:sample', (random() * 200 + n * 0)::int, 'Escape the Tunnel', 1
        where random() < 0.5 and n > 0
      union all select 'question-of-the-day', 'question:sample-' || day, 10 + 5 * (random() < 0.6)::int,
                       'Question of the day', day
        from generate_series(1, (random() * random() * 6 + n * 0)::int) as day
    ) as done`.execute(tx)
}
