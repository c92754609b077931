import { defineConfig } from 'vitest/config'
import { patience } from './test-patience.ts'

/** Takes many seconds of processor time: run by `npm test`, and not before each commit. */
const SLOW = '**/*.slow.test.ts'

/** Takes tens of seconds, most of them waiting for processes: run by `npm run test:long` only. */
const LONG = '**/*.long.test.ts'

/**
 * Files of one worker share their loaded modules: loading them again for each file took a third of the time. None of
 * our modules keeps anything of a test in a variable; a test that needs a fresh module asks for one.
 */
const SHARED_MODULES = { isolate: false, maxWorkers: 2 }

/**
 * Story tests wait for PostgreSQL about as long as they work: on two cores four workers take 65 s where two take 76.
 */
const WAITING = { ...SHARED_MODULES, maxWorkers: 4 }

/** For tests that start the server as it runs in production. */
const BUILT_SERVER = 'tools/building/build-server.ts'

/** Requests pages of the built site, without a browser and without a socket. */
const PAGES = 'apps/server/test/pages/**/*.test.ts'

/** For a test that hangs; a test that is slow on a busy machine is not ended by it. */
function limits(quietMs: number) {
  return {
    testTimeout: patience(quietMs),
    hookTimeout: patience(quietMs),
    expect: { poll: { timeout: patience(60_000) } },
  }
}

export default defineConfig({
  test: {
    // `npm run verify` runs the tests that import something that has changed.
    experimental: { recordDependencies: process.env['TEST_RECORD'] !== undefined },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/app/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [SLOW, LONG],
          ...WAITING,
          setupFiles: 'fail-on-console-error.ts',
          ...limits(60_000),
        },
      },
      {
        test: {
          name: 'story',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: [SLOW, LONG, PAGES],
          ...WAITING,
          globalSetup: 'apps/server/test/start-test-postgres.ts',
          setupFiles: 'fail-on-console-error.ts',
          ...limits(60_000),
        },
      },
      {
        test: {
          name: 'page',
          include: [PAGES],
          ...SHARED_MODULES,
          // One worker loads the site once. Projects with other numbers of workers run before or after it.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          // The built site is loaded as Node would load it.
          server: { deps: { external: [/\/apps\/web\/build\//] } },
          globalSetup: ['tools/building/build-site.ts', 'apps/server/test/start-test-postgres.ts'],
          setupFiles: 'fail-on-console-error.ts',
          ...limits(60_000),
        },
      },
      {
        test: {
          name: 'slow',
          include: [SLOW],
          exclude: ['**/node_modules/**'],
          // Some of them wait for processes that they started.
          ...SHARED_MODULES,
          maxWorkers: 3,
          globalSetup: [BUILT_SERVER, 'apps/server/test/start-test-postgres.ts'],
          setupFiles: 'fail-on-console-error.ts',
          ...limits(600_000),
        },
      },
      {
        test: {
          name: 'crash',
          include: ['apps/server/test/**/*.crash.ts'],
          // They wait for servers to start more than they work.
          maxWorkers: 3,
          globalSetup: BUILT_SERVER,
          ...limits(900_000),
        },
      },
      {
        test: {
          // One after the other: some of them keep the whole machine busy for minutes.
          name: 'long',
          include: [LONG],
          exclude: ['**/node_modules/**'],
          ...SHARED_MODULES,
          maxWorkers: 1,
          globalSetup: [BUILT_SERVER, 'apps/server/test/start-test-postgres.ts'],
          setupFiles: 'fail-on-console-error.ts',
          ...limits(3_600_000),
        },
      },
      'packages/ui/vitest.config.ts',
    ],
  },
})
