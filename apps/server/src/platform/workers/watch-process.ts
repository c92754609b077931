import { processUsage, type Usage } from './process-usage.ts'
import type { StopReason } from './work-stopped.ts'

const WATCH_EVERY_MS = 50
/** For all steps of a task together: a little more than eight pages of photos may take step by step. */
const MOST_CPU_MS = 360_000
/** More than this no worker may ever take. */
const MOST_MEMORY_MB = 1450
/** A process that got no processor time for so long is stuck, or the machine has none to give. */
const STARVED_MS = 60_000
/** Between two looks no more counts than this: the machine may have slept, and we with it. */
const MOST_BETWEEN_LOOKS_MS = 1000
/** Where no usage can be seen: how much longer than the work the clock may run. */
const BLIND_PATIENCE = 8

/** What a step may add: time of the processor, and memory, where less is meant than any worker may take. */
export type Budget = { cpuMs: number; memoryMb?: number | undefined }

export type ProcessWatch = {
  /** Counts from what the process had used when the step began; where it did not say, from the next look. */
  begin: (budget: Budget, used?: Usage) => void
  /** While the server does something for the process, only the process's own work counts. */
  pause: () => void
  goOn: () => void
  /** Until the next step begins nothing is watched. */
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
  /** Off Linux there is only the clock to stop what never ends. */
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
