import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { checkDatabase, openDatabase } from './open-database.ts'

const isRoot = process.getuid?.() === 0
let dir: string
let running: EmbeddedPostgres[]

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'mowatt-embedded-'))
  chmodSync(dir, 0o711)
  running = []
})

afterEach(async () => {
  for (const each of running) await each.stop()
  rmSync(dir, { recursive: true, force: true })
})

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ dir, ...options })
  running.push(embedded)
  return embedded
}

async function ask(url: string, query: string): Promise<unknown[]> {
  const { pool } = openDatabase(url, { max: 1 })
  try {
    return (await pool.query({ text: query, rowMode: 'array' })).rows.flat()
  } finally {
    await pool.end()
  }
}

test('it is a PostgreSQL that we can use, and it is gone after stop', async () => {
  const embedded = await start()
  const opened = openDatabase(embedded.url, { max: 1 })
  await checkDatabase(opened)
  await opened.db.destroy()
  await embedded.stop()
  expect(existsSync(path.join(dir, 'cluster/postmaster.pid'))).toBe(false)
})

test('it listens on no network port', async () => {
  const { url } = await start()
  expect(await ask(url, 'show listen_addresses')).toEqual([''])
})

test('what was written is there after the database was killed, and the same address answers again', async () => {
  const embedded = await start()
  await ask(embedded.url, 'create table t as select 42 as n')
  const killed = embedded.pid()
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => embedded.pid()).not.toBe(killed)
  expect(await ask(embedded.url, 'select n from t')).toEqual([42])
})

test('a server left behind by a killed process is used again', async () => {
  const first = await start()
  const second = await start()
  expect(second.pid()).toBe(first.pid())
})

test('a process number left in its files, and given to somebody else since, is not taken for the database', async () => {
  const bystander = spawn('sleep', ['60'])
  const first = await start()
  await ask(first.url, 'create table t as select 42 as n')
  process.kill(first.pid(), 'SIGKILL')
  await first.stop()
  const file = path.join(dir, 'cluster/postmaster.pid')
  if (!existsSync(file)) writeFileSync(file, '\n'.repeat(8))
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [bystander.pid, ...rest].join('\n'))
  writeFileSync(path.join(dir, 'users', String(bystander.pid)), '')
  const second = await start()
  expect(await ask(second.url, 'select n from t')).toEqual([42])
  await second.stop()
  expect(existsSync(file)).toBe(false)
  expect(bystander.signalCode).toBe(null)
  bystander.kill()
})

test('a folder that became readable to others, by a copy or a restore, is used again', async () => {
  await (await start()).stop()
  chmodSync(path.join(dir, 'cluster'), 0o755)
  expect(await ask((await start()).url, 'select 1')).toEqual([1])
})

test('a folder whose path is too long for a socket works too', async () => {
  const deep = path.join(dir, 'a-folder-with-a-long-name-'.repeat(4))
  const { url } = await start({ dir: deep })
  expect(await ask(url, 'select 1')).toEqual([1])
})

test.runIf(isRoot)('as root where user namespaces are forbidden it runs as nobody', async () => {
  const { url } = await start({ mayUnshare: () => false })
  expect(await ask(url, 'select 1')).toEqual([1])
})
