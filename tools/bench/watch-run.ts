import { spawn } from 'node:child_process'
import { shippedFigures } from '@mowatt/tariffs'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Household } from '@mowatt/agent/advise-home'
import type { Tariff } from '@mowatt/tariffs'
import { randomCatalogue } from '@mowatt/tariffs/random-catalogue'
import { readConfig } from '../../apps/server/src/config.ts'
import { type Context, createContext } from '../../apps/server/src/context.ts'
import { insertHome } from '../../apps/server/src/features/homes/home-store.ts'
import { runWatch } from '../../apps/server/src/features/homes/watch/run-watch.ts'
import { namedHash } from '../../apps/server/src/platform/secrets/named-hash.ts'
import { putWatch } from '../../apps/server/src/features/homes/watch/watch-store.ts'
import { workOnHome } from '../../apps/server/src/features/homes/work-on-home.ts'
import { londonDay } from '../../apps/server/src/platform/clock/london-day.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import { TEST_SECRETS } from '../../apps/server/test/test-app.ts'
import { quietLog } from '../../apps/server/test/quiet-log.ts'
import { testWorkers } from '../../apps/server/test/test-workers.ts'

const TARIFFS = 500
const FEW_HOMES = 1000
const DAY_MS = 86_400_000
const NOON = new Date('2026-11-18T12:00:00Z')
const POSTCODES = ['SW1A 1AA', 'LS6 2BQ', 'EX2 8AT', 'CF10 1EP', 'EH1 1YZ', 'M1 1AE', 'NR2 1TF', 'BS1 4DJ']

/** One home in so many has had no mail yet, and is mailed by the first run. */
const UNTOLD_IN = 10

const RUNS = [
  { name: 'first run, a tenth told nothing before', day: 0, prices: 1 },
  { name: 'a day later, the same prices', day: 1, prices: 1 },
  { name: '40 days later, other prices', day: 40, prices: 2 },
] as const

/**
 * Whole runs of the watch through a real PostgreSQL, each in a process of its own: the first mails a tenth, the next
 * finds nothing new, and the last comes after all prices have changed. `node tools/bench/watch-run.ts 100000` for as
 * many as planned. With `--kill` each run is killed (-9) when half is done, and another process does the rest. Either
 * way it ends with an error when a home was left out or somebody mailed twice.
 */
async function measureWatchRun(count: number, kills: boolean): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-bench-'))
  const embedded = await startEmbeddedPostgres({ dir })
  const opened = openDatabase(embedded.url, { queryTimeoutMs: 0 })
  try {
    await migrate(opened.db)
    const ctx = await contextOf(dir, embedded.url, opened, NOON)
    const startedAt = performance.now()
    await makeHomes(ctx, count, catalogueOf(1))
    console.log(`${whole(count)} homes made in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
    for (const [at, { name }] of RUNS.entries()) {
      const args = ['--run', String(at), '--dir', dir, '--url', embedded.url]
      if (kills) {
        const killed = spawnRun(args)
        const killedAt = await halfDone(ctx, dayOf(at), count)
        killed.child.kill('SIGKILL')
        await killed.ended
        console.log(`${name}: killed (-9) when ${whole(killedAt)} were checked`)
      }
      const { child, ended } = spawnRun(args)
      child.stdout.pipe(process.stdout)
      await ended
      await expectOnce(ctx, dayOf(at), count)
    }
  } finally {
    await opened.db.destroy()
    await embedded.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** In the process of one run: it prints how long it took. */
async function doRun(at: number, dir: string, url: string): Promise<void> {
  const opened = openDatabase(url, { queryTimeoutMs: 0 })
  const ctx = await contextOf(dir, url, opened, dayOf(at))
  const run = RUNS[at]!
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()]
  let checked = 0
  for (let more = -1; more !== 0; checked += more) {
    more = await runWatch(ctx, { catalogue: catalogueOf(run.prices), figures: shippedFigures, siteName: 'Mowatt' })
  }
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const each = ((seconds * 1000) / Math.max(1, checked)).toFixed(2)
  console.log(
    `${run.name}: ${whole(checked)} homes in ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processors, ${each} ms a home, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  )
}

