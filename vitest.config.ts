import { defineConfig } from 'vitest/config'

/** Takes many seconds of a processor: run by `npm test`, and not before each commit. */
const SLOW = '**/*.slow.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/app/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [SLOW],
          setupFiles: 'fail-on-console-error.ts',
        },
      },
      {
        test: {
          name: 'story',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: [SLOW],
          maxWorkers: 2,
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
          maxWorkers: 2,
          setupFiles: 'fail-on-console-error.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'crash',
          include: ['apps/server/test/**/*.crash.ts'],
          testTimeout: 600_000,
        },
      },
      'packages/ui/vitest.config.ts',
    ],
  },
})
