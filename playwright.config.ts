import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserLaunch } from './browser-launch.ts'

const port = process.env['E2E_PORT'] ?? '3100'
// Workers read this file again; only the first reading may make a folder.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'mowatt-e2e-')))

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  forbidOnly: true,
  // Patience costs nothing where all is well, and two processors that also serve and paint are sometimes slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: browserLaunch,
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} apps/server/src/main.ts`,
    // A switch takes three weeks; here its 14 days are over in nine seconds.
    env: { PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error', SWITCH_SIMULATOR_DAY_MS: '600' },
    url: `http://localhost:${port}/readyz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
