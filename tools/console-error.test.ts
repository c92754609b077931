import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantTree } from './plant-tree.ts'

const repository = join(import.meta.dirname, '..')

/** Runs a unit test of this body with the real configuration of this repository. */
function runUnitTest(body: string) {
  const copied = ['vitest.config.ts', 'fail-on-console-error.ts', 'test-patience.ts'].map(
    (file) => [file, readFileSync(join(repository, file), 'utf8')] as const,
  )
  using tree = plantTree(
    {
      ...Object.fromEntries(copied),
      'package.json': '{ "type": "module" }',
      'packages/ui/vitest.config.ts': "export default { test: { name: 'component' } }\n",
      'packages/game/src/game.test.ts': `import { test } from 'vitest'\n\ntest('a move', () => {\n  ${body}\n})\n`,
    },
    repository,
  )
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
  return spawnSync(process.execPath, [vitest, 'run', '--project', 'unit'], { cwd: tree.root, encoding: 'utf8' })
}

it('passes a unit test that keeps quiet', () => {
  expect(runUnitTest("console.log('fine')")).toMatchObject({ status: 0 })
})

it('fails a unit test that writes to console.error', () => {
  const run = runUnitTest("console.error('a warning that nobody reads')")
  expect(run).toMatchObject({ status: 1, stderr: expect.stringContaining('A test wrote to console.error') })
})
