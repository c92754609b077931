import { ensureBrowser } from './run/ensure-browser.ts'
import { runSteps, step } from './run/steps.ts'

// What `npm test` tries by a sample, tried as a whole, and what keeps the whole machine busy for many minutes.
const env = { TEST_WHOLE: '1', CHROMIUM_PATH: ensureBrowser() }
const vitest = 'node_modules/vitest/vitest.mjs'
const slow = step('slow tests, whole', vitest, ['run', '--project', 'slow'], env)
const crash = step('crash tests, whole', vitest, ['run', '--project', 'crash'], env)
const long = step('long tests', vitest, ['run', '--project', 'long'], env)
const random = 'packages/agent/src/figures/evaluate-properties.test.ts'
const replies = step('ten thousand replies', vitest, ['run', '--project', 'unit', random], env)
process.exit((await runSteps([[replies], [slow], [crash], [long]])) ? 0 : 1)
