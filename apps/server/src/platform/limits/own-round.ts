const waiting: (() => void)[] = []
let isTaken = false

/**
 * Resolves in a round of the event loop that no other caller has: concurrent tasks that work in slices then block the
 * loop for one slice a round in all, and not one each.
 */
export function ownRound(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (isTaken) return
    isTaken = true
    setImmediate(letOneGo)
  })
}

/** A round without work follows: a new connection needs two to be answered, and then waits for one slice and not for two. */
function letOneGo(): void {
  waiting.shift()?.()
  setImmediate(() => {
    isTaken = waiting.length > 0
    if (isTaken) setImmediate(letOneGo)
  })
}
