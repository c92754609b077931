import type { Context } from '../../../context.ts'
import type { CompetitionApi } from '../competition-api.ts'
import { type Place, readFirstPlaces } from './queue-store.ts'

export const PLACES_SHOWN = 100
const REBUILT_AFTER_MS = 1000

export type Snapshot = {
  total: number
  /** The first hundred. */
  places: readonly Place[]
  /** When it last changed. */
  changedAt: Date
  /** The state of the competition when it was read. */
  competition: CompetitionRead
  /** The same for equal contents, in every process. */
  essence: string
}

type CompetitionRead = Awaited<ReturnType<CompetitionApi['read']>>

export type QueueSnapshot = { read(): Promise<Snapshot> }

/** The public view of the queue: read from the database at most once a second for all requests. */
export function createQueueSnapshot(ctx: Context, competitionApi: CompetitionApi): QueueSnapshot {
  const { db, now } = ctx
  let current: Snapshot | undefined
  let builtAtMs = Number.NEGATIVE_INFINITY
  let building: Promise<Snapshot> | undefined

  async function build(): Promise<Snapshot> {
    const [{ total, places }, competition] = await Promise.all([
      readFirstPlaces(db, PLACES_SHOWN),
      competitionApi.read(ctx),
    ])
    const essence = JSON.stringify([total, places, competition])
    if (current?.essence !== essence) current = { total, places, competition, changedAt: now(), essence }
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
