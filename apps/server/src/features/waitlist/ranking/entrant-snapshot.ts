import type { Context } from '../../../context.ts'
import type { CompetitionApi } from '../competition-api.ts'
import type { Ranked } from './rank-among.ts'

/** Places further down are not calculated: no known prize goes there. */
export const ENTRANTS_LISTED = 1000
const REBUILT_AFTER_MS = 1000
/** Many entrants take longer to sort: that may take at most a twentieth of the time. */
const REST_FACTOR = 20

export type EntrantSnapshot = { read(): Promise<readonly Ranked[]> }

/** The leaders of the competition, read at most once a second for all requests. */
export function createEntrantSnapshot(ctx: Context, competition: CompetitionApi): EntrantSnapshot {
  let current: readonly Ranked[] | undefined
  let freshUntilMs = Number.NEGATIVE_INFINITY
  let builtAtMs = Number.NEGATIVE_INFINITY
  let building: Promise<readonly Ranked[]> | undefined

  async function build(): Promise<readonly Ranked[]> {
    const startedAtMs = ctx.now().getTime()
    current = await competition.listLeaders(ctx, ENTRANTS_LISTED)
    builtAtMs = ctx.now().getTime()
    freshUntilMs = builtAtMs + Math.max(REBUILT_AFTER_MS, REST_FACTOR * (builtAtMs - startedAtMs))
    return current
  }

  return {
    async read() {
      const nowMs = ctx.now().getTime()
      // A clock that was set back must not keep an old list.
      if (current && nowMs >= builtAtMs && nowMs < freshUntilMs) return current
      building ??= build().finally(() => (building = undefined))
      return building
    },
  }
}
