import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FakeS3, startFakeS3 } from '../../../test/fake-s3.ts'
import { oneKey } from '../../../test/one-key.ts'
import type { SealingKeys } from '../secrets/seal.ts'
import { createFileStore } from './create-file-store.ts'
import type { EncryptedStore } from './encrypted-store.ts'

/** By our own check, by the cipher, or because the length can't be right. */
const REFUSED =
  /^(What was sealed is damaged|What was sealed is damaged, or its key is not known here|Unsupported state or unable to authenticate data)$/
const SECRET = 'files secret '.repeat(3)
const dir = path.join(mkdtempSync(path.join(tmpdir(), 'mowatt-files-')), 'files')
const bill = Buffer.from('%PDF-1.7 Ada Lovelace, 12 St James Square, £230 '.repeat(100))
let s3: FakeS3

beforeAll(async () => {
  s3 = await startFakeS3()
})
afterAll(async () => {
  await s3.close()
  rmSync(path.dirname(dir), { recursive: true })
})

type Kind = {
  open: (keys?: SealingKeys) => EncryptedStore
  read: (name: string) => Buffer
  write: (name: string, content: Buffer) => void
  isEmpty: () => boolean
}

const kinds: Record<string, Kind> = {
  'a folder': {
    open: (keys = oneKey(SECRET)) => createFileStore({ kind: 'folder', dir }, keys),
    read: (name) => readFileSync(path.join(dir, name)),
    write: (name, content) => writeFileSync(path.join(dir, name), content),
    isEmpty: () => !existsSync(dir) && readdirSync(path.dirname(dir)).length === 0,
  },
  'a bucket': {
    open: (keys = oneKey(SECRET)) => createFileStore({ kind: 's3', url: s3.url() }, keys),
    read: (name) => s3.objects.get(`/bills/${name}`) ?? Buffer.alloc(0),
    write: (name, content) => void s3.objects.set(`/bills/${name}`, content),
    isEmpty: () => s3.requests() === 0,
  },
}

const BAD_NAMES = [
  '../x',
  '/etc/passwd',
  '',
  'Upper',
  'a'.repeat(300),
  'a/../b',
  'a//b',
  'a/',
  '.hidden',
  'a\0b',
  'a b',
  'a?b',
]

describe.each(Object.entries(kinds))('in %s', (_kind, { open, read, write, isEmpty }) => {
  test.each(BAD_NAMES)('the name %j is refused before anything is touched', async (name) => {
    const store = open()
    for (const act of [() => store.put(name, bill), () => store.get(name), () => store.delete(name)]) {
      await expect(act()).rejects.toThrow('A file name that we did not make ourselves')
    }
    expect(isEmpty()).toBe(true)
  })

  test('a file comes back as it was given, also when the store is opened anew', async () => {
    await open().put('bills/one', bill)
    expect((await open().get('bills/one'))?.equals(bill)).toBe(true)
  })

  test('an empty file and a large one come back too', async () => {
    const large = Buffer.alloc(10 * 1024 * 1024, 7)
    await open().put('bills/empty', Buffer.alloc(0))
    await open().put('bills/large', large)
    expect(await open().get('bills/empty')).toEqual(Buffer.alloc(0))
    expect((await open().get('bills/large'))?.equals(large)).toBe(true)
  })

  test('a file that is not there is undefined', async () => {
    expect(await open().get('bills/none')).toBeUndefined()
  })

  test('writing again replaces the file', async () => {
    await open().put('bills/twice', Buffer.from('first'))
    await open().put('bills/twice', Buffer.from('second'))
    expect((await open().get('bills/twice'))?.toString()).toBe('second')
  })

  test('a deleted file is gone, and deleting it again is no mistake', async () => {
    await open().put('bills/gone', bill)
    await open().delete('bills/gone')
    await open().delete('bills/gone')
    expect(await open().get('bills/gone')).toBeUndefined()
  })

  test('what lies there tells nothing, and the same file looks different each time', async () => {
    await open().put('bills/a', bill)
    await open().put('bills/b', bill)
    const [a, b] = [read('bills/a'), read('bills/b')]
    for (const word of ['PDF', 'Lovelace', '£230']) expect(a.includes(word)).toBe(false)
    expect(a.subarray(45, 200).equals(b.subarray(45, 200))).toBe(false)
  })

  test.each([0, 1, 20, 30, 50, -1])('a file that was changed at byte %i is refused', async (at) => {
    await open().put('bills/changed', bill)
    const bytes = Buffer.from(read('bills/changed'))
    const place = at < 0 ? bytes.length + at : at
    bytes[place] = (bytes[place] ?? 0) ^ 1
    write('bills/changed', bytes)
    await expect(open().get('bills/changed')).rejects.toThrow(REFUSED)
  })

  test('a file that was cut short is refused', async () => {
    await open().put('bills/short', bill)
    const whole = read('bills/short')
    for (const length of [0, 10, 44, whole.length - 1]) {
      write('bills/short', whole.subarray(0, length))
      await expect(open().get('bills/short')).rejects.toThrow(REFUSED)
    }
  })

  test("one person's file put under another's name is refused", async () => {
    await open().put('bills/ada', bill)
    await open().put('bills/bob', Buffer.from('other'))
    write('bills/bob', read('bills/ada'))
    await expect(open().get('bills/bob')).rejects.toThrow(REFUSED)
  })

  test('another secret opens nothing', async () => {
    await open().put('bills/sealed', bill)
    await expect(open(oneKey('another secret '.repeat(3))).get('bills/sealed')).rejects.toThrow(REFUSED)
  })
})

