import { connect, createServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { dumpTable } from './copy-tables.ts'

/** A connection to the database on which the number of copied rows arrives some turns after the rows. */
async function lateCount(url: string): Promise<pg.PoolClient> {
  const { client: asked, ...to } = whereIs(url)
  const server = createServer((near) => {
    const far = connect(to)
    near.pipe(far)
    far.on('data', (bytes: Buffer) => void bring(near, bytes))
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const client = new pg.Client({ ...asked, host: '127.0.0.1', port })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    server.close()
  })
  return client as unknown as pg.PoolClient
}

async function bring(near: Socket, bytes: Buffer): Promise<void> {
  // The message is its type, four bytes of length, and these words.
  const count = bytes.indexOf('COPY ') - 5
  if (count < 0) return void near.write(bytes)
  near.write(bytes.subarray(0, count))
  for (let turn = 0; turn < 100; turn++) await nextTurn()
  near.write(bytes.subarray(count))
}

function whereIs(url: string) {
  const { host, port, user, password, database } = new pg.Client(url)
  const client = { user, password: password ?? undefined, database }
  return host.startsWith('/') ? { client, path: `${host}/.s.PGSQL.${port}` } : { client, host, port }
}

test('rows are counted, also where PostgreSQL says their number after the last of them', async () => {
  const database = await createTestDatabase({ isEmpty: true })
  onTestFinished(() => database.drop())
  await database.pool.query(
    `create table backup_words (word text); insert into backup_words select E'a\\nb' from generate_series(1, 9)`,
  )
  const parts: Buffer[] = []
  const take = async (part: Buffer) => void parts.push(part)
  expect(await dumpTable(await lateCount(database.url), { name: 'backup_words', columns: ['word'] }, take)).toBe(9)
  expect(Buffer.concat(parts).toString()).toBe('a\\nb\n'.repeat(9))
})
