import type { ChildProcess } from 'node:child_process'
import { processUsage, type Usage } from './process-usage.ts'
import { type Budget, MOST_WORKER_MB } from './reading-limits.ts'

const WATCH_EVERY_MS = 50
/** On a machine that is busy with other things the clock may run this much longer than the work. */
const PATIENCE = 8
/** For a whole file: a little more than eight pages of photos may take step by step. */
const MOST_CPU_MS = 360_000
/** By the clock, for a worker that waits for nothing: eight pages on a busy machine stay below. */
const LONGEST_MS = 900_000
const FIRST: Budget = { cpuMs: 4000, memoryMb: 600 }

export type BudgetWatch = {
  begin: (budget: Budget) => void
  /** Why the process was killed, if it was. */
  verdict: () => string | undefined
  end: () => void
}

/**
 * Kills a process that uses more time or memory than its present step may. What it used before the step does not count:
 * a worker keeps memory from files that it has read, and the next file is not to blame.
 */
export function watchBudget(child: ChildProcess): BudgetWatch {
  const startedAt = performance.now()
  let budget: Budget = FIRST
  let begunAt = startedAt
  let before: Usage | undefined
  let atFirst: Usage | undefined
  let verdict: string | undefined
  const kill = (because: string) => {
    verdict ??= because
    child.kill('SIGKILL')
  }
  const look = async () => {
    const now = performance.now()
    if (now - startedAt > LONGEST_MS || now - begunAt > budget.cpuMs * PATIENCE)
      return kill('Reading the file took too long.')
    const usage = child.pid === undefined ? undefined : await processUsage(child.pid)
    if (!usage) return undefined
    before ??= usage
    atFirst ??= usage
    if (usage.cpuMs - before.cpuMs > budget.cpuMs || usage.cpuMs - atFirst.cpuMs > MOST_CPU_MS)
      return kill('Reading the file took too long.')
    if (usage.memoryMb - before.memoryMb > budget.memoryMb || usage.memoryMb > MOST_WORKER_MB)
      return kill('Reading the file took too much memory.')
    return undefined
  }
  const timer = setInterval(() => void look(), WATCH_EVERY_MS)
  return {
    begin: (next) => {
      budget = next
      begunAt = performance.now()
      before = undefined
      // At once: what the step takes before the next look would count as there already.
      void look()
    },
    verdict: () => verdict,
    end: () => clearInterval(timer),
  }
}
