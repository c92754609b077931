import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnServer } from './spawned-server.ts'
import { createTestDatabase } from './test-database.ts'

/** The server that reports how long its event loop was blocked, in a separate process and on its own database. */
export async function startAttackedServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-attacked-'))
  const database = await createTestDatabase()
  const entry = path.resolve(import.meta.dirname, 'attacked-server.ts')
  const server = await spawnServer({ entry, env: { DATA_DIR: dataDir, DATABASE_URL: database.url } })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
