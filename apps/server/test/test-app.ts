import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Call } from '@mowatt/contract/client'
import { type App, type AppOptions, buildApp, features, type Feature } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { type Context, createContext } from '../src/context.ts'
import { seedCompetition } from '../src/features/competition/public.ts'
import { inProcessSend } from '../src/platform/http/in-process-send.ts'
import type { Log } from '../src/platform/log/log.ts'
import type { GivenSecrets } from '../src/platform/secrets/read-secrets.ts'
import type { SocketEndpoint } from '../src/platform/socket/socket-endpoint.ts'
import { quietLog } from './quiet-log.ts'
import { TEST_NOW } from './start-test-postgres.ts'
import { testWorkers } from './test-workers.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { patientClient } from './patient-client.ts'

export const TEST_SECRETS: GivenSecrets = {
  session: ['test session secret '.repeat(2)],
  files: ['test files secret '.repeat(2)],
}

export type TestApp = {
  app: App
  ctx: Context
  database: TestDatabase
  /** Calls through the contract, as the site does. */
  call: Call
  /** Moves the clock that the server sees. */
  setNow(now: Date): void
  close(): Promise<void>
}

type Options = {
  env?: Record<string, string>
  /** Features besides the real ones. */
  extraFeatures?: readonly Feature[]
  socketEndpoints?: readonly SocketEndpoint[]
  log?: Log
  /** Instead of those that all tests of this process share. */
  parts?: Partial<Pick<Context, 'reader' | 'workers' | 'thinkers' | 'encoder'>>
} & Pick<AppOptions, 'site' | 'assets' | 'patience' | 'socketPatience' | 'largeLimits'>

/** The whole server on a database of its own, not listening. The clock is stopped until it is moved. */
export async function createTestApp({
  env = {},
  extraFeatures = [],
  log = quietLog,
  parts = {},
  ...options
}: Options = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-app-'))
  const database = await createTestDatabase()
  let now = TEST_NOW
  const ctx = await createContext({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: 'postgresql://unused/unused', ...env }),
    secrets: TEST_SECRETS,
    opened: database,
    log,
    now: () => now,
    ...testWorkers(),
    ...parts,
  })
  await ctx.notices.start()
  await seedCompetition(ctx)
  const app = await buildApp(ctx, { ...options, features: [...features, ...extraFeatures] })
  return {
    app,
    ctx,
    database,
    call: patientClient(inProcessSend(app)),
    setNow(moved) {
      now = moved
    },
    async close() {
      await app.close()
      await ctx.notices.stop()
      await ctx.mail.stop()
      await ctx.jobs.stop()
      await ctx.reader.close()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
