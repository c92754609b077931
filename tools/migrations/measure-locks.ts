import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts'
import { migrationsFolder } from '../../apps/server/src/platform/db/migrate.ts'
import { type Opened, openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import { fillTables } from './fill-tables.ts'
import { locksHeld } from './locks-held.ts'

const LONGEST_MS = 1000

type Options = { rows: number; from: number; say: (line: string) => void }

/**
 * Fills every table that they name and that can be filled, then applies the migrations from one number on, each alone,
 * and prints what each locks against writers and for how long at most: from its first statement to its end. False when
 * one takes too long.
 */
export async function measureLocks({ rows, from, say }: Options): Promise<boolean> {
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-locks-'))
  const embedded = await startEmbeddedPostgres({ dir })
  const { pool, db } = openDatabase(embedded.url, { max: 1, queryTimeoutMs: 0 })
  try {
    const names = readdirSync(migrationsFolder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
    const isOld = (name: string) => Number(name.slice(0, 4)) < from
    for (const name of names.filter(isOld)) await pool.query(textOf(name))
    const texts = names.filter((name) => !isOld(name)).map(textOf)
    const isTouched = (table: string) => texts.some((text) => new RegExp(`\\b${table}\\b`).test(text))
    const { filled, refused } = await fillTables(pool, { rows, isWanted: isTouched })
    say(`${filled.length} tables have ${rows} rows each. Left small: ${refused.join(', ') || 'none'}.`)
    let isFine = true
    for (const name of names.filter((each) => !isOld(each))) {
      const { ms, locked } = await applyTimed(pool, textOf(name))
      const isSlow = ms > LONGEST_MS && locked.length > 0
      isFine &&= !isSlow
      say(
        `${isSlow ? 'SLOW ' : 'ok   '} ${name}: ${Math.round(ms)} ms${locked.length > 0 ? `, locks ${locked.join(', ')}` : ''}`,
      )
    }
    return isFine
  } finally {
    await db.destroy()
    await embedded.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** How long a migration takes, and which existing tables it locks against writers. */
export async function applyTimed(pool: Opened['pool'], text: string): Promise<{ ms: number; locked: string[] }> {
  const client = await pool.connect()
  try {
    const isAlone = text.startsWith('-- concurrently\n')
    const { rows: before } = await client.query<{ oid: number }>(`select oid from pg_class where relkind = 'r'`)
    const startedAt = performance.now()
    if (!isAlone) await client.query('begin')
    await client.query(text)
    const locked = isAlone
      ? []
      : await locksHeld(
          client,
          before.map(({ oid }) => oid),
        )
    if (!isAlone) await client.query('commit')
    return { ms: performance.now() - startedAt, locked }
  } finally {
    client.release()
  }
}

function textOf(name: string): string {
  return readFileSync(path.join(migrationsFolder, name), 'utf8')
}
