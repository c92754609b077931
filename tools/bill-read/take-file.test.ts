import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { failures } from '@mowatt/contract/failures'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeFile } from './take-file.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mowatt-take-file-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('takes a file with its name', () => {
  const file = path.join(folder, 'bill.pdf')
  writeFileSync(file, 'a bill')
  expect(takeFile(file)).toMatchObject({ kind: 'file', name: 'bill.pdf', bytes: Buffer.from('a bill') })
})

it.each(['.', 'missing.pdf'])('says of %s what a visitor would be told', (name) => {
  expect(takeFile(path.join(folder, name))).toMatchObject({ kind: 'refused', message: failures.file_unreadable.text })
})

it('does not open a file that is too large', () => {
  const file = path.join(folder, 'huge.pdf')
  writeFileSync(file, '')
  truncateSync(file, 20 * 1024 ** 3)
  expect(takeFile(file)).toMatchObject({ message: 'Each file must be less than 10MB (huge.pdf).' })
})
