import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackupKey } from './make-backup-key.ts'
import { readArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-archive-'))
const file = path.join(dir, 'whole.age')
const madeAt = new Date('2026-11-16T12:00:00Z')
// Larger than a chunk of any layer, and not to be compressed.
const big = randomBytes(3_000_000)
let identity: string
let recipient: string

beforeAll(async () => {
  ;({ identity, recipient } = await makeBackupKey())
  await writeArchive(file, { recipient, madeAt }, async ({ add }) => {
    await add('first.json', Buffer.from('{}'))
    await add('files/bills/big', big)
    await add('empty', Buffer.alloc(0))
    await add('last.json', Buffer.from('[]'))
  })
})
afterAll(() => rmSync(dir, { recursive: true }))

async function readAll(from: string, key = identity) {
  const names: Record<string, Buffer> = {}
  for await (const { name, content } of readArchive(from, key)) names[name] = content
  return names
}

test('what was put in comes out, in order and whole', async () => {
  const found = await readAll(file)
  expect(Object.keys(found)).toEqual(['first.json', 'files/bills/big', 'empty', 'last.json'])
  expect(found['files/bills/big']?.equals(big)).toBe(true)
  expect(found['empty']).toHaveLength(0)
  expect(readFileSync(file).includes('first.json')).toBe(false)
})

test('another key opens nothing', async () => {
  await expect(readAll(file, (await makeBackupKey()).identity)).rejects.toThrow(
    'BACKUP_IDENTITY doesn’t open this backup, which was made with another key.',
  )
})

const CHANGED = 'The backup is incomplete or has been changed, so we can’t use any of it.'

test('an archive that was cut anywhere is refused', async () => {
  const whole = readFileSync(file)
  const cut = path.join(dir, 'cut.age')
  const chunk = 65_536 + 16
  const places = [0, 10, 150, 250, 250 + chunk, whole.length - chunk, whole.length - 17, whole.length - 1]
  for (const length of places) {
    writeFileSync(cut, whole.subarray(0, length))
    await expect(readAll(cut), `cut after ${length}`).rejects.toThrow(CHANGED)
  }
})

test('an archive with one bit changed, a chunk left out or something added is refused', async () => {
  const whole = readFileSync(file)
  const changed = path.join(dir, 'changed.age')
  for (const place of [5, 180, 400, Math.floor(whole.length / 2), whole.length - 1]) {
    const other = Buffer.from(whole)
    other[place] = (other[place] ?? 0) ^ 1
    writeFileSync(changed, other)
    await expect(readAll(changed), `bit at ${place}`).rejects.toThrow(
      /incomplete or has been changed|made with another key/,
    )
  }
  writeFileSync(changed, Buffer.concat([whole.subarray(0, 400), whole.subarray(400 + 65_552)]))
  await expect(readAll(changed)).rejects.toThrow(CHANGED)
  writeFileSync(changed, Buffer.concat([whole, Buffer.from('more')]))
  await expect(readAll(changed)).rejects.toThrow(CHANGED)
})

test('what is not there is said to be not there', async () => {
  await expect(readAll(path.join(dir, 'none.age'))).rejects.toThrow(`There’s no backup at ${dir}/none.age.`)
})

test('an archive that could not be finished leaves nothing', async () => {
  const half = path.join(dir, 'half.age')
  const stopped = writeArchive(half, { recipient, madeAt }, async ({ add }) => {
    await add('first.json', big)
    throw new Error('the database is away')
  })
  await expect(stopped).rejects.toThrow('the database is away')
  expect(readdirSync(dir).filter((name) => name.startsWith('half'))).toEqual([])
})
