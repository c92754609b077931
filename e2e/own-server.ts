import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { COMPILED, spawnServer } from '../apps/server/test/spawned-server.ts'

const run = promisify(execFile)

/**
 * A server with its own database, where a journey needs other settings or changes what all users see. Its log and
 * metrics are stored beside those of the common server, and searched with them.
 */
export async function startOwnServer(
  name: string,
  { port, env }: { port?: number; env?: Record<string, string> } = {},
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), `mowatt-e2e-${name}-`))
  const kept = path.join(process.env['E2E_DATA_DIR'] ?? dataDir, name)
  const server = await spawnServer({
    ...(port === undefined ? {} : { port }),
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'debug', ...env },
    log: `${kept}.log`,
  })
  const { url } = server

  /** As a promoter runs it, beside the running server. */
  async function command(tool: 'competition' | 'waitlist' | 'operator', ...words: string[]): Promise<string> {
    const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'test', NODE_COMPILE_CACHE: COMPILED }
    const { stdout } = await run(process.execPath, [`tools/${tool}.ts`, ...words], { env })
    return stdout
  }
  async function stop(): Promise<void> {
    writeFileSync(`${kept}.metrics`, await (await fetch(`${url}/metrics`)).text())
    await server.stop()
  }
  return { url, stop, command }
}

export type OwnServer = Awaited<ReturnType<typeof startOwnServer>>
