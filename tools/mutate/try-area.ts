import { globSync, readFileSync } from 'node:fs'
import type { Area } from './areas.ts'
import { applyMutant, findMutants, type Mutant } from './find-mutants.ts'
import { keepTyped } from './keep-typed.ts'
import { markOf } from './mark-functions.ts'
import type { Baseline } from './mutant-worker.ts'
import { sampleOf } from './sample-of.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

export type Tried = { mutant: Mutant; fate: 'killed' | 'too long' | 'survived' | 'no test'; by: string }
export type Run = { mutants: number; seed: number; workers: number; env: NodeJS.ProcessEnv; only: string | undefined }

/** A drawn mutation that does not type-check is replaced by the next one. */
const SPARE = 2.5
const BASELINE_MS = 600_000
/** A test that takes this much longer than before hangs. */
const PATIENCE = { times: 3, moreMs: 15_000 }

export async function tryArea(area: Area, { mutants: count, seed, workers, env, only }: Run): Promise<Tried[]> {
  const files = matching(area.sources).filter((file) => !file.endsWith('.test.ts'))
  const tests = matching(area.tests)
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
  const textOf = (file: string) => texts.get(file) ?? ''
  const all = files.filter((file) => !only || file.includes(only)).flatMap((file) => findMutants(file, textOf(file)))
  const drawn = sampleOf(all, Math.ceil(count * SPARE), seed)
  const typed = keepTyped(area, drawn, textOf).slice(0, count)
  console.error(`${area.name}: ${all.length} changes in ${files.length} files, ${typed.length} are tried.`)

  const processes = Array.from({ length: workers }, () => startWorkerProcess({ kind: 'open', area, files, tests }, env))
  try {
    const baselines = (await inTurns(processes, tests, baselineOf)).toSorted((a, b) => a.ms - b.ms)
    return await inTurns(processes, typed, async (worker, mutant) => {
      const tried = await tryMutant(worker, mutant, textOf(mutant.file), baselines)
      console.error(`${tried.fate.padEnd(8)} ${sayMutant(mutant)}${tried.by && ` (${tried.by})`}`)
      return tried
    })
  } finally {
    for (const worker of processes) worker.end()
  }
}

export function sayMutant({ file, line, was, text }: Mutant): string {
  const short = (words: string) => words.replaceAll(/\s+/g, ' ').slice(0, 60)
  return `${file}:${line} ${text === ';' ? `without ${short(was)}` : `${short(was)} -> ${short(text)}`}`
}

async function baselineOf(worker: WorkerProcess, test: string): Promise<Baseline> {
  const answered = await worker.ask({ kind: 'baseline', test }, BASELINE_MS)
  if (answered === 'too long' || !answered.passed || !answered.baseline) {
    throw new Error(`${test} fails before anything is changed: ${answered === 'too long' ? answered : answered.why}`)
  }
  return answered.baseline
}

/** With the quickest test that enters the changed function first. */
async function tryMutant(worker: WorkerProcess, mutant: Mutant, text: string, baselines: Baseline[]): Promise<Tried> {
  const mark = markOf(mutant.file, mutant.inFunction)
  const judges = baselines.filter(({ touched }) => touched.includes(mark))
  for (const judge of judges) {
    const first = await judgeMutant(worker, mutant, text, judge)
    // A busy machine makes any test slow: only one that is too slow again, by a newly measured limit, hangs.
    const answered = first === 'too long' ? await judgeMutant(worker, mutant, text, judge) : first
    if (answered === 'too long') return { mutant, fate: 'too long', by: judge.test }
    if (!answered.passed) return { mutant, fate: 'killed', by: judge.test }
  }
  return { mutant, fate: judges.length > 0 ? 'survived' : 'no test', by: '' }
}

async function judgeMutant(worker: WorkerProcess, mutant: Mutant, text: string, { test, ms }: Baseline) {
  const { file } = mutant
  const unchanged = worker.isCold() && (await worker.ask({ kind: 'try', file, code: text, test }, BASELINE_MS))
  const usualMs = Math.max(ms, unchanged && unchanged !== 'too long' ? (unchanged.ms ?? 0) : 0)
  const code = applyMutant(text, mutant)
  return worker.ask({ kind: 'try', file, code, test }, usualMs * PATIENCE.times + PATIENCE.moreMs)
}

/** Each process takes the next one as soon as it is free. */
async function inTurns<Item, Result>(
  processes: readonly WorkerProcess[],
  items: readonly Item[],
  act: (worker: WorkerProcess, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const left = items.entries()
  await Promise.all(
    processes.map(async (worker) => {
      for (const [index, item] of left) results[index] = await act(worker, item)
    }),
  )
  return results
}

function matching(globs: readonly string[]): string[] {
  const exclude = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  return globSync(
    globs.filter((glob) => !glob.startsWith('!')),
    { exclude },
  ).toSorted()
}
