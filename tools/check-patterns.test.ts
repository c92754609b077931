import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkPatterns } from './check-patterns.ts'
import { plantTree } from './plant-tree.ts'

const FILE = 'packages/agent/src/find.ts'

async function findingsIn(text: string): Promise<string[]> {
  using tree = plantTree({ 'package.json': '{"type":"module"}', [FILE]: text })
  const { findings } = await checkPatterns(tree.root)
  return findings.map(({ file, rule }) => `${file} ${rule}`)
}

it('refuses a pattern that is written out, in whatever place of a file', async () => {
  expect(
    await findingsIn(
      'export const of = (text: string) =>\n  text.split(/,\\s*,/).filter((one) => /gas.*cheap/.test(one))\n',
    ),
  ).toEqual([`${FILE}:2 not linear`])
})

it('sees a pattern as it is built from its parts', () => {
  const build = "const word = '\\\\w*'\nconst of = (name: string) => new RegExp(`${name}${word} gas`)\n"
  using tree = plantTree({
    'package.json': '{"type":"module"}',
    'packages/agent/src/slow.ts': `${build}export const heat = of('heat')\n`,
    'packages/agent/src/quick.ts': `${build}export const heat = of('\\\\bheat')\n`,
  })
  const tool = join(import.meta.dirname, 'check-patterns.ts')
  const { stdout, status } = spawnSync(process.execPath, [tool, tree.root], { encoding: 'utf8' })
  expect(stdout).toContain('packages/agent/src/slow.ts:2: not linear')
  expect(stdout).not.toContain('quick.ts')
  expect(status).toBe(1)
})

it('refuses what is built later, where it cannot be seen', async () => {
  expect(await findingsIn('export const of = (name: string) => RegExp(name)\n')).toEqual([`${FILE}:1 pattern unseen`])
})

it('leaves tests alone', async () => {
  using tree = plantTree({ 'packages/agent/src/find.test.ts': 'export const slow = /gas.*cheap/\n' })
  expect(await checkPatterns(tree.root)).toEqual({ findings: [], filesSeen: 0 })
})