test('in a folder a name never shows half a file, whoever writes at the same time', async () => {
  const store = kinds['a folder']?.open() ?? never()
  const versions = Array.from({ length: 20 }, (_, index) => Buffer.alloc(200_000, index))
  await store.put('bills/race', versions[0] ?? bill)
  const writing = Promise.all(versions.map((version) => store.put('bills/race', version)))
  for (let look = 0; look < 50; look++) {
    const content = await store.get('bills/race')
    expect(versions.some((version) => content?.equals(version))).toBe(true)
  }
  await writing
  expect(readdirSync(path.join(dir, 'bills')).filter((name) => name.includes('.'))).toEqual([])
  expect(readdirSync(path.join(dir, '.drafts'))).toEqual([])
})

test('what a killed process left half written goes when its name is written or deleted, and no other name', async () => {
  const store = kinds['a folder']?.open() ?? never()
  await store.put('bills/first', bill)
  const left = ['bills_one.killed.1', 'bills_two.killed.1', 'bills_one-more.killed.1']
  for (const name of left) writeFileSync(path.join(dir, '.drafts', name), 'half')
  await store.put('bills/one', bill)
  await store.delete('bills/two')
  expect(readdirSync(path.join(dir, '.drafts'))).toEqual(['bills_one-more.killed.1'])
  await store.delete('bills/one-more')
  expect(await store.get('bills/one')).toEqual(bill)
})

test('in a folder only we may read, and a failed write leaves nothing behind', async () => {
  const store = kinds['a folder']?.open() ?? never()
  await store.put('modes/one', bill)
  expect(statSync(path.join(dir, 'modes/one')).mode & 0o777).toBe(0o600)
  expect(statSync(path.join(dir, 'modes')).mode & 0o777).toBe(0o700)
  await store.put('modes/sub/file', bill)
  await expect(store.put('modes/sub', bill)).rejects.toThrow('EISDIR')
  expect(readdirSync(path.join(dir, 'modes')).toSorted()).toEqual(['one', 'sub'])
  renameSync(path.join(dir, 'modes/one'), path.join(dir, 'modes/two'))
  await expect(store.get('modes/two')).rejects.toThrow(REFUSED)
})

test.each(Object.entries(kinds))(
  'in %s a file is encrypted anew with the present key, once',
  async (_kind, { open, read }) => {
    const [old, present] = [oneKey(SECRET, 1), oneKey('present '.repeat(5), 2)]
    const both = { current: () => present.current(), find: (id: number) => old.find(id) ?? present.find(id) }
    await open(old).put('bills/anew', bill)
    expect(await open(both).reseal('bills/anew')).toBe(true)
    const sealed = read('bills/anew')
    expect((await open(present).get('bills/anew'))?.equals(bill)).toBe(true)
    expect(await open(both).reseal('bills/anew')).toBe(true)
    expect(read('bills/anew').equals(sealed)).toBe(true)
    expect(await open(both).reseal('bills/none')).toBe(true)
    await open(oneKey('lost '.repeat(8), 3)).put('bills/lost', bill)
    expect(await open(both).reseal('bills/lost')).toBe(false)
  },
)

test('a bucket does not open for the wrong key', async () => {
  const store = createFileStore({ kind: 's3', url: s3.url('wrong') }, oneKey(SECRET))
  await expect(store.put('bills/x', bill)).rejects.toThrow('The file store answered 403 to PUT')
  await expect(store.get('bills/x')).rejects.toThrow('403')
})

test('a bucket that has trouble once is asked again, one that stays in trouble is an error', async () => {
  const store = kinds['a bucket']?.open() ?? never()
  s3.troubles.push(500)
  await store.put('bills/again', bill)
  expect((await store.get('bills/again'))?.equals(bill)).toBe(true)
  s3.troubles.push(500, 500, 500, 500)
  await expect(store.get('bills/again')).rejects.toThrow('The file store answered 500 to GET')
})

test('a bucket does not send us elsewhere', async () => {
  const store = kinds['a bucket']?.open() ?? never()
  await store.put('bills/moved', bill)
  const before = s3.requests()
  s3.troubles.push(302)
  await expect(store.get('bills/moved')).rejects.toThrow('fetch failed')
  expect(s3.requests()).toBe(before + 1)
})

test('a bucket that does not exist is an error for a writer', async () => {
  const store = createFileStore({ kind: 's3', url: s3.url().replace('/bills', '/other') }, oneKey(SECRET))
  await expect(store.put('bills/x', bill)).rejects.toThrow('404')
})

function never(): never {
  throw new Error('There is no such kind of store')
}
