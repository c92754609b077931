import { defineConfig } from 'vitest/config'

/** Takes many seconds of a processor: run by `npm test`, and not before each commit. */
const SLOW = '**/*.slow.test.ts'

/**
 * Files of one worker share their loaded modules: loading them again for each file took a third of the time.
 * No module of ours keeps anything of a test in a variable; a test that needs a fresh module asks for one.
 */
const SHARED_MODULES = { isolate: false, maxWorkers: 2 }

/** Stories wait for PostgreSQL as long as they work: on two cores four workers take 65 s where two take 76. */
const WAITING = { ...SHARED_MODULES, maxWorkers: 4 }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/app/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [SLOW],
          ...WAITING,
          setupFiles: 'fail-on-console-error.ts',
          // A first turn of a talk loads all that Mo knows, beside three other workers on two processors.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'story',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: [SLOW],
          ...WAITING,
          globalSetup: 'apps/server/test/start-test-postgres.ts',
          setupFiles: 'fail-on-console-error.ts',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'slow',
          include: [SLOW],
          exclude: ['**/node_modules/**'],
          ...SHARED_MODULES,
          globalSetup: 'apps/server/test/start-test-postgres.ts',
          setupFiles: 'fail-on-console-error.ts',
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'crash',
          include: ['apps/server/test/**/*.crash.ts'],
          // They wait for servers to start more than they work.
          maxWorkers: 3,
          testTimeout: 600_000,
        },
      },
      'packages/ui/vitest.config.ts',
    ],
  },
})
