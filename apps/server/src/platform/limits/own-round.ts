const waiting: (() => void)[] = []

/**
 * Resolves in a round of the event loop that no other asker has: several who work in slices at the same time then cost
 * everybody else one slice a round, and not one each.
 */
export function ownRound(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(letOneGo)
  })
}

function letOneGo(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(letOneGo)
}
