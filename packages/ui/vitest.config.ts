import tailwind from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { browserLaunch } from '../../browser-launch.ts'
import { patience } from '../../test-patience.ts'

/** Keys are sent to the frame that Playwright knows: at the start of a file that may still be the one of the file before. */
const waitForFrame: BrowserCommand<[]> = async ({ iframe }) => iframe.locator('body').waitFor({ state: 'attached' })

export default defineProject({
  root: import.meta.dirname,
  plugins: [tailwind()],
  // Named, so that no dependency is discovered, bundled and reloaded in the middle of a run.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'radix-ui',
      'axe-core',
    ],
  },
  test: {
    name: 'component',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['./test/setup-component-test.ts'],
    // A long timeout costs nothing if all is well; the runner's own second is too short for a busy machine.
    testTimeout: patience(60_000),
    hookTimeout: patience(60_000),
    expect: { poll: { timeout: patience(30_000) } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { waitForFrame },
      instances: [{ browser: 'chromium' }],
      provider: playwright({ launchOptions: browserLaunch }),
    },
  },
})
