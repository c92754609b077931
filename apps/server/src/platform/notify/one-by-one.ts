/**
 * Lets one call begin when the one before has ended, so that what was read last is also what is kept last: two notices
 * that come together would otherwise leave whichever answer is slower.
 */
export function oneByOne(act: () => Promise<void>): () => Promise<void> {
  let before = Promise.resolve()
  return () => {
    const now = before.then(act)
    // One that fails keeps none of the next from running; its own caller hears of it.
    before = now.catch(() => {})
    return now
  }
}
