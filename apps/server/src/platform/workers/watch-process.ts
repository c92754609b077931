import { processUsage, type Usage } from './process-usage.ts'
import type { StopReason } from './work-stopped.ts'

const WATCH_EVERY_MS = 50
/** For all steps of a task together: a little more than eight pages of photos may take step by step. */
const MOST_CPU_MS = 360_000
/** No worker may ever take more than this. */
const MOST_MEMORY_MB = 1450
/** A process that got no processor time for so long hangs, or the machine is overloaded. */
const STARVED_MS = 60_000
/** Between two checks at most this counts: the machine may have slept, and we with it. */
const MOST_BETWEEN_LOOKS_MS = 1000
/** Where usage can't be measured: how much longer than the budget it may run by the clock. */
const BLIND_PATIENCE = 8

/** What a step may use: processor time, and memory, where the limit is lower than that of any worker. */
export type Budget = { cpuMs: number; memoryMb?: number | undefined }

export type ProcessWatch = {
  /** Counts from what the process had used when the step began; if it did not report that, from the next check. */
  begin: (budget: Budget, used?: Usage) => void
  /** While the server does something for the process, only the process's own work counts. */
  pause: () => void
  goOn: () => void
  /** Nothing is watched until the next step begins. */
  rest: () => void
}

type Options = { starvedMs?: number | undefined; onPast: (reason: Exclude<StopReason, 'crash'>) => void }

/**
 * Watches what a process costs, step by step: processor time and memory. What it used before the step does not count: a
 * worker keeps memory from earlier tasks. Elapsed time alone never counts against a task: a process that gets no
 * processor time is reported as `busy`, and so is one that can't be observed.
 */
export function watchProcess(pid: number | undefined, { starvedMs = STARVED_MS, onPast }: Options): ProcessWatch {
  let timer: NodeJS.Timeout | undefined
  let budget: Budget = { cpuMs: 0 }
  let before: Usage | undefined
  let latest: Usage | undefined
  let taskCpuMs = 0
  let lookedAt = 0
  let idleMs = 0
  let stepMs = 0
  let isPaused = false

  const past = (reason: Exclude<StopReason, 'crash'>) => {
    rest()
    onPast(reason)
  }
  const look = async () => {
    const usage = pid === undefined ? undefined : await processUsage(pid)
    if (!timer) return
    const now = performance.now()
    const passedMs = isPaused ? 0 : Math.min(now - lookedAt, MOST_BETWEEN_LOOKS_MS)
    lookedAt = now
    stepMs += passedMs
    if (!usage) return blind()
    before ??= usage
    idleMs = latest?.cpuMs === usage.cpuMs ? idleMs + passedMs : 0
    latest = usage
    const cpuMs = usage.cpuMs - before.cpuMs
    if (cpuMs > budget.cpuMs || taskCpuMs + cpuMs > MOST_CPU_MS) return past('deadline')
    const { memoryMb = MOST_MEMORY_MB } = budget
    if (usage.memoryMb - before.memoryMb > memoryMb || usage.memoryMb > MOST_MEMORY_MB) return past('memory')
    return idleMs > starvedMs ? past('busy') : undefined
  }
  /** Without Linux's statistics only the clock can stop what never ends. */
  const blind = () => {
    if (process.platform !== 'linux' && stepMs > budget.cpuMs * BLIND_PATIENCE) past('busy')
  }
  const rest = () => {
    clearInterval(timer)
    timer = undefined
    latest = undefined
    before = undefined
    taskCpuMs = 0
    isPaused = false
  }
  return {
    begin: (next, used) => {
      if (used && before) taskCpuMs += used.cpuMs - before.cpuMs
      budget = next
      before = used
      stepMs = 0
      idleMs = 0
      lookedAt = performance.now()
      timer ??= setInterval(() => void look(), WATCH_EVERY_MS)
      // At once where there is no baseline: otherwise the usage until the next check would not count.
      if (!used) void look()
    },
    pause: () => {
      isPaused = true
    },
    goOn: () => {
      isPaused = false
      lookedAt = performance.now()
    },
    rest,
  }
}
