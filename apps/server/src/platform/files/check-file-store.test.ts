import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../../test/fake-s3.ts'
import { quietLog } from '../../../test/quiet-log.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { checkFileStore } from './check-file-store.ts'
import { openStore } from './create-file-store.ts'

const ELSEWHERE =
  'This database’s files are in another folder or bucket. Set FILES_URL to the same bucket, or DATA_DIR to the shared folder.'
let database: TestDatabase
let s3: FakeS3
let dir: string
let marks = 0

beforeEach(async () => {
  database = await createTestDatabase()
  s3 = await startFakeS3()
  dir = mkdtempSync(path.join(tmpdir(), 'mowatt-mark-'))
})
afterEach(async () => {
  await s3.close()
  await database.drop()
  rmSync(dir, { recursive: true })
})

const folder = (name: string) => ({ kind: 'folder' as const, dir: path.join(dir, name) })
const bucket = () => ({ kind: 's3' as const, url: s3.url() })

function start(
  store: ReturnType<typeof folder> | ReturnType<typeof bucket>,
  { isOneFolder = false, db = database.db } = {},
): Promise<void> {
  const files = openStore(store)
  return checkFileStore({
    db,
    files,
    isOneFolder,
    log: quietLog,
    now: () => new Date(),
    makeMark: () => `mark-${++marks}`,
  })
}

test('processes that see the same folder or bucket start, three at once for the first time as well', async () => {
  for (const store of [folder('shared'), bucket()]) {
    await Promise.all([start(store), start(store), start(store)])
    await expect(start(store)).resolves.toBeUndefined()
    await database.pool.query('delete from files_store')
  }
})

test('a process that sees another folder or bucket does not start', async () => {
  await start(folder('first'))
  await expect(start(folder('second'))).rejects.toThrow(ELSEWHERE)
  await expect(start(bucket())).rejects.toThrow(ELSEWHERE)
  // And nothing was written there that would let it start the next time.
  await expect(start(folder('second'))).rejects.toThrow(ELSEWHERE)
  await start(folder('first'))
})

test('the files of another database are not taken for ours', async () => {
  const other = await createTestDatabase()
  await start(folder('theirs'), { db: other.db })
  await start(folder('ours'))
  await expect(start(folder('theirs'))).rejects.toThrow(ELSEWHERE)
  await other.drop()
})

test('a store that does not answer keeps nobody from starting', async () => {
  await start(bucket())
  s3.troubles.push(500, 500, 500, 500)
  await expect(start(bucket())).resolves.toBeUndefined()
})

test('a database that was put back from before its first mark takes the one in the store', async () => {
  await start(folder('kept'))
  await database.pool.query('delete from files_store')
  await start(folder('kept'))
  await expect(start(folder('other'))).rejects.toThrow(ELSEWHERE)
})

test('beside the embedded database a folder that was emptied is a new beginning', async () => {
  await start(folder('own'), { isOneFolder: true })
  rmSync(path.join(dir, 'own'), { recursive: true })
  await start(folder('own'), { isOneFolder: true })
  await expect(start(folder('own'))).resolves.toBeUndefined()
})
