import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { spawnServer } from '../../apps/server/test/spawned-server.ts'

/** Runs the real server as a separate process, on a free port and an empty data folder, for as long as `use` takes. */
export async function withServer<Result>(use: (baseUrl: string, pid: number) => Promise<Result>): Promise<Result> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-server-'))
  const server = await spawnServer({ env: { DATA_DIR: dataDir } })
  try {
    return await use(server.url, server.pid)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
