import type { Context } from '../../../context.ts'
import { type Place, readFirstPlaces } from './queue-store.ts'

export const PLACES_SHOWN = 100
const REBUILT_AFTER_MS = 1000

export type Snapshot = {
  total: number
  /** The first hundred. */
  places: readonly Place[]
  /** When it last became another one. */
  changedAt: Date
  /** The same for the same contents, in every process. */
  essence: string
}

export type QueueSnapshot = { read(): Promise<Snapshot> }

/** What the public sees of the queue: read from the database at most once a second, however many ask. */
export function createQueueSnapshot({ db, now }: Pick<Context, 'db' | 'now'>): QueueSnapshot {
  let current: Snapshot | undefined
  let builtAtMs = Number.NEGATIVE_INFINITY
  let building: Promise<Snapshot> | undefined

  async function build(): Promise<Snapshot> {
    const { total, places } = await readFirstPlaces(db, PLACES_SHOWN)
    const essence = JSON.stringify([total, places])
    if (current?.essence !== essence) current = { total, places, changedAt: now(), essence }
    builtAtMs = now().getTime()
    return current
  }

  return {
    async read() {
      // A clock that was set back must not keep an old queue.
      const isFresh = Math.abs(now().getTime() - builtAtMs) < REBUILT_AFTER_MS
      if (current && isFresh) return current
      building ??= build().finally(() => (building = undefined))
      return building
    },
  }
}
