/**
 * `deadline`: it used more processor time than it may. `memory`: it took more than it may. `crash`: its process exited
 * on its own. `busy`: the queue is full, the machine had no time for it, or the pool is closed; the task is not to
 * blame.
 */
export type StopReason = 'deadline' | 'memory' | 'crash' | 'busy'

/** Work that was stopped. The caller reports it; the process continues. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped'
  readonly reason: StopReason

  constructor(reason: StopReason, task: string) {
    super(`${task} was stopped: ${reason}`)
    this.reason = reason
  }

  /** Whether a retry would cost too much again. */
  get isTooCostly(): boolean {
    return this.reason === 'deadline' || this.reason === 'memory'
  }
}
