// Finds the knee: `npm run load -- --processes 1,2,4`. Real servers and a real PostgreSQL on this machine, nothing
// beyond it; the load comes from here too, so it has to share the processors. It ends on its own.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { MIX } from '../apps/server/test/load/arrivals.ts'
import { BUDGET_MS, kneeOf, shortcomings, type Step } from '../apps/server/test/load/judge-step.ts'
import { tellMemberSize, tellTableSizes } from '../apps/server/test/load/table-sizes.ts'
import { runStep } from '../apps/server/test/load/run-step.ts'
import { withPostgres, withProcesses } from '../apps/server/test/load/with-processes.ts'
import { seededRandom } from './bill-corpus/random.ts'
import { buildEverything } from './building/build-everything.ts'

const PAGES = ['/', '/', '/', '/learn-more', '/blog/how-to-switch-energy-provider', '/waitlist']
const USAGE =
  'Use --processes 1,2,4 --rates 5,10,20 --seconds 15 --idle-sockets 200 --members 100000, or some of these.'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    rates: { type: 'string', default: '5,10,15,22,33,50,75,110,165,250,375' },
    seconds: { type: 'string', default: '15' },
    'idle-sockets': { type: 'string', default: '200' },
    members: { type: 'string', default: '0' },
  },
})
const [processes, rates] = [values.processes, values.rates].map(numbersIn)
const [seconds, idleSockets, members] = [values.seconds, values['idle-sockets'], values.members].map(Number)
if (!processes || !rates || ![seconds, idleSockets, members].every(Number.isSafeInteger)) {
  console.error(USAGE)
  process.exit(1)
}
await buildEverything()
console.log(`${cpus().length} processors (${cpus()[0]?.model ?? ''}), Node ${process.versions.node}`)
console.log(
  `Of 100: ${Object.entries(MIX)
    .map(([act, share]) => `${act} ${share}`)
    .join(', ')}; ${idleSockets} idle sockets`,
)
console.log(
  `p95 within: ${Object.entries(BUDGET_MS)
    .map(([act, ms]) => `${act} ${ms} ms`)
    .join(', ')}`,
)
if (members) await withPostgres((databaseUrl) => tellMemberSize(databaseUrl, members, say))
for (const count of processes) {
  console.log(`\n${count} ${count === 1 ? 'process' : 'processes'}`)
  const steps = await withProcesses(count, climb)
  const knee = kneeOf(steps)
  console.log(knee ? `Knee: ${knee.perSecond} arrivals a second.` : 'Even the first step is past the knee.')
}

/** Steps of a rising rate, until one fails. */
async function climb(urls: readonly string[], databaseUrl: string): Promise<Step[]> {
  const asked = { urls, pages: PAGES, seconds: seconds ?? 15, random: seededRandom(1).next }
  // What is slow only the first time is not measured.
  await runStep({ ...asked, perSecond: 3, seconds: 5, idleSockets: 0 })
  const steps: Step[] = []
  for (const perSecond of rates ?? []) {
    const step = await runStep({ ...asked, perSecond, idleSockets: idleSockets ?? 0 })
    steps.push(step)
    tell(step)
    if (shortcomings(step).length > 0) break
  }
  await tellTableSizes(databaseUrl, say)
  return steps
}

function tell(step: Step): void {
  const { perSecond, throughput, acts, troubles, loopP99Ms, memoryMb } = step
  const each = Object.entries(acts).map(([act, { p50, p95, p99, errors }]) => {
    const times = [p50, p95, p99].map(Math.round).join('/')
    return `${act} ${times} ms${errors > 0 ? ` (${errors} failed)` : ''}`
  })
  console.log(`${perSecond} a second: ${throughput.toFixed(1)} answered, ${each.join(', ')}`)
  console.log(
    `    event loop p99 ${loopP99Ms.toFixed(0)} ms, ${memoryMb.toFixed(0)} MB; ${shortcomings(step).join(', ') || 'ok'}`,
  )
  for (const trouble of troubles.slice(0, 5)) console.log(`    ${trouble}`)
}

function numbersIn(list: string): number[] | undefined {
  const numbers = list.split(',').map(Number)
  return numbers.every((each) => Number.isSafeInteger(each) && each > 0) ? numbers : undefined
}

function say(line: string): void {
  console.log(line)
}
