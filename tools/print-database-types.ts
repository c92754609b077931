import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { openDatabase } from '../apps/server/src/platform/db/open-database.ts'
import { printTables } from '../apps/server/src/platform/db/print-tables.ts'

const target = path.resolve(import.meta.dirname, '../apps/server/src/platform/db/database-tables.ts')

const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-tables-'))
const embedded = await startEmbeddedPostgres({ dir })
const { db } = openDatabase(embedded.url, { max: 1 })
try {
  await migrate(db)
  writeFileSync(target, await printTables(db))
  console.log(`Written: ${path.relative(process.cwd(), target)}`)
} finally {
  await db.destroy()
  await embedded.stop()
  rmSync(dir, { recursive: true, force: true })
}
