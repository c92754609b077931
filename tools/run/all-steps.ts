import { globSync } from 'node:fs'
import path from 'node:path'
import { buildEverything } from '../building/build-everything.ts'
import { reportFile } from './slowest-tests.ts'
import { type Step, step } from './steps.ts'

/** A part of all tests, such as the second of four, for machines that share a run. */
export type Shard = { part: number; of: number }

type Part = { shard?: Shard | undefined; env?: NodeJS.ProcessEnv; isSinceLastRun?: boolean }

/** Says nothing of what went well. */
function vitestStep(name: string, projects: readonly string[], { shard, env, isSinceLastRun }: Part = {}): Step {
  const args = [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
    ...projects.flatMap((project) => ['--project', project]),
    ...shardArgs(shard),
    ...(isSinceLastRun ? ['--sinceLastRun', '--passWithNoTests'] : []),
  ]
  return step(name, 'node_modules/vitest/vitest.mjs', args, env)
}

// A small project may have nothing in a part of it.
function shardArgs(shard: Shard | undefined): string[] {
  return shard ? [`--shard=${shard.part}/${shard.of}`, '--passWithNoTests'] : []
}

const buildStep: Step = {
  name: 'build',
  run: async () => {
    await buildEverything()
    return { ok: true, output: '' }
  },
}

/** Every project once, in the order of their references. What has not changed since the last run is not looked at again. */
const typeStep = step('types', 'node_modules/typescript/bin/tsc', [
  '--build',
  // More of them work the same types out anew.
  '--checkers',
  '2',
  ...globSync('{.,packages/*,apps/*}/tsconfig{,.tests}.json', { cwd: path.resolve(import.meta.dirname, '../..') }),
])

const routeTypes = step('route types', 'node_modules/@react-router/dev/bin.cjs', ['typegen', 'apps/web'])

/** What reads the sources and runs none of them. */
const readingSteps: readonly (readonly Step[])[] = [
  [
    step('format', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.']),
    routeTypes,
    step('rooms', 'tools/check-rooms.ts'),
    step('docs', 'tools/check-doc-refs.ts'),
    step('lockfile', 'tools/check-lockfile.ts'),
    step('licences and notices', 'tools/components.ts', ['--check']),
    step('migrations', 'tools/check-migrations.ts'),
    step('topics', 'tools/check-topics.ts', ['--check']),
    step('theme', 'tools/print-theme.ts', ['--check']),
    step('patterns', 'tools/check-patterns.ts'),
    step('voice', 'tools/check-voice.ts'),
  ],
  // After the types of routes. Two of them use one processor only, and fill what the others leave idle.
  [
    step('lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    typeStep,
    step('dead code', 'node_modules/knip/bin/knip.js', ['--no-config-hints']),
    buildStep,
  ],
]

/**
 * All but what needs a browser or minutes. Of several parts the first reads the sources for all. Since the last run: only
 * tests that failed in it, or that have loaded something that has changed.
 */
export function verifySteps({ shard, isSinceLastRun = false }: Part = {}): readonly (readonly Step[])[] {
  const isFirst = shard === undefined || shard.part === 1
  return [
    ...(isFirst ? readingSteps : [[routeTypes], [buildStep]]),
    [vitestStep('unit and story tests', ['unit', 'story'], { shard, isSinceLastRun })],
    ...(isFirst ? [[step('size', 'tools/check-site-size.ts')]] : []),
  ]
}

/** What needs a browser or minutes. */
export function slowSteps(browser: string, shard?: Shard): readonly (readonly Step[])[] {
  const env = { CHROMIUM_PATH: browser }
  return [
    // Apart from the next ones: what is painted late fails a test of a component.
    [vitestStep('component tests', ['component'], { shard, env })],
    // Apart from each other: a storm of kills on two busy processors takes twice as long and shows nothing more.
    [vitestStep('crash tests', ['crash'], { shard })],
    [vitestStep('slow tests', ['slow'], { shard, env })],
    [
      step(
        'browser journeys',
        'node_modules/@playwright/test/cli.js',
        ['test', '--reporter=dot,json', ...(shard ? [`--shard=${shard.part}/${shard.of}`] : [])],
        { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('browser journeys') },
      ),
    ],
  ]
}
