/** From here on a start counts as slow. */
const SLOW_MS = 2000

/** Tells once a start has become slow; yields how to stop waiting. */
export function whenSlow(tell: () => void): () => void {
  const timer = setTimeout(tell, SLOW_MS)
  return () => clearTimeout(timer)
}
