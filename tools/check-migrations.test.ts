import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts'
import { type Opened, openDatabase } from '../apps/server/src/platform/db/open-database.ts'
import { checkMigrations } from './check-migrations.ts'
import { fillTables } from './migrations/fill-tables.ts'
import { applyTimed } from './migrations/measure-locks.ts'
import { plantTree } from './plant-tree.ts'

const CONCURRENT = '-- concurrently\ncreate index concurrently if not exists game_run_at on game_run (at);\n'

function rulesOf(text: string, name = '0040-game.sql'): string[] {
  using tree = plantTree({ [`apps/server/migrations/${name}`]: text })
  return checkMigrations(tree.root).findings.map(({ rule }) => rule)
}

test.each([
  [
    'a new table with its index',
    'create table game_x (id bigint primary key); create index game_x_id on game_x (id);',
    [],
  ],
  ['a column that may be empty', 'alter table game_run add column note text;', []],
  ['a column with a constant', `alter table game_run add column state text not null default 'open';`, []],
  ['an index beside writers', CONCURRENT, []],
  ['a rule for new rows', `alter table game_run add constraint game_run_ok check (score > 0) not valid;`, []],
  ['an index that stops writers', 'create index game_run_at on game_run (at);', ['require-concurrent-index-creation']],
  ['a column that nobody fills', 'alter table game_run add column note text not null;', ['adding-required-field']],
  [
    'a default for each row',
    'alter table game_run add column at timestamptz default clock_timestamp();',
    ['adding-field-with-default'],
  ],
  ['another type', 'alter table game_run alter column score type bigint;', ['changing-column-type']],
  ['never empty from now on', 'alter table game_run alter column note set not null;', ['adding-not-nullable-field']],
  [
    'a rule for all rows',
    'alter table game_run add constraint game_run_ok check (score > 0);',
    ['constraint-missing-not-valid'],
  ],
  ['a column that old code reads', 'alter table game_run drop column note;', ['ban-drop-column']],
  ['a column by another name', 'alter table game_run rename column note to words;', ['renaming-column']],
  ['a file that forgot its first line', CONCURRENT.slice(16), ['concurrently']],
  ['two statements where one is allowed', `${CONCURRENT}alter table game_run add column note text;`, ['concurrently']],
])('%s', (_, text, rules) => {
  expect(rulesOf(text).toSorted()).toEqual(rules.toSorted())
})

test('what is dropped at last says why', () => {
  expect(rulesOf('-- squawk-ignore ban-drop-column\nalter table game_run drop column note;')).toEqual([])
})

test('migrations from before the rule are left alone', () => {
  expect(rulesOf('create index game_run_at on game_run (at);', '0039-game.sql')).toEqual([])
})

describe('on tables with rows', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-locks-'))
  let embedded: EmbeddedPostgres
  let opened: Opened
  beforeAll(async () => {
    embedded = await startEmbeddedPostgres({ dir })
    opened = openDatabase(embedded.url, { max: 1 })
    await opened.pool
      .query(`create table game_run (id uuid primary key, state text not null check (state in ('open', 'closed')),
      score int, at timestamptz); create table game_odd (word text not null check (length(word) = 3));
      create table game_bare (id uuid primary key, word text check (length(word) = 3))`)
  })
  afterAll(async () => {
    await opened.db.destroy()
    await embedded.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  test('tables are filled as far as their rules allow, and it is told which a migration locks', async () => {
    expect(await fillTables(opened.pool, { rows: 500 })).toEqual({
      filled: ['game_bare', 'game_run'],
      refused: ['game_odd'],
    })
    const lockedBy = async (text: string) => (await applyTimed(opened.pool, text)).locked
    expect(await lockedBy('alter table game_run add column note text')).toEqual(['game_run (AccessExclusiveLock)'])
    expect(await lockedBy('create index game_run_score on game_run (score)')).toEqual(['game_run (ShareLock)'])
    expect(await lockedBy('create table game_new (id int)')).toEqual([])
    expect(await lockedBy(CONCURRENT)).toEqual([])
    expect(await lockedBy('update game_run set score = 1')).toEqual([])
  })
})
