import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { CONSENT_KEY, consentRecord } from './apps/web/app/browser/consent/consent-record.ts'
import { browserArgs, browserLaunch, findWholeBrowser } from './browser-launch.ts'
import { patience } from './test-patience.ts'
import { isWhole } from './test-size.ts'

const port = process.env['E2E_PORT'] ?? '3100'
// Workers read this file again; only the first reading may make a folder.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'mowatt-e2e-')))

const origin = `http://localhost:${port}`

/** Everyone has answered the question about cookies, with a no to everything but preferences. */
const answered = consentRecord({ preferences: true, statistics: false, marketing: false }, new Date())
const agreed = consentRecord({ preferences: true, statistics: true, marketing: true }, new Date())

/**
 * If set, everyone agrees and is counted as a person: then the statistics of all journeys are searched for traces too.
 * Journeys that count requests or scripts will fail with it.
 */
const isCounted = process.env['E2E_COUNTED'] !== undefined
const asPerson = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  // The library ignores bots, and a headless browser identifies itself as one.
  launchOptions: {
    executablePath: findWholeBrowser() ?? browserLaunch.executablePath,
    args: [...browserArgs, '--disable-blink-features=AutomationControlled'],
  },
}

export default defineConfig({
  testDir: 'e2e',
  workers: 3,
  // Test by test, or one worker would run the last long file while two wait. Files with their own server stay whole.
  fullyParallel: true,
  // Marked at the end of their names. Only `npm run test:long` runs them.
  ...(isWhole ? {} : { grepInvert: /@long$/ }),
  forbidOnly: true,
  // A long limit costs nothing while tests pass, and two processors that also serve and paint are sometimes slow.
  timeout: patience(180_000),
  expect: { timeout: patience(60_000) },
  retries: 0,
  // Prints nothing about what passed: failures come first.
  reporter: 'dot',
  metadata: { consent: { key: CONSENT_KEY, agreed: JSON.stringify(agreed) } },
  use: {
    baseURL: origin,
    storageState: {
      cookies: [],
      origins: [
        { origin, localStorage: [{ name: CONSENT_KEY, value: JSON.stringify(isCounted ? agreed : answered) }] },
      ],
    },
    // A service worker would answer before a journey's own routes do. The journey about being offline enables it.
    serviceWorkers: 'block',
    // Motion costs three browsers on two processors half of a page's load time. Journeys about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: browserLaunch,
    ...(isCounted ? asPerson : {}),
  },
  globalTeardown: './e2e/find-no-trace.ts',
  webServer: {
    // Its log is stored, and searched for traces of people after the last journey.
    command: `${JSON.stringify(process.execPath)} tools/start.mjs > ${JSON.stringify(path.join(dataDir, 'server.log'))}`,
    // A switch takes three weeks; here its 14 days are over in seven seconds. The analytics address is set, so that
    // users who agree are counted on this machine too.
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'debug',
      SWITCH_SIMULATOR_DAY_MS: '500',
      ANALYTICS_URL: origin,
    },
    url: `http://localhost:${port}/readyz`,
    timeout: patience(60_000),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
