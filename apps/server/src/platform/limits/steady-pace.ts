export type Pace = { atOnce: number; perSecond: number }

export type SteadyPace = {
  /** Counts one use of this name; false once it has used too many. An undefined name has no limit. */
  allows: (name: string | undefined) => boolean
}

/** Names are forgotten in one go, once there are so many more than after the last time. */
const FORGET_EVERY = 1000

/** Lets each name do so much at once, and so much a second after that. For what is too quick to ask the database about. */
export function createSteadyPace({ atOnce, perSecond }: Pace, nowMs = () => performance.now()): SteadyPace {
  const everyMs = 1000 / perSecond
  /** When all uses of a name are made good. */
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
