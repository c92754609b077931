import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkDocRefs } from './check-doc-refs.ts'
import { plantTree } from './plant-tree.ts'

const CONTROL: Record<string, string> = {
  'package.json': JSON.stringify({ scripts: { verify: 'x', start: 'x' } }),
  'apps/web/package.json': JSON.stringify({ scripts: { typegen: 'x' } }),
  'apps/web/app/routes.ts': '',
  'README.md':
    '# Mowatt & friends\n\n## The map\n\nSee [the map](#the-map), [features](./docs/features.md#two-features-1), [tools](docs/) and ' +
    '[elsewhere](https://example.org/x#y). Look at `apps/web/app/routes.ts:12`, `apps/server/src/features/<feature>/`, `main.ts` ' +
    'and `apps/web/build/client`. npm packages are fine; so is `npm ci` and `npm run verify`.\n' +
    '```sh\nnpm start\nnpm run typegen -w apps/web\n[no link](nowhere.md)\n```\n',
  'docs/features.md': '# Two `features`\n\n# Two features\n\nBack to the [start](../README.md#mowatt--friends).\n',
}

it('finds nothing in docs that tell the truth', () => {
  using tree = plantTree(CONTROL)
  expect(checkDocRefs(tree.root)).toEqual({ findings: [], filesSeen: 2 })
})

it.each([
  ['dead doc path', 'Read [this](docs/gone.md).', 'link to docs/gone.md'],
  ['dead doc path', 'Read [this][1].\n\n[1]: /docs/gone.md', 'link to /docs/gone.md'],
  ['dead doc path', 'Open `apps/web/app/gone.ts` first.', 'apps/web/app/gone.ts'],
  ['dead doc path', 'Run `node tools/gone.ts --check`.', 'tools/gone.ts'],
  ['dead doc path', 'Copy `.env.example`.', '.env.example'],
  ['dead doc script', 'Run `npm run gone`.', 'npm run gone'],
  ['dead doc script', '```sh\nnpm test\n```', 'npm test'],
  ['dead doc script', 'The script typegen: `npm run typegen`.', 'npm run typegen'],
  ['dead anchor', 'See [there](docs/features.md#gone).', '#gone'],
  ['dead anchor', 'See [below](#gone).', '#gone'],
])('reports %s: %s', (rule, text, mention) => {
  using tree = plantTree({ ...CONTROL, 'CONTRIBUTING.md': `# How we work\n\n${text}\n` })
  const message = expect.stringContaining(mention)
  expect(checkDocRefs(tree.root).findings).toEqual([{ file: 'CONTRIBUTING.md', rule, message }])
})

it('reads the page of a package, whose paths begin there', () => {
  using tree = plantTree({
    ...CONTROL,
    'apps/web/README.md': '# Web\n\nSee `app/routes.ts`, `app/gone.ts` and [the start](../../README.md#the-map).\n',
  })
  const message = 'apps/web/app/gone.ts does not exist'
  const findings = [{ file: 'apps/web/README.md', rule: 'dead doc path', message }]
  expect(checkDocRefs(tree.root)).toEqual({ findings, filesSeen: 3 })
})

const RECORD = '# 0007 Why\n\nDate: 2026-11-18   Status: accepted\n\n## Context\n\n## Decision\n\n## Consequences\n'

it.each([
  ['an honest page', RECORD, []],
  ['with what else was considered', RECORD.replace('## Conseq', '## Considered\n\n## Conseq'), []],
  ['another number', RECORD.replace('0007', '0008'), ['begins with']],
  ['no date', RECORD.replace(/Date.*\n/, ''), ['begins with']],
  ['another order', RECORD.replace('Context', 'Story'), ['Story,Decision,Consequences']],
  ['more than a page', RECORD + 'More.\n'.repeat(60), ['69 lines']],
])('reads a decision record: %s', (_, text, mentions) => {
  using tree = plantTree({ ...CONTROL, 'docs/decisions/0007-why.md': text })
  const expected = mentions.map((mention) =>
    expect.objectContaining({ rule: 'decision record', message: expect.stringContaining(mention) }),
  )
  expect(checkDocRefs(tree.root).findings).toEqual(expected)
})

it('refuses to be green when there are no docs', () => {
  using tree = plantTree({ 'package.json': '{}' })
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'check-doc-refs.ts'), tree.root], {
    encoding: 'utf8',
  })
  expect(run).toMatchObject({ status: 1, stdout: expect.stringContaining('blindness') })
})
