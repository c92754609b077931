import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
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

/** One home in so many has been told nothing yet, and is mailed by the first run. */
const UNTOLD_IN = 10

/**
 * Whole runs of the watch through a real PostgreSQL: the first mails a tenth, the next finds nothing new, and the last
 * comes after all prices have changed. `node tools/bench/watch-run.ts 100000` for as many as the plan says.
 */
async function measureWatchRun(count: number): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-bench-'))
  const embedded = await startEmbeddedPostgres({ dir })
  const opened = openDatabase(embedded.url, { queryTimeoutMs: 0 })
  let now = NOON
  try {
    await migrate(opened.db)
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dir, DATABASE_URL: embedded.url })
    const ctx = await createContext({
      config,
      secrets: TEST_SECRETS,
      opened,
      log: quietLog,
      now: () => now,
      ...testWorkers(),
    })
    const [prices, others] = [randomCatalogue(1, TARIFFS, '2026-11-18'), randomCatalogue(2, TARIFFS, '2026-11-18')]
    await watched(`${whole(count)} homes made`, count, () => makeHomes(ctx, count, prices))
    const runs = [
      ['first run, a tenth told nothing before', prices],
      ['a day later, the same prices', prices],
      ['40 days later, other prices', others],
    ] as const
    for (const [at, [name, catalogue]] of runs.entries()) {
      now = new Date(NOON.getTime() + [0, 1, 40][at]! * DAY_MS)
      const before = await mailsIn(ctx)
      await watched(name, count, async () => {
        while ((await runWatch(ctx, { catalogue, siteName: 'Mowatt' })) > 0);
      })
      console.log(`  ${whole((await mailsIn(ctx)) - before)} mails`)
    }
  } finally {
    await opened.db.destroy()
    await embedded.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** As if everybody had agreed today, except for those who are told nothing. */
async function makeHomes(ctx: Context, count: number, catalogue: readonly Tariff[]): Promise<void> {
  const question = { basis: undefined, today: '2026-11-18', before: null, lastMailedOn: null, thresholdPence: 5000 }
  for (let made = 0; made < count; made += 1000) {
    const homes = Array.from({ length: Math.min(1000, count - made) }, (_, at) => ({
      ...question,
      said: householdOf(made + at),
    }))
    const seen = await workOnHome(ctx)('checkHomes', { homes }, { cpuMs: 600_000, resident: { catalogue } })
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

async function mailsIn(ctx: Context): Promise<number> {
  const { rows } = await ctx.pool.query<{ count: string }>('select count(*) from mail_message')
  return Number(rows[0]?.count)
}

/** By the clock, and by the processor time of this process with its workers; the database counts only by the clock. */
async function watched(name: string, count: number, work: () => Promise<unknown>): Promise<void> {
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()]
  await work()
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const each = ((seconds * 1000) / count).toFixed(2)
  const [load = 0] = loadavg()
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processors, ${each} ms a home, load ${load.toFixed(1)}`,
  )
}

function whole(number: number): string {
  return number.toLocaleString('en-GB')
}

await measureWatchRun(Number(process.argv[2] ?? FEW_HOMES))
process.exit()
