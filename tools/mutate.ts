import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres.ts'
import { openDatabase } from '../apps/server/src/platform/db/open-database.ts'
import { forgetDurability } from '../apps/server/test/start-test-postgres.ts'
import { type Area, AREAS } from './mutate/areas.ts'
import { sayMutant, tryArea, type Tried } from './mutate/try-area.ts'

// Mutates our code in many small ways, one at a time, and checks whether a test notices. No file is changed.
const WANTED = 0.85
const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    mutants: { type: 'string' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    file: { type: 'string' },
  },
})
const asked = values.area ?? AREAS.map(({ name }) => name)
const unknown = asked.filter((name) => AREAS.every((area) => area.name !== name))
if (unknown.length > 0) {
  console.error(
    `There’s no area called ${unknown.join(', ')}. Choose from: ${AREAS.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const rows: string[] = []
const survivors: string[] = []
let isShort = false
for (const area of AREAS.filter(({ name }) => asked.includes(name))) {
  const startedAt = performance.now()
  const tried = area.asksDatabase ? await withPostgres((env) => run(area, env)) : await run(area, process.env)
  const alive = tried.filter(({ fate }) => fate === 'survived' || fate === 'no test')
  // On a busy machine a slow test can look like one that hangs: these are tried again.
  const hung = tried.filter(({ fate }) => fate === 'too long').length
  const share = (tried.length - alive.length) / tried.length
  isShort ||= share < WANTED
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  rows.push(
    `| ${area.name} | ${tried.length} | ${tried.length - alive.length} | ${hung} | ${alive.length} | ${Math.round(share * 100)}% | ${seconds} s |`,
  )
  survivors.push(
    ...alive.map(({ mutant, fate }) => `- ${sayMutant(mutant)}${fate === 'no test' ? ' (no test runs it)' : ''}`),
  )
}
console.log(
  `| Area | Mutants | Killed | of which hung | Survived | Share | Time |\n|---|---|---|---|---|---|---|\n${rows.join('\n')}`,
)
if (survivors.length > 0) console.log(`\nSurvived:\n${survivors.join('\n')}`)
process.exit(isShort ? 1 : 0)

function run(area: Area, env: NodeJS.ProcessEnv): Promise<Tried[]> {
  const some = values.mutants === undefined ? area.mutants : Number(values.mutants)
  const mutants = values.all ? Infinity : some
  return tryArea(area, { mutants, seed: Number(values.seed), workers: Number(values.workers), env, only: values.file })
}

/** One for all processes: each creates its own databases in it, and a killed process leaves nothing behind. */
async function withPostgres<Result>(act: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result> {
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-mutate-'))
  const embedded = await startEmbeddedPostgres({ dir })
  const leave = () => void embedded.stop().finally(() => process.exit(1))
  process.once('SIGTERM', leave).once('SIGINT', leave)
  try {
    const admin = openDatabase(embedded.url, { max: 1 })
    await forgetDurability(admin)
    await admin.db.destroy()
    return await act({ ...process.env, DATABASE_URL: embedded.url })
  } finally {
    await embedded.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
