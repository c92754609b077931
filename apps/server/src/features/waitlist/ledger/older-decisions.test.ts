import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { migrate, migrationsFolder } from '../../../platform/db/migrate.ts'
import { checkRanks } from '../ranking/check-ranks.ts'
import { listEntries } from './ledger-store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true })
})
afterAll(() => database.drop())

/** The tables as they were when a held entry was still decided in place. */
async function migrateToBefore(name: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mowatt-older-'))
  for (const file of readdirSync(migrationsFolder)) {
    if (file < name) cpSync(path.join(migrationsFolder, file), path.join(folder, file))
  }
  await migrate(database.db, folder)
  rmSync(folder, { recursive: true })
}

test('entries that were decided in place keep their points, and get their decision beside them', async () => {
  await migrateToBefore('0021')
  await database.pool.query(`
    insert into waitlist_member (id, email, alias, alias_key, points, referral_code, person_key, reached_at, joined_at)
      values ('ada', 'ada@post.example', 'Ada', 'ada', 100, 'ADAADA', 'ada', now(), now());
    insert into waitlist_entry (member_id, quest, key, points, state, what, why, reason, at) values
      ('ada', 'join', 'join', 100, 'counted', 'Joined', 'x', null, '2026-01-01'),
      ('ada', 'referral', 'a', 50, 'held', 'A friend', 'x', 'Same network', now()),
      ('ada', 'referral', 'b', 50, 'held', 'A friend', 'x', 'Same network', now()),
      ('ada', 'referral', 'c', 50, 'held', 'A friend', 'x', 'Same network', now());
    update waitlist_entry set state = 'counted', reason = null, decided_at = now(), decided_by = 'kim' where key = 'a';
    update waitlist_entry set state = 'refused', reason = 'One person', decided_at = now(), decided_by = 'kim'
      where key = 'b';
    insert into waitlist_entry (member_id, quest, key, points, state, what, why, at, decided_at, decided_by, reverses)
      select 'ada', 'adjustment', 'reversal', -100, 'counted', 'Taken back', 'x', now(), now(), 'kim', id
      from waitlist_entry where key = 'join';
    insert into waitlist_entry (member_id, quest, key, points, state, what, why, at)
      select 'ada', 'adjustment', 'appeal:' || id, 100, 'counted', 'Your appeal', 'x', now()
      from waitlist_entry where key = 'reversal'`)
  const pointsOf = async () => (await database.pool.query('select points from waitlist_member')).rows
  expect(await pointsOf()).toEqual([{ points: 150 }])
  await migrate(database.db)
  expect(await pointsOf()).toEqual([{ points: 150 }])
  const entries = await listEntries(database.db, 'ada')
  expect(entries.map(({ key, state, reason }) => [key.split(':')[0], state, reason])).toEqual([
    ['appeal', 'counted', null],
    ['reversal', 'counted', null],
    ['c', 'held', 'Same network'],
    ['b', 'refused', 'One person'],
    ['a', 'counted', null],
    ['join', 'counted', null],
  ])
  // What corrects an entry counts from when that was earned.
  const corrections = entries.slice(0, 2).map(({ earnedAt }) => earnedAt)
  expect(corrections).toEqual([entries.at(-1)?.at, entries.at(-1)?.at])
  const decisions = await database.pool.query(
    'select outcome, words, decided_by from waitlist_decision order by entry_id',
  )
  expect(decisions.rows).toEqual([
    { outcome: 'counted', words: null, decided_by: 'kim' },
    { outcome: 'refused', words: 'One person', decided_by: 'kim' },
  ])
  expect(await checkRanks(database.db)).toMatchObject({ members: 1, wrongPoints: 0, wrongRanks: 0, wrongCounts: 0 })
})
