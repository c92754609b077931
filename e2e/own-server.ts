import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { spawnServer } from '../apps/server/test/spawned-server.ts'

const run = promisify(execFile)

/** A server with a database of its own: a competition is everybody's, and other journeys want the shipped one. */
export async function startOwnServer(name: string) {
  const dataDir = mkdtempSync(path.join(tmpdir(), `mowatt-e2e-${name}-`))
  const server = await spawnServer({ env: { DATA_DIR: dataDir } })
  const { url } = server

  /** As a promoter types it, beside the running server. */
  async function command(tool: 'competition' | 'waitlist', ...words: string[]): Promise<string> {
    const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'test' }
    const { stdout } = await run(process.execPath, [`tools/${tool}.ts`, ...words], { env })
    return stdout
  }
  return { url, stop: () => server.stop(), command }
}

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>
