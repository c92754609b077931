import { processUsage } from '../reading/process-usage.ts'

/** On a machine that is busy with other things the clock may run this much longer than the work. */
const PATIENCE = 40
/** The same where nobody can say what the process has used. */
const BLIND_PATIENCE = 8
const LOOK_AGAIN_MS = 25

export type DeadlineWatch = {
  /** While the server does something for the worker, only the worker's own work counts. */
  pause: () => void
  goOn: () => void
  end: () => void
}

type Deadline = {
  pid: number
  /** What the process had used when the work began. */
  usedBeforeMs: number
  cpuMs: number
  /** `work`: it used up its time of the processor. `clock`: it did not get it, or waits for nothing. */
  onPast: (by: 'work' | 'clock') => void
}

/**
 * Watches what a process works, in time of the processor: a busy machine stops nothing that an idle one would finish.
 * Where that cannot be known, and for a process that waits for nothing, the clock counts, with patience.
 */
export function watchDeadline({ pid, usedBeforeMs, cpuMs, onPast }: Deadline): DeadlineWatch {
  let isOver = false
  let clock: NodeJS.Timeout | undefined
  let patience = PATIENCE
  const past = (by: 'work' | 'clock') => {
    if (isOver) return
    end()
    onPast(by)
  }
  const goOn = () => {
    clearTimeout(clock)
    if (!isOver) clock = setTimeout(past, cpuMs * patience, 'clock')
  }
  const look = async () => {
    const usage = await processUsage(pid)
    if (isOver) return
    if (!usage) {
      patience = BLIND_PATIENCE
      return goOn()
    }
    const leftMs = cpuMs - (usage.cpuMs - usedBeforeMs)
    if (leftMs <= 0) return past('work')
    // It cannot have used up what is left before so much time has gone by.
    next = setTimeout(() => void look(), Math.max(leftMs, LOOK_AGAIN_MS))
  }
  let next = setTimeout(() => void look(), cpuMs)
  const end = () => {
    isOver = true
    clearTimeout(clock)
    clearTimeout(next)
  }
  goOn()
  return { pause: () => clearTimeout(clock), goOn, end }
}
