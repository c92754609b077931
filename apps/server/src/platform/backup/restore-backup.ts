import type pg from 'pg'
import { applyMigrations } from '../db/migrate.ts'
import type { Db } from '../db/open-database.ts'
import { STORE_MARK } from '../files/check-file-store.ts'
import type { FileStore } from '../files/file-store.ts'
import { BadBackup } from './bad-backup.ts'
import type { BackedUpFiles } from './backed-up-files.ts'
import { FILES, TABLES } from './backup-format.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
import { clearTables, loadTable, settleTables, type TableLoad } from './copy-tables.ts'
import { dbOnClient } from './db-on-client.ts'
import { readArchive } from './read-archive.ts'
import { refuseUnfit } from './refuse-unfit.ts'

export type RestoreParts = {
  pool: pg.Pool
  url: string
  store: Pick<FileStore, 'get' | 'put' | 'delete'>
  features: readonly BackedUpFiles[]
  identity: string
  /** Fails unless the given secrets open what was restored; called before anything is final. */
  openKeys: (db: Db, backup: CheckedBackup) => Promise<void>
}

/**
 * Puts a backup into an empty database and an empty store. The archive is read to its end before anything is written;
 * rows are one transaction that ends after the last file. A failure leaves both as empty as they were.
 */
export async function restoreBackup(parts: RestoreParts, file: string): Promise<CheckedBackup> {
  const backup = await checkBackup(file, parts.identity)
  await refuseUnfit(parts, backup)
  const client = await parts.pool.connect()
  const put: string[] = []
  try {
    await client.query('begin')
    await restoreInto(parts, client, { backup, file, put })
    await client.query('commit')
    return backup
  } catch (error) {
    for (const name of put) await parts.store.delete(name)
    throw error
  } finally {
    client.release(true)
  }
}

type Work = { backup: CheckedBackup; file: string; put: string[] }

async function restoreInto(parts: RestoreParts, client: pg.PoolClient, { backup, file, put }: Work): Promise<void> {
  const db = dbOnClient(client)
  await applyMigrations(db, backup.manifest.migrations)
  const tables = await clearTables(client)
  let loading: { name: string; load: TableLoad } | undefined
  const endTable = async () => {
    if (!loading) return
    const { name, load } = loading
    loading = undefined
    expectRows(backup, name, await load.end())
  }
  for await (const { name, content } of readArchive(file, parts.identity)) {
    const table = name.startsWith(TABLES) ? name.slice(TABLES.length, name.lastIndexOf('/')) : undefined
    if (table !== loading?.name) await endTable()
    if (table !== undefined) {
      loading ??= { name: table, load: loadTable(client, tableNamed(backup, table)) }
      await loading.load.write(content)
    } else if (name.startsWith(FILES)) {
      // The mark is restored after all other files.
      const place = name.slice(FILES.length)
      put.push(place)
      await parts.store.put(place, content)
    }
  }
  await settleTables(client, tables, backup.ending.sequences)
  for (const name of backup.ending.gone) {
    await parts.features.find(({ prefix }) => name.startsWith(prefix))?.forget(db, name)
  }
  if (!put.includes(STORE_MARK)) throw new BadBackup('The backup doesn’t say which file store it belongs to.')
  await parts.openKeys(db, backup)
}

function tableNamed({ manifest }: CheckedBackup, name: string) {
  const table = manifest.tables.find((each) => each.name === name)
  if (!table) throw new BadBackup(`The backup doesn’t say what the table ${name} is.`)
  return table
}

function expectRows({ ending }: CheckedBackup, table: string, count: number): void {
  if (ending.rows[table] !== count)
    throw new BadBackup(`The backup should contain ${ending.rows[table]} rows of ${table}, not ${count}.`)
}