function spawnRun(args: string[]) {
  const child = spawn(process.execPath, [import.meta.filename, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  return { child, ended: once(child, 'exit') }
}

/** Waits until the run has checked half of all homes, and returns how many those were. */
async function halfDone(ctx: Context, day: Date, count: number): Promise<number> {
  for (;;) {
    const { checked } = await checksOn(ctx, day)
    if (checked >= count / 2) return checked
    await wait(50)
  }
}

async function checksOn(ctx: Context, day: Date) {
  const { rows } = await ctx.pool.query<{ checked: string; noted: string }>(
    'select count(*) as checked, count(mail_id) as noted from homes_check where on_day = $1',
    [londonDay(day)],
  )
  return { checked: Number(rows[0]?.checked), noted: Number(rows[0]?.noted) }
}

/** Every home was checked that day, and every mail of the day has its check and its own address. */
async function expectOnce(ctx: Context, day: Date, count: number): Promise<void> {
  const { checked, noted } = await checksOn(ctx, day)
  const { rows } = await ctx.pool.query<{ mails: string; addresses: string }>(
    'select count(*) as mails, count(distinct recipient) as addresses from mail_message where queued_at = $1',
    [day],
  )
  const [mails, addresses] = [Number(rows[0]?.mails), Number(rows[0]?.addresses)]
  console.log(
    `  ${whole(checked)} checked, ${whole(mails)} mails to ${whole(addresses)} addresses, ${whole(noted)} noted`,
  )
  if (checked !== count || mails !== addresses || mails !== noted)
    throw new Error('Somebody was left out, or mailed twice.')
}

function contextOf(dir: string, url: string, opened: ReturnType<typeof openDatabase>, now: Date): Promise<Context> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dir, DATABASE_URL: url })
  return createContext({ config, secrets: TEST_SECRETS, opened, log: quietLog, now: () => now, ...testWorkers() })
}

function catalogueOf(seed: number): Tariff[] {
  return randomCatalogue(seed, TARIFFS, '2026-11-18')
}

function dayOf(at: number): Date {
  return new Date(NOON.getTime() + RUNS[at]!.day * DAY_MS)
}

/** As if everyone had agreed today, except for those who have had no mail. */
async function makeHomes(ctx: Context, count: number, catalogue: readonly Tariff[]): Promise<void> {
  const question = { basis: undefined, today: '2026-11-18', before: null, lastMailedOn: null, thresholdPence: 5000 }
  for (let made = 0; made < count; made += 1000) {
    const homes = Array.from({ length: Math.min(1000, count - made) }, (_, at) => ({
      ...question,
      said: householdOf(made + at),
    }))
    const seen = await workOnHome(ctx)(
      'checkHomes',
      { homes },
      { cpuMs: 600_000, resident: { catalogue, figures: shippedFigures } },
    )
    await ctx.db.transaction().execute(async (tx) => {
      for (let seed = made; seed < Math.min(made + 1000, count); seed++) {
        const id = randomUUID()
        const userId = `user-${seed}`
        const content = { name: 'Home', told: householdOf(seed), bills: [], supply: [] }
        const home = {
          id,
          owner: userId,
          userId,
          chatId: null,
          createdAt: NOON,
          deleteAt: null,
          clockDay: null,
          content,
        }
        await insertHome(ctx, tx, home)
        const stopToken = randomBytes(16).toString('base64url')
        await putWatch(ctx, tx, {
          homeId: id,
          thresholdPence: 5000,
          agreedAt: NOON,
          address: { email: `person-${seed}@example.com`, stopToken, agreed: 'Yes' },
          addressHash: randomBytes(32),
          stopHash: namedHash('homes-stop', stopToken),
          confirmHash: null,
          confirmUntil: null,
          confirmedAt: NOON,
          stoppedAt: null,
          told: seed % UNTOLD_IN === 0 ? null : (seen[seed - made]?.told ?? null),
          lastMailedOn: null,
          lastCheckedOn: null,
        })
      }
    })
  }
  await ctx.pool.query('vacuum analyze')
}

function householdOf(seed: number): Household {
  const some = (least: number, most: number, step: number) => least + ((seed * step) % (most - least))
  const isFixed = seed % 3 === 0
  return {
    postcode: POSTCODES[seed % POSTCODES.length]!,
    paymentMethod: 'direct_debit',
    fuels: 'both',
    kwh: { electricity: some(1500, 5000, 37), gas: some(6000, 20_000, 113) },
    rates: {
      electricity: { unitPence: some(22, 34, 7), standingPence: some(45, 70, 11) },
      gas: { unitPence: some(5, 9, 3), standingPence: some(28, 38, 5) },
    },
    ...(isFixed
      ? { deal: 'fixed', endsOn: `2027-0${1 + (seed % 9)}-15`, exitFeePence: some(0, 10_000, 500) }
      : { deal: 'variable' }),
  }
}

function whole(number: number): string {
  return number.toLocaleString('en-GB')
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kill: { type: 'boolean', default: false },
    run: { type: 'string' },
    dir: { type: 'string', default: '' },
    url: { type: 'string', default: '' },
  },
})
if (values.run === undefined) await measureWatchRun(Number(positionals[0] ?? FEW_HOMES), values.kill)
else await doRun(Number(values.run), values.dir, values.url)
process.exit()
