import { ensureBrowser } from './run/ensure-browser.ts'
import { runSteps, step } from './run/steps.ts'

// Everything that `npm test` runs as a sample, in full, and what takes many minutes.
const env = { TEST_WHOLE: '1', CHROMIUM_PATH: ensureBrowser() }
const projects = ['unit', 'story', 'page', 'slow', 'crash', 'long']
const vitest = (project: string) =>
  step(
    `${project} tests, whole`,
    'node_modules/vitest/vitest.mjs',
    ['run', '--reporter=dot', '--project', project],
    env,
  )
const journeys = step('browser journeys, whole', 'node_modules/@playwright/test/cli.js', ['test'], env)
process.exit(
  (await runSteps([[step('build', 'tools/build.ts')], ...projects.map((project) => [vitest(project)]), [journeys]]))
    ? 0
    : 1,
)
