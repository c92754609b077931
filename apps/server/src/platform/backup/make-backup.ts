import type pg from 'pg'
import { listApplied, MIGRATION_LOCK } from '../db/migrate.ts'
import type { Db } from '../db/open-database.ts'
import { STORE_MARK } from '../files/check-file-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { jobsVersion } from '../jobs/jobs-version.ts'
import { listKeyRows } from '../secrets/key-store.ts'
import { BadBackup } from './bad-backup.ts'
import type { BackedUpFiles } from './backed-up-files.ts'
import { type Ending, ENDING, FILES, type Manifest, MANIFEST, TABLES } from './backup-format.ts'
import { dumpTable } from './copy-tables.ts'
import { dbOnClient } from './db-on-client.ts'
import { listSequences, listTables } from './table-list.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

export type BackupParts = {
  pool: pg.Pool
  /** A separate connection, outside the snapshot. */
  db: Db
  /** Without decryption. */
  store: Pick<FileStore, 'get'>
  features: readonly BackedUpFiles[]
  recipient: string
  madeAt: Date
  /** Generated ones, as they are stored. */
  secrets?: string | undefined
}

export type BackupDone = Pick<Ending, 'files' | 'gone' | 'lost'> & { rows: number }

/**
 * Copies everything to one file while the server runs. The rows are one snapshot; the files are copied afterwards, and
 * only those that these rows name. Files never change under their name and are deleted only when no row names them, so
 * a missing file was deleted after the snapshot, which is noted.
 */
export async function makeBackup(parts: BackupParts, file: string): Promise<BackupDone> {
  const client = await parts.pool.connect()
  try {
    // Before the snapshot: waits for a running migration, and keeps new ones from starting.
    await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK])
    await client.query('begin isolation level repeatable read, read only')
    let ending: Ending | undefined
    await writeArchive(file, parts, async (archive) => {
      ending = await copyEverything(parts, client, archive)
    })
    if (!ending) throw new Error('Nothing was copied')
    const { rows, ...rest } = ending
    return { ...rest, rows: Object.values(rows).reduce((sum, count) => sum + count, 0) }
  } finally {
    // Closing it ends the transaction and releases the lock.
    client.release(true)
  }
}

async function copyEverything(parts: BackupParts, client: pg.PoolClient, { add }: ArchiveWriter): Promise<Ending> {
  const snapshot = dbOnClient(client)
  const names = await namesOf(parts.features, snapshot)
  const mark = await parts.store.get(STORE_MARK)
  if (!mark) throw new BadBackup('This database’s file store isn’t there, or no server has used it yet.')
  const tables = await listTables(client)
  const manifest: Manifest = {
    format: 1,
    madeAt: parts.madeAt.toISOString(),
    migrations: [...(await listApplied(snapshot))].sort(),
    jobs: await jobsVersion(client),
    tables,
    ...(parts.secrets === undefined ? {} : { secrets: parts.secrets }),
  }
  await add(MANIFEST, Buffer.from(JSON.stringify(manifest)))

  const rows: Ending['rows'] = {}
  for (const table of tables) {
    let part = 0
    const take = (content: Buffer) => add(`${TABLES}${table.name}/${String((part += 1)).padStart(6, '0')}`, content)
    rows[table.name] = await dumpTable(client, table, take)
  }
  const sequences = await listSequences(client)

  const missing: string[] = []
  for (const name of names) {
    const content = await parts.store.get(name)
    if (content) await add(`${FILES}${name}`, content)
    else missing.push(name)
  }
  // Files are sealed again after a secret was changed, and these rows would not have the key.
  const keys = async (db: Db) => (await listKeyRows(db, 'files')).length
  if ((await keys(snapshot)) !== (await keys(parts.db))) {
    throw new BadBackup('FILES_SECRET was changed while we were making the backup. Please make it again.')
  }
  const { gone, lost } = await explainMissing(parts, missing)
  await add(`${FILES}${STORE_MARK}`, mark)
  const ending: Ending = { rows, sequences, files: names.length - missing.length, gone, lost }
  await add(ENDING, Buffer.from(JSON.stringify(ending)))
  return ending
}

/** A file is deleted just before its row or just after it; a file whose row still names it later was lost. */
async function explainMissing(
  { features, db }: BackupParts,
  missing: readonly string[],
): Promise<Pick<Ending, 'gone' | 'lost'>> {
  if (missing.length === 0) return { gone: [], lost: [] }
  const named = new Set(await namesOf(features, db))
  return { gone: missing.filter((name) => !named.has(name)), lost: missing.filter((name) => named.has(name)) }
}

/** One feature after the other: a snapshot is one connection, which runs one statement at a time. */
async function namesOf(features: BackupParts['features'], db: Db): Promise<string[]> {
  const names: string[] = []
  for (const feature of features) names.push(...(await feature.list(db)))
  return names
}
