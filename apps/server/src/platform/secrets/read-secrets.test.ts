import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BadConfig } from '../../config.ts'
import { readSecrets } from './read-secrets.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-secrets-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const none = { session: undefined, oldSession: [], files: undefined, oldFiles: [], metrics: undefined }
const file = () => path.join(dataDir, 'secrets.json')

test('secrets are made up once, differ, and are the same after a restart', () => {
  const first = readSecrets({ secrets: none, dataDir })
  expect(first.session).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(first.files).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  expect(first.session).not.toEqual(first.files)
  expect(readSecrets({ secrets: none, dataDir })).toEqual(first)
})

test('only we may read them, and nothing is left beside them', () => {
  readSecrets({ secrets: none, dataDir })
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir)).toEqual(['secrets.json'])
})

test('given secrets are used as they are, and nothing is made up', () => {
  const given = { ...none, session: 's'.repeat(32), files: 'f'.repeat(32), oldFiles: ['o'.repeat(32)] }
  expect(readSecrets({ secrets: given, dataDir })).toEqual({
    session: [given.session],
    files: [given.files, ...given.oldFiles],
  })
  expect(existsSync(file())).toBe(false)
})

test('one given secret goes with one made up', () => {
  const made = readSecrets({ secrets: none, dataDir })
  const mixed = readSecrets({ secrets: { ...none, session: 's'.repeat(32) }, dataDir })
  expect(mixed).toEqual({ session: ['s'.repeat(32)], files: made.files })
})

test('processes that start together agree', async () => {
  const script = `
    import { readSecrets } from ${JSON.stringify(path.join(import.meta.dirname, 'read-secrets.ts'))}
    console.log(JSON.stringify(readSecrets({ secrets: { oldSession: [], oldFiles: [] }, dataDir: ${JSON.stringify(dataDir)} })))`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  const outputs = await Promise.all(Array.from({ length: 6 }, run))
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1)
  expect(JSON.parse(outputs[0]?.stdout ?? '')).toEqual(readSecrets({ secrets: none, dataDir }))
  expect(readdirSync(dataDir)).toEqual(['secrets.json'])
})

test.each(['', '{"session":"hunter2-hunter2-hunter2', '{"session":"short"}', 'null'])(
  'a damaged file (%j) is told in one sentence that does not quote it',
  (content) => {
    writeFileSync(file(), content)
    const read = () => readSecrets({ secrets: none, dataDir })
    expect(read).toThrow(BadConfig)
    expect(read).toThrow(`${file()}: cannot be read any more.`)
    expect(read).not.toThrow(/hunter2/)
  },
)
