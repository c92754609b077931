import type { ChildProcess } from 'node:child_process'
import { processUsage, type Usage } from './process-usage.ts'
import { type Budget, MOST_WORKER_MB } from './reading-limits.ts'

const WATCH_EVERY_MS = 50
/** For a whole file: a little more than eight pages of photos may take step by step. */
const MOST_CPU_MS = 360_000
/** A worker that got no processor time for so long is stuck, or the machine has none to give. */
const STARVED_MS = 60_000
/** Between two looks no more counts than this: the machine may have slept, and we with it. */
const MOST_BETWEEN_LOOKS_MS = 1000
/** Where no usage can be seen: how much longer than the work the clock may run. */
const BLIND_PATIENCE = 8
const FIRST: Budget = { cpuMs: 4000, memoryMb: 600 }

/** The first two are about the file; a starved worker says nothing of it. */
export type Verdict = 'too long' | 'too much memory' | 'starved'

export type BudgetWatch = {
  begin: (budget: Budget) => void
  /** Why the process was killed, if it was. */
  verdict: () => Verdict | undefined
  end: () => void
}

/**
 * Kills a process that uses more processor time or memory than its present step may. What it used before the step does
 * not count: a worker keeps memory from files that it has read, and the next file is not to blame. The clock alone never
 * speaks against a file: a worker that gets no processor time is ended too, but that is another verdict.
 */
export function watchBudget(child: ChildProcess, starvedMs = STARVED_MS): BudgetWatch {
  let budget: Budget = FIRST
  let before: Usage | undefined
  let atFirst: Usage | undefined
  let latest: Usage | undefined
  let lookedAt = performance.now()
  let idleMs = 0
  let stepMs = 0
  let verdict: Verdict | undefined
  const kill = (because: Verdict) => {
    verdict ??= because
    child.kill('SIGKILL')
  }
  const look = async () => {
    const usage = child.pid === undefined ? undefined : await processUsage(child.pid)
    const now = performance.now()
    const passedMs = Math.min(now - lookedAt, MOST_BETWEEN_LOOKS_MS)
    lookedAt = now
    stepMs += passedMs
    if (!usage) return blind()
    before ??= usage
    atFirst ??= usage
    idleMs = latest && usage.cpuMs === latest.cpuMs ? idleMs + passedMs : 0
    latest = usage
    if (usage.cpuMs - before.cpuMs > budget.cpuMs || usage.cpuMs - atFirst.cpuMs > MOST_CPU_MS) return kill('too long')
    if (usage.memoryMb - before.memoryMb > budget.memoryMb || usage.memoryMb > MOST_WORKER_MB)
      return kill('too much memory')
    return idleMs > starvedMs ? kill('starved') : undefined
  }
  /** Off Linux there is only the clock to stop a file that never ends. */
  const blind = () => {
    if (process.platform !== 'linux' && stepMs > budget.cpuMs * BLIND_PATIENCE) kill('too long')
  }
  const timer = setInterval(() => void look(), WATCH_EVERY_MS)
  return {
    begin: (next) => {
      budget = next
      stepMs = 0
      before = undefined
      // At once: what the step takes before the next look would count as there already.
      void look()
    },
    verdict: () => verdict,
    end: () => clearInterval(timer),
  }
}
