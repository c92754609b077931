export type Pace = { atOnce: number; perSecond: number }

export type SteadyPace = {
  /** Counts one use of this name; false once it has used too many. An undefined name has no limit. */
  allows: (name: string | undefined) => boolean
}

/** Names are deleted in one go, once there are so many more than after the last time. */
const FORGET_EVERY = 1000

/** Allows each name a burst, and a rate per second after that. For events too frequent to query the database about. */
export function createSteadyPace({ atOnce, perSecond }: Pace, nowMs = () => performance.now()): SteadyPace {
  const everyMs = 1000 / perSecond
  /** When a name is back to its full allowance. */
  const evenAt = new Map<string, number>()
  let forgetAt = FORGET_EVERY

  function forgetWhoIsEven(now: number): void {
    for (const [name, at] of evenAt) if (at <= now) evenAt.delete(name)
    forgetAt = evenAt.size + FORGET_EVERY
  }

  return {
    allows: (name) => {
      if (name === undefined) return true
      const now = nowMs()
      if (evenAt.size >= forgetAt) forgetWhoIsEven(now)
      const next = Math.max(now, evenAt.get(name) ?? 0) + everyMs
      if (next - now > atOnce * everyMs) return false
      evenAt.set(name, next)
      return true
    },
  }
}
