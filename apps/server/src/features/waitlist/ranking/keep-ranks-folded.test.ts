import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '../../../platform/db/open-database.ts'
import { quietLog } from '../../../../test/quiet-log.ts'
import { keepRanksFolded } from './keep-ranks-folded.ts'

/** How much each fold has to do; nothing after that. */
let found: (number | 'trouble')[]
let foldedAtMs: number[]

/** A fake database with one query: how much there was to fold. */
class FoldingDriver extends DummyDriver {
  override async acquireConnection() {
    const executeQuery = async <Row>(): Promise<QueryResult<Row>> => {
      foldedAtMs.push(Date.now())
      const folded = found.shift() ?? 0
      if (folded === 'trouble') throw new Error('no connection')
      return { rows: [{ folded }] as Row[] }
    }
    // oxlint-disable-next-line require-yield -- nothing is streamed
    async function* streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
      throw new Error('nothing is streamed')
    }
    return { executeQuery, streamQuery }
  }
}

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new FoldingDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}) as unknown as Db

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  found = []
  foldedAtMs = []
})
afterEach(() => vi.useRealTimers())

test('where nothing changes it looks less and less often, and at least every five seconds', async () => {
  const folding = keepRanksFolded({ db, log: quietLog })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(foldedAtMs).toEqual([300, 900, 2100, 4500, 9300, 14_300, 19_300])
  await folding.stop()
})

test('one that found something looks again soon', async () => {
  found = [0, 0, 1]
  const folding = keepRanksFolded({ db, log: quietLog })
  await vi.advanceTimersByTimeAsync(2400)
  expect(foldedAtMs).toEqual([300, 900, 2100, 2400])
  await folding.stop()
})

test('as many as one fold takes are followed by another at once', async () => {
  found = [20_000, 20_000, 19_999]
  const folding = keepRanksFolded({ db, log: quietLog })
  await vi.advanceTimersByTimeAsync(599)
  expect(foldedAtMs).toEqual([300, 300, 300])
  await folding.stop()
})

test('trouble with the database does not end it', async () => {
  found = ['trouble']
  const folding = keepRanksFolded({ db, log: quietLog })
  await vi.advanceTimersByTimeAsync(600)
  expect(foldedAtMs).toEqual([300, 600])
  await folding.stop()
})

test('once it is stopped it folds no more, not even what it had begun to plan', async () => {
  found = [20_000, 20_000, 20_000]
  const folding = keepRanksFolded({ db, log: quietLog })
  vi.advanceTimersByTime(300)
  await folding.stop()
  expect(foldedAtMs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(foldedAtMs).toHaveLength(1)
})

test('one that is stopped while it waits does not fold', async () => {
  await keepRanksFolded({ db, log: quietLog }).stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(foldedAtMs).toEqual([])
})
