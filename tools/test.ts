import { ensureBrowser } from './run/ensure-browser.ts'
import { testSteps } from './run/all-steps.ts'
import { readShard } from './run/read-shard.ts'
import { runSteps } from './run/steps.ts'

const shard = readShard(process.argv.slice(2))
if (shard === 'unreadable') {
  console.error('Leave this out, or say which part to run and how many there are: npm test -- --shard 2/4')
  process.exit(1)
}
const browser = ensureBrowser()
process.exit((await runSteps(testSteps(browser, shard))) ? 0 : 1)
