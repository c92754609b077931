import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createVitest } from 'vitest/node'
import type { Area } from './areas.ts'
import { markFunctions } from './mark-functions.ts'

/** Before any mutation: which functions each test file enters, and how long it takes. */
export type Baseline = { test: string; ms: number; touched: string[] }
export type Asked =
  | { kind: 'open'; area: Area; files: string[]; tests: string[] }
  | { kind: 'baseline'; test: string }
  | { kind: 'try'; file: string; code: string; test: string }
export type Answered = { passed: boolean; ms?: number; baseline?: Baseline; why?: string }

// A separate process, which is ended where a mutation makes a test run for ever. Files are changed in memory only.
const root = process.cwd()
let area: Area
let files = new Set<string>()
let changed: { file: string; code: string } | undefined
let isMarking = true
let vitest: Awaited<ReturnType<typeof createVitest>>

process.on('message', (asked: Asked) => {
  void answer(asked).then(
    (answered) => process.send?.(answered),
    (error: unknown) => process.send?.({ passed: false, why: String(error) } satisfies Answered),
  )
})
process.on('disconnect', () => process.exit())

async function answer(asked: Asked): Promise<Answered> {
  if (asked.kind === 'open') {
    area = asked.area
    files = new Set(asked.files)
    await open(asked.tests)
    return { passed: true }
  }
  change(asked)
  const startedAt = performance.now()
  const spec = vitest.getRootProject().createSpecification(path.resolve(asked.test))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([spec])
  const own = testModules.filter(({ moduleId }) => moduleId === spec.moduleId)
  const passed = unhandledErrors.length === 0 && own.length === 1 && own.every((module) => module.ok())
  vitest.state.clearErrors()
  const ms = performance.now() - startedAt
  if (asked.kind === 'try') return { passed, ms }
  const touched = own.flatMap((module) => [...module.children.allTests()].flatMap((test) => test.meta().touched ?? []))
  const errors = own.flatMap((module) => [...module.children.allTests('failed')].map((test) => test.fullName))
  return {
    passed,
    baseline: { test: asked.test, ms, touched: [...new Set(touched)] },
    why: [...errors, ...unhandledErrors.map(String)].join('; '),
  }
}

/** Restores the last mutation, and loads the next one. */
function change(asked: Exclude<Asked, { kind: 'open' }>): void {
  const shouldMark = asked.kind === 'baseline'
  const stale = new Set([changed?.file, asked.kind === 'try' ? asked.file : undefined])
  const all = shouldMark === isMarking ? [] : files
  isMarking = shouldMark
  changed = asked.kind === 'try' ? asked : undefined
  for (const file of [...stale, ...all]) if (file) vitest.invalidateFile(path.resolve(file))
}

async function open(tests: string[]): Promise<void> {
  vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      // Its key is the file on disk: mutated code would be cached for the next test run.
      fsModuleCache: false,
      include: tests,
      exclude: ['**/node_modules/**'],
      pool: 'threads',
      maxWorkers: 1,
      bail: 1,
      reporters: [{}],
      setupFiles: ['fail-on-console-error.ts', 'tools/mutate/note-touched.ts'],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 20_000 } },
      ...(area.asksDatabase ? { globalSetup: 'apps/server/test/start-test-postgres.ts' } : {}),
    },
    {
      plugins: [
        {
          name: 'change-one-place',
          enforce: 'pre',
          load(id) {
            const file = path.relative(root, id.split('?')[0] ?? id)
            if (file === changed?.file) return changed.code
            if (isMarking && files.has(file)) return markFunctions(file, readFileSync(file, 'utf8'))
            return undefined
          },
        },
      ],
    },
  )
  await vitest.standalone()
}
