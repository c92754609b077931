import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()
let isToldToEnd = false

/** No further step is started. */
export function isEnding(): boolean {
  return isToldToEnd
}

/** A child that has joined is ended when we are, with all that it started. Returns a function to leave. */
export function joinRunning(child: ChildProcess): () => void {
  running.add(child)
  return () => void running.delete(child)
}

/** From now on signals to us are forwarded: once, so that each can stop its servers. A second one kills them. */
export function passSignalsOn(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      for (const { pid } of running) if (pid !== undefined) endGroup(pid, isToldToEnd ? 'SIGKILL' : signal)
      isToldToEnd = true
    })
  }
}

function endGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It has already exited.
  }
}
