import { readFileSync, statSync } from 'node:fs'
import { type Config, readConfig } from '../../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { type Opened, openDatabase } from '../../apps/server/src/platform/db/open-database.ts'

export type OpenedWithConfig = Opened & { config: Config; url: string }

/** As the server reads it: from the environment and the file `.env`. */
export function readOwnConfig(): Config {
  const hasEnvFile = statSync('.env', { throwIfNoEntry: false })?.isFile() === true
  return readConfig(process.env, hasEnvFile ? readFileSync('.env', 'utf8') : '')
}

/** The database of the server's own settings, migrated; a server running on it is not disturbed. */
export async function withDatabase<Result>(
  act: (opened: OpenedWithConfig) => Promise<Result>,
  { mayMigrate = true } = {},
): Promise<Result> {
  const config = readOwnConfig()
  const embedded = config.db.kind === 'embedded' ? await startEmbeddedPostgres({ dir: config.db.dir }) : undefined
  const url = config.db.kind === 'postgres' ? config.db.url : (embedded?.url ?? '')
  const opened = openDatabase(url, { queryTimeoutMs: 0 })
  try {
    if (mayMigrate) await migrate(opened.db)
    return await act({ ...opened, config, url })
  } finally {
    await opened.db.destroy()
    await embedded?.stop()
  }
}
