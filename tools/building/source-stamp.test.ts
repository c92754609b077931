import { mkdtempSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceStamp } from './source-stamp.mjs'

let root: string
const look = () => sourceStamp({ root, of: ['src', 'lock.json'], stamp: path.join(root, 'stamp') })
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mowatt-stamp-'))
  mkdirSync(path.join(root, 'src/deep'), { recursive: true })
  write('src/deep/one.ts', 'one')
  write('lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('what was built stays built until a source changes, comes or goes', () => {
  expect(look().isBuilt).toBe(false)
  look().remember()
  expect(look().isBuilt).toBe(true)
  for (const change of [
    () => write('src/deep/one.ts', 'other'),
    () => write('src/two.ts', 'two'),
    () => rmSync(path.join(root, 'src/two.ts')),
    () => write('lock.json', '{ }'),
  ]) {
    change()
    expect(look().isBuilt).toBe(false)
    look().remember()
  }
  expect(look().isBuilt).toBe(true)
})

test('the same files checked out anew are the same, and a test is no source', () => {
  look().remember()
  utimesSync(path.join(root, 'src/deep/one.ts'), 1, 1)
  write('src/deep/one.test.ts', 'a test')
  expect(look().isBuilt).toBe(true)
})

test('what changes while it is being built is not built', () => {
  const before = look()
  write('src/deep/one.ts', 'changed meanwhile')
  before.remember()
  expect(look().isBuilt).toBe(false)
})
