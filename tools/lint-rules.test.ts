import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantTree } from './plant-tree.ts'

const repository = join(import.meta.dirname, '..')
const CONTROL = {
  '.oxlintrc.json': readFileSync(join(repository, '.oxlintrc.json'), 'utf8'),
  'apps/web/app/one.ts': "import { two } from './two.ts'\n\nexport const one = two\n",
  'apps/web/app/two.ts': 'export const two = 2\n',
}

/** Runs the real linter with the rules of this repository. */
function rulesBroken(files: Record<string, string>): string[] {
  using tree = plantTree(files)
  const oxlint = join(repository, 'node_modules/.bin/oxlint')
  const run = spawnSync(oxlint, ['--format=json'], { cwd: tree.root, encoding: 'utf8' })
  const { diagnostics, number_of_files: seen } = JSON.parse(run.stdout)
  expect(seen).toBe(2)
  return diagnostics.map(({ code }: { code: string }) => code)
}

it('finds no circle between files that import one way', () => {
  expect(rulesBroken(CONTROL)).toEqual([])
})

it('reports a circle between two files', () => {
  const back = "import { one } from './one.ts'\n\nexport const two = () => one\n"
  expect(new Set(rulesBroken({ ...CONTROL, 'apps/web/app/two.ts': back }))).toEqual(new Set(['import(no-cycle)']))
})

it.each([
  ['apps/server/src/features/game/one.ts', 'export const one = Date.now()\n', 'eslint(no-restricted-properties)'],
  ['apps/server/src/features/game/one.ts', 'export const one = Math.random()\n', 'eslint(no-restricted-properties)'],
  ['apps/web/app/one.ts', "export const one = process.env['HOME']\n", 'eslint(no-restricted-properties)'],
  ['packages/contract/src/one.ts', 'export const one = new Date(0)\n', 'eslint(no-restricted-globals)'],
  ['packages/contract/src/one.ts', "export { sep } from 'node:path'\n", 'eslint(no-restricted-imports)'],
  ['packages/tariffs/src/one.ts', 'export const one = new Date(0)\n', 'eslint(no-restricted-globals)'],
  ['packages/tariffs/src/one.ts', 'export const one = Math.random()\n', 'eslint(no-restricted-properties)'],
  ['packages/bill-reader/src/one.ts', 'export const one = Math.random()\n', 'eslint(no-restricted-properties)'],
  ['packages/bill-reader/src/one.ts', "export { sep } from 'node:path'\n", 'eslint(no-restricted-imports)'],
])('reports what %s may not reach for: %s', (file, content, rule) => {
  const { '.oxlintrc.json': rules, 'apps/web/app/two.ts': two } = CONTROL
  expect(rulesBroken({ '.oxlintrc.json': rules, 'apps/web/app/two.ts': two, [file]: content })).toEqual([rule])
})
