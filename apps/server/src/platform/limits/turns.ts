/** Gives a turn back; asked again it does nothing. */
export type Release = () => void

export type Turns = {
  /** Waits for a turn, in the order of asking. */
  take: () => Promise<Release>
  /** Does something when its turn has come. */
  inTurn: <Done>(act: () => Promise<Done>) => Promise<Done>
}

/** Where those go who keep a turn for long, as far as there is room: the others need not wait for them. */
export type Aside = { most: number; afterMs: number }

/** Lets so many go on at a time. For what is dear in memory and not in time. */
export function createTurns(most: number, aside: Aside = { most: 0, afterMs: 0 }): Turns {
  const waiting: (() => void)[] = []
  let taken = 0
  let takenAside = 0

  function giveOn(): void {
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }

  function release(): Release {
    let isReleased = false
    let isAside = false
    const stepAside = () => {
      if (takenAside >= aside.most) return
      isAside = true
      takenAside += 1
      giveOn()
    }
    const impatience = aside.most > 0 ? setTimeout(stepAside, aside.afterMs).unref() : undefined
    return () => {
      if (isReleased) return
      isReleased = true
      clearTimeout(impatience)
      if (isAside) takenAside -= 1
      else giveOn()
    }
  }

  async function take(): Promise<Release> {
    if (taken < most) taken += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
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

/** A body or a frame beyond this waits for its turn before it is read. */
export const LARGE_BYTES = 64 * 1024

/** A file of 10 MB is held several times on its way in. More at once are no quicker, as long as they come fast. */
export const MOST_LARGE_AT_ONCE = 3

/** A phone on a slow line sends for minutes, and holds only what has come so far. */
export const SLOW_ASIDE: Aside = { most: 3, afterMs: 10_000 }
