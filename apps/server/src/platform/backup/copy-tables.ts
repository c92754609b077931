import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { listTables, type Sequence, type Table } from './table-list.ts'

const PART_BYTES = 4_000_000

/** The rows of a table as PostgreSQL writes them, in parts of a few megabytes; returns how many rows there were. */
export async function dumpTable(
  client: pg.PoolClient,
  { name, columns }: Table,
  take: (part: Buffer) => Promise<void>,
): Promise<number> {
  const copying = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of copying as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    await take(Buffer.concat(chunks))
    chunks = []
    bytes = 0
  }
  if (bytes > 0) await take(Buffer.concat(chunks))
  // The row count comes after the last row. The next statement begins once it has arrived.
  await client.query('select')
  return copying.rowCount
}

/** Empties all tables, with their own triggers disabled. What a trigger once did is in the rows already. */
export async function clearTables(client: pg.PoolClient): Promise<Table[]> {
  const tables = await listTables(client)
  // Triggers first: one of them refuses to empty the audit log.
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  return tables
}

export type TableLoad = { write(part: Buffer): Promise<void>; end(): Promise<number> }

/** Takes the parts of one table in order; `end` returns how many rows they were. */
export function loadTable(client: pg.PoolClient, { name, columns }: Table): TableLoad {
  const copying = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  // Awaited at `end`, or with the next part.
  const done = finished(copying)
  done.catch(() => {})
  return {
    async write(part) {
      if (!copying.write(part)) await Promise.race([once(copying, 'drain'), done])
    },
    async end() {
      copying.end()
      await done
      return copying.rowCount
    },
  }
}

/** The rows are in: sequences continue where they were, and triggers are enabled again. */
export async function settleTables(
  client: pg.PoolClient,
  tables: readonly Table[],
  sequences: readonly Sequence[],
): Promise<void> {
  // Deferred constraints are checked now, or no table could be altered.
  await client.query('set constraints all immediate')
  const known = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences`,
  )
  for (const { name, last } of sequences) {
    if (known.rows.some((each) => each.name === name)) await client.query('select setval($1, $2)', [name, last])
  }
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
}
