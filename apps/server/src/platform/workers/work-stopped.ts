/**
 * `deadline`: it used more processor time than it may. `memory`: it took more than it may. `crash`: its process ended by
 * itself. `busy`: too many wait already, the machine had no time for it, or nobody works here any more; it is not to blame.
 */
export type StopReason = 'deadline' | 'memory' | 'crash' | 'busy'

/** Work that was given up. Whoever wanted it says so honestly; the process goes on. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped'
  readonly reason: StopReason

  constructor(reason: StopReason, task: string) {
    super(`${task} was stopped: ${reason}`)
    this.reason = reason
  }

  /** Whether doing the same again would cost too much again. */
  get isTooCostly(): boolean {
    return this.reason === 'deadline' || this.reason === 'memory'
  }
}
