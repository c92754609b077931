import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Context } from '../../apps/server/src/context.ts'
import { openMembership } from '../../apps/server/src/features/waitlist/members/open-membership.ts'
import { seedSamples } from '../../apps/server/src/features/waitlist/members/seed-samples.ts'
import { keepRanksFolded } from '../../apps/server/src/features/waitlist/ranking/keep-ranks-folded.ts'
import { findStandingOf } from '../../apps/server/src/features/waitlist/ranking/rank-store.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { type Opened, openDatabase } from '../../apps/server/src/platform/db/open-database.ts'
import { createLog } from '../../apps/server/src/platform/log/log.ts'
import { type Redis, startRedis } from './redis-ranks.ts'

const FEW = 10_000
const MANY = 1_000_000
const ROUNDS = 9
const LOOKS = 400
const JOINS_MS = 1500
const CONNECTIONS = 10
/** More than there are connections: as in the minute after a broadcast. */
const PEOPLE_AT_ONCE = 50
const WANTED = { many: 1.5, redis: 8, joins: 0.35 }

/**
 * How long it takes to find a member's rank among few and among many, and how fast people can join; relative to what
 * the same machine does at the same time. True when a wish is not met.
 */
export async function measureWaitlist({ manyMembers = MANY } = {}): Promise<boolean> {
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-bench-'))
  const embedded = await startEmbeddedPostgres({ dir })
  const admin = openDatabase(embedded.url, { max: 1, queryTimeoutMs: 0 })
  const redis = await startRedis()
  try {
    const few = await prepare(admin, embedded.url, 'few', FEW)
    const many = await prepare(admin, embedded.url, 'many', manyMembers)
    const isSlow = await compareRanks(few, { ...many, count: manyMembers }, redis)
    const joinsSlowly = await compareJoins(few)
    await Promise.all([few.db.destroy(), many.db.destroy()])
    return isSlow || joinsSlowly
  } finally {
    await redis?.stop()
    await admin.db.destroy()
    await embedded.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

async function prepare(admin: Opened, url: string, name: string, count: number): Promise<Opened> {
  await admin.pool.query(`create database ${name}`)
  const opened = openDatabase(url.replace('/postgres?', `/${name}?`), { queryTimeoutMs: 0, max: CONNECTIONS })
  await migrate(opened.db)
  const startedAt = performance.now()
  await seedSamples(opened.db, { count, at: new Date() })
  await opened.pool.query('vacuum analyze')
  console.log(`${whole(count)} members made in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  return opened
}

async function compareRanks(few: Opened, many: Opened & { count: number }, redis: Redis | undefined): Promise<boolean> {
  await redis?.add(await many.db.selectFrom('waitlist_member').select(['id', 'points', 'reached_seq']).execute())
  const times = { few: [] as number[], many: [] as number[], redis: [] as number[] }
  const look = async (opened: Opened, count: number) => {
    const each: number[] = []
    for (let looked = 0; looked < LOOKS; looked++) {
      const startedAt = performance.now()
      await findStandingOf(opened, anyMember(count))
      each.push(performance.now() - startedAt)
    }
    // The median: a look-up that had to wait for other work says nothing about ours.
    return median(each)
  }
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = {
      few: await look(few, FEW),
      many: await look(many, many.count),
      redis: await redis?.look(LOOKS, many.count),
    }
    // The first round only warms up.
    if (round === 0) continue
    times.few.push(measured.few)
    times.many.push(measured.many)
    if (measured.redis !== undefined) times.redis.push(measured.redis)
  }
  const ratio = median(times.many) / median(times.few)
  console.log(
    `My rank among ${whole(FEW)}: ${median(times.few).toFixed(2)} ms, among ${whole(many.count)}: ${median(times.many).toFixed(2)} ms`,
  )
  const isSlow = report('  as a multiple', ratio, ratio <= WANTED.many, `at most ${WANTED.many}`)
  if (!redis) {
    console.log('  Redis is not installed here; the comparison with it is left out.')
    return isSlow
  }
  const toRedis = median(times.many) / median(times.redis)
  const isFar = report('  as a multiple of ZREVRANK', toRedis, toRedis <= WANTED.redis, `at most ${WANTED.redis}`)
  return isSlow || isFar
}

async function compareJoins(opened: Opened): Promise<boolean> {
  const { pool } = opened
  await pool.query('create table bench_row (id text primary key, email text not null, at timestamptz not null)')
  const ctx = {
    ...opened,
    now: () => new Date(),
    randomBytes,
    secrets: { session: 'bench', files: 'bench' },
  } as unknown as Context
  const folding = keepRanksFolded({ db: opened.db, log: createLog({ level: 'error' }) })
  const rates = { raw: [] as number[], joins: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++) {
    const raw = await rate((id) =>
      pool.query('insert into bench_row values ($1, $2, now())', [id, `${id}@post.example`]),
    )
    const joins = await rate((userId) =>
      openMembership(ctx, { userId, email: `${userId}@post.example`, network: undefined, referralCode: undefined }),
    )
    if (round === 0) continue
    rates.raw.push(raw)
    rates.joins.push(joins)
  }
  await folding.stop()
  const share = median(rates.joins) / median(rates.raw)
  console.log(
    `Members joining, ${PEOPLE_AT_ONCE} at once: ${whole(median(rates.joins))} a second; single rows: ${whole(median(rates.raw))} a second`,
  )
  return report('  as a share', share, share >= WANTED.joins, `at least ${WANTED.joins}`)
}

async function rate(act: (id: string) => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  let done = 0
  const work = async () => {
    while (performance.now() - startedAt < JOINS_MS) {
      await act(randomBytes(12).toString('hex'))
      done += 1
    }
  }
  await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, work))
  return (done * 1000) / (performance.now() - startedAt)
}

function report(name: string, value: number, isGood: boolean, wanted: string): boolean {
  console.log(`${name}: ${value.toFixed(2)} (wanted ${wanted})${isGood ? '' : '  NOT MET'}`)
  return !isGood
}

function anyMember(count: number): string {
  return `sample-${1 + (randomBytes(4).readUInt32BE() % count)}`
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-GB')
}

if (import.meta.main) {
  // Alone, and with fewer members when there is no time for all: node tools/bench/waitlist-ranks.ts 100000
  const manyMembers = Number(process.argv[2] ?? MANY)
  process.exit((await measureWaitlist({ manyMembers })) ? 1 : 0)
}
