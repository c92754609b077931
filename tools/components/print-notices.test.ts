import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { printNotices } from './print-notices.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('a component is named once under its licence, whatever its versions', () => {
  const page = printNotices(
    [
      { name: 'zod', version: '4.0.0', licence: 'MIT' },
      { name: 'zod', version: '3.0.0', licence: 'MIT' },
      { name: 'pg', version: '8.0.0', licence: 'MIT' },
      { name: 'figtree', version: '1.0.0', licence: 'OFL-1.1' },
    ],
    [],
  )
  expect(page).toContain('### MIT\n\nzod, pg.\n')
  expect(page).toContain('### OFL-1.1\n\nfigtree.\n')
})

test('every package of ours says its licence, and the same one', () => {
  const files = globSync('{package.json,{apps,packages}/*/package.json}', { cwd: root })
  expect(files.length).toBeGreaterThan(8)
  const licenceOf = (file: string) =>
    (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { license?: string }).license
  expect(files.filter((file) => licenceOf(file) !== 'UNLICENSED')).toEqual([])
})
