import { useEffect, useRef, useState } from 'react'

/**
 * Asks for content again when the server had to do without some of it; `ask` says whether all has come. Yields true once
 * every attempt has failed. What asks is fetched only when it is needed, which is hardly ever.
 */
export function useContentRetry(isIncomplete: boolean, ask: () => Promise<boolean>): boolean {
  const [hasFailed, setHasFailed] = useState(false)
  const latestAsk = useRef(ask)
  const wasIncomplete = useRef(isIncomplete)

  useEffect(() => {
    latestAsk.current = ask
  })

  useEffect(() => {
    if (!wasIncomplete.current) return
    const stop = new AbortController()
    void import('./retry-content.ts')
      .then(({ retryContent }) => retryContent(() => latestAsk.current(), stop))
      .then((outcome) => setHasFailed(outcome === 'failed' && !stop.signal.aborted))
      // Without its module there is no retry; what is shown stays as it is.
      .catch(() => setHasFailed(true))
    return () => stop.abort()
  }, [])

  return hasFailed && isIncomplete
}
