import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/start-server.ts'
import { freePort } from './spawned-server.ts'
import { createTestDatabase } from './test-database.ts'

const AWAY = 'The database stopped answering while we were starting. Check it, then start again.'

test.for([
  ['timeout exceeded when trying to connect', { name: 'BadDatabase', message: AWAY }],
  ['a bug of a feature', { name: 'Error', message: 'a bug of a feature' }],
] as const)('a start that fails before it listens says why, and not that it can’t listen: %s', async ([said, told]) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-failed-'))
  const database = await createTestDatabase()
  onTestFinished(async () => {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
  })
  const starting = startServer(config, {
    say: () => {},
    features: [
      (app) => {
        app.addHook('onReady', () => Promise.reject(new Error(said)))
      },
    ],
  })
  await expect(starting).rejects.toMatchObject(told)
})
