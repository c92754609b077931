import { globSync } from 'node:fs'
import path from 'node:path'
import { reportFile } from './slowest-tests.ts'
import { type Step, step } from './steps.ts'

/** A part of all tests, such as the second of four, for machines that share a run. */
export type Shard = { part: number; of: number }

type Part = { shard?: Shard | undefined; env?: NodeJS.ProcessEnv; isSinceLastRun?: boolean }

/** Prints nothing about what passed. */
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

// A small project may have no tests in a shard.
function shardArgs(shard: Shard | undefined): string[] {
  return shard ? [`--shard=${shard.part}/${shard.of}`, '--passWithNoTests'] : []
}

const buildStep = step('build', 'tools/build.ts')

/** Every project once, in the order of their references. Unchanged ones are not checked again. */
const typeStep = step('types', 'node_modules/typescript/bin/tsc', [
  '--build',
  // More of them would check the same types again.
  '--checkers',
  '2',
  ...globSync('{.,packages/*,apps/*}/tsconfig{,.tests}.json', { cwd: path.resolve(import.meta.dirname, '../..') }),
])

const routeTypes = step('route types', 'node_modules/@react-router/dev/bin.cjs', ['typegen', 'apps/web'])

/** Checks that read the sources and run none of them. */
const readingSteps: readonly (readonly Step[])[] = [
  [
    step('format', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.']),
    routeTypes,
    step('architecture', 'tools/check-architecture.ts'),
    step('docs', 'tools/check-doc-refs.ts'),
    step('lockfile', 'tools/check-lockfile.ts'),
    step('licences and notices', 'tools/components.ts', ['--check']),
    step('migrations', 'tools/check-migrations.ts'),
    step('topics', 'tools/check-topics.ts', ['--check']),
    step('theme', 'tools/print-theme.ts', ['--check']),
    step('tokens', 'tools/check-tokens.ts'),
    step('patterns', 'tools/check-patterns.ts'),
    step('voice', 'tools/check-voice.ts'),
    step('texts', 'tools/check-texts.ts'),
  ],
  // After the types of routes. Two of them use one processor only, and fill the others' idle time.
  [
    step('lint', 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']),
    typeStep,
    step('dead code', 'node_modules/knip/bin/knip.js', ['--no-config-hints']),
    buildStep,
  ],
]

/** Of several parts the first reads the sources for all. */
function reading(shard: Shard | undefined): readonly (readonly Step[])[] {
  return isFirst(shard) ? readingSteps : [[routeTypes], [buildStep]]
}

/** The site's size, once for all shards. */
function sizeStep(shard: Shard | undefined): Step[] {
  return isFirst(shard) ? [step('size', 'tools/check-site-size.ts')] : []
}

function isFirst(shard: Shard | undefined): boolean {
  return shard === undefined || shard.part === 1
}

/**
 * All but what needs a browser or minutes. Since the last run: only tests that failed in it, or that import a change.
 */
export function verifySteps(isSinceLastRun: boolean): readonly (readonly Step[])[] {
  return [
    ...reading(undefined),
    [vitestStep('unit and story tests', ['unit', 'story'], { isSinceLastRun }), ...sizeStep(undefined)],
  ]
}

/** All of it but what is long, the longest steps one after the other: each of them keeps two cores busy. */
export function testSteps(browser: string, shard?: Shard): readonly (readonly Step[])[] {
  const env = { CHROMIUM_PATH: browser }
  const journeys = step(
    'browser journeys',
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=dot,json', ...(shard ? [`--shard=${shard.part}/${shard.of}`] : [])],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('browser journeys') },
  )
  return [
    ...reading(shard),
    // One worker requests the pages, which would leave the other core idle for a minute.
    [
      vitestStep('unit and story tests', ['unit', 'story'], { shard }),
      vitestStep('page tests', ['page'], { shard }),
      ...sizeStep(shard),
    ],
    // None of them fills both cores by itself: servers that are killed and browsers are waited for.
    [
      vitestStep('slow tests', ['slow'], { shard, env }),
      vitestStep('component tests', ['component'], { shard, env }),
      vitestStep('crash tests', ['crash'], { shard }),
    ],
    [journeys],
  ]
}
