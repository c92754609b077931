import { currentCaller } from './caller.ts'
import { createFairLine } from './fair-line.ts'

/** Gives a turn back; idempotent. */
export type Release = () => void

export type Turns = {
  /** Waits for a turn: groups take turns, and within a group it is first come, first served. */
  take: () => Promise<Release>
  /** Does something when its turn has come. */
  inTurn: <Done>(act: () => Promise<Done>) => Promise<Done>
}

/** Lets so many run at a time. For work that is expensive in memory and not in time. */
export function createTurns(most: number): Turns {
  const waiting = createFairLine<() => void>()
  let taken = 0

  function giveOn(): void {
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }

  function release(): Release {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      giveOn()
    }
  }

  async function take(): Promise<Release> {
    if (taken < most) taken += 1
    else await new Promise<void>((resolve) => waiting.push(currentCaller(), resolve))
    return release()
  }

  return {
    take,
    inTurn: async (act) => {
      const done = await take()
      try {
        return await act()
      } finally {
        done()
      }
    },
  }
}
