/** `deadline`: it took longer than it may. `crash`: its process ended by itself. `busy`: too many wait already, or the machine had no time for it. */
export type StopReason = 'deadline' | 'crash' | 'busy'

/** Work that was given up. Whoever wanted it says so honestly; the process goes on. */
export class WorkStopped extends Error {
  override readonly name = 'WorkStopped'
  readonly reason: StopReason

  constructor(reason: StopReason, task: string) {
    super(`${task} was stopped: ${reason}`)
    this.reason = reason
  }
}
