import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { captureLog } from '../../../../test/captured-log.ts'
import { type Anchor, createAnchoring, findAnchor, readAnchor } from './anchor-audit.ts'
import { checkChain } from './audit-chain.ts'
import { compareExport, writeAuditLine } from './audit-export.ts'
import { eachEntry } from './audit-store.ts'
import { AT_TERMINAL, noteAct } from './note-act.ts'

let database: TestDatabase
let exported: string[]
let anchor: Anchor
const heads: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  for (let count = 1; count <= 6; count += 1) {
    await database.db
      .transaction()
      .execute((tx) => noteAct({ now: () => new Date(Date.UTC(2026, 10, 19, 9, count)) }, tx, act(count)))
  }
  exported = []
  for await (const entry of eachEntry(database.db)) exported.push(writeAuditLine(entry))
  const captured = captureLog()
  const say = createAnchoring({ db: database.db, log: captured.log })
  await say()
  await say()
  heads.push(...captured.lines().map((line) => String(line['audit_head'])))
  anchor = readAnchor(heads[0] ?? '') ?? { number: 0, hash: Buffer.alloc(0) }
})
afterAll(() => database.drop())

const act = (count: number) => ({ ...AT_TERMINAL, act: 'role.change', subject: `operator:${count}`, after: { count } })

class TakenBack extends Error {}

/** What the check reports of a log that was changed by hand, by someone who may disable the triggers. */
async function found(statement: ReturnType<typeof sql>) {
  let said: { rows: bigint; broken: unknown; compared: unknown; anchored: unknown } | undefined
  const tried = database.db.transaction().execute(async (tx: Db) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const { numAffectedRows: rows = 0n } = await statement.execute(tx)
    const { broken } = await checkChain(eachEntry(tx))
    const compared = (await compareExport(exported, eachEntry(tx))).found
    said = { rows, broken, compared, anchored: await findAnchor(anchor, eachEntry(tx)) }
    throw new TakenBack()
  })
  await expect(tried).rejects.toBeInstanceOf(TakenBack)
  expect(said?.rows).toBeGreaterThan(0n)
  return { broken: said?.broken, compared: said?.compared, anchored: said?.anchored }
}

test('the database refuses to change or delete an entry', async () => {
  await expect(sql`update operators_audit set reason = 'x' where number = 3`.execute(database.db)).rejects.toThrow(
    'append-only',
  )
  await expect(sql`delete from operators_audit where number = 3`.execute(database.db)).rejects.toThrow('append-only')
  expect((await checkChain(eachEntry(database.db))).broken).toBeUndefined()
})

test('an entry that was changed by hand is found', async () => {
  expect(await found(sql`update operators_audit set reason = 'Another' where number = 3`)).toEqual({
    broken: { number: 3, why: 'changed' },
    compared: [{ number: 3, why: 'changed' }],
    anchored: 'found',
  })
})

test('an entry that was deleted by hand is found, also where the rest was numbered anew', async () => {
  expect(await found(sql`delete from operators_audit where number = 3`)).toMatchObject({
    broken: { number: 3, why: 'missing' },
    compared: [{ number: 3, why: 'gone' }],
  })
  const closed = sql`
    with gone as (delete from operators_audit where number = 6)
    update operators_audit earlier set (at, operator, role, act, subject, reason, before, after, hash) = (
      select at, operator, role, act, subject, reason, before, after, hash from operators_audit later
      where later.number = earlier.number + 1)
    where earlier.number between 3 and 5`
  expect(await found(closed)).toMatchObject({ broken: { number: 3, why: 'changed' } })
})

test('two entries that changed places are found', async () => {
  const swapped = sql`
    update operators_audit one set (at, operator, role, act, subject, reason, before, after, hash) = (
      select at, operator, role, act, subject, reason, before, after, hash from operators_audit other
      where other.number = 7 - one.number)
    where one.number in (3, 4)`
  expect(await found(swapped)).toEqual({
    broken: { number: 3, why: 'changed' },
    anchored: 'found',
    compared: [
      { number: 3, why: 'changed' },
      { number: 4, why: 'changed' },
    ],
  })
})

test('an end that was cut off is found by what was said earlier alone: an export, or the head in the server’s log', async () => {
  expect(await found(sql`delete from operators_audit where number > 4`)).toEqual({
    broken: undefined,
    anchored: 'gone',
    compared: [
      { number: 5, why: 'gone' },
      { number: 6, why: 'gone' },
    ],
  })
})

test('a log that was written anew with a chain that fits isn’t the one that was said, once', async () => {
  expect(heads).toEqual([expect.stringMatching(/^6:[0-9a-f]{64}$/)])
  const other = { number: 6, hash: Buffer.alloc(32, 7) }
  expect(await findAnchor(other, eachEntry(database.db))).toBe('changed')
  expect(await findAnchor(anchor, eachEntry(database.db))).toBe('found')
  expect(readAnchor('audit.jsonl')).toBeUndefined()
})
