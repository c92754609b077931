import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

// The long form of the crash test: `npm run test:storm -- --kills 200 --seed 7`. It ends on its own and prints what it
// saw.
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
})
const given = Object.entries(values).filter(([, value]) => !/^[1-9]\d{0,3}$/.test(value))
if (given.length > 0) {
  console.error(`Give a number from 1 to 9999 for --${given.map(([name]) => name).join(' and --')}.`)
  process.exit(1)
}
const env = { ...process.env, TEST_WHOLE: '1', STORM_KILLS: values.kills, STORM_SEED: values.seed }
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'crash']
const storm = spawn(process.execPath, vitest, { stdio: 'inherit', env })
storm.on('exit', (code) => process.exit(code ?? 1))
