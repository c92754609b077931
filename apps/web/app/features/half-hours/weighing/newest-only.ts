/** Of the results of one key only the newest counts: a long file doesn't take the place of the one chosen after it. */
export function newestOnly<Key, Result>(): (key: Key, result: Promise<Result>) => Promise<Result | undefined> {
  const newest = new Map<Key, Promise<Result>>()
  return async (key, result) => {
    newest.set(key, result)
    const found = await result
    return newest.get(key) === result ? found : undefined
  }
}
