import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type SpawnedServer, spawnServer } from '../spawned-server.ts'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded-postgres.ts'

const SETTINGS = {
  SESSION_SECRET: 'load-session-secret-of-no-value-0123456789',
  FILES_SECRET: 'load-files-secret-of-no-value-9876543210',
  TRUST_PROXY: '127.0.0.1,::1',
  IDENTITY_MAILS_PER_DAY: '9999999',
}

/** A real PostgreSQL that begins empty, with a folder beside it. */
export async function withPostgres<Result>(
  use: (databaseUrl: string, dataDir: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-load-'))
  const database = await startEmbeddedPostgres({ dir: path.join(dataDir, 'database') })
  try {
    return await use(database.url, dataDir)
  } finally {
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** So many real servers on it, as if each were behind a proxy. */
export function withProcesses<Result>(
  count: number,
  use: (urls: readonly string[], databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  return withPostgres(async (databaseUrl, dataDir) => {
    const servers: SpawnedServer[] = []
    const env = { ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
    try {
      for (let at = 0; at < count; at++) servers.push(await spawnServer({ env }))
      return await use(
        servers.map(({ url }) => url),
        databaseUrl,
      )
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })
}
