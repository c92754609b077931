import { runSteps, step } from './run/steps.ts'

if (!process.env['DATABASE_URL']) {
  console.error('Set DATABASE_URL to a PostgreSQL 15 or newer whose user may create databases.')
  process.exit(1)
}
const stories = step('story tests on DATABASE_URL', 'node_modules/vitest/vitest.mjs', ['run', '--project', 'story'])
// The slow tests that query the database: several processes of the server, jobs, farms of sign-ups.
const slow = step('slow stories on DATABASE_URL', 'node_modules/vitest/vitest.mjs', [
  'run',
  '--project',
  'slow',
  'apps/server/',
])
process.exit((await runSteps([[stories], [slow]])) ? 0 : 1)
