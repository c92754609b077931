import { useCallback, useEffect, useState } from 'react'

export type Loaded<T> = { retry: () => void } & (
  | { kind: 'loading' | 'trouble' | 'offline' }
  | { kind: 'loaded'; value: T }
)

/** Data that is fetched once; a failed request is retried on demand, and when the connection is back. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [found, setFound] = useState<{ value: T } | 'loading' | 'trouble' | 'offline'>('loading')
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    load(left.signal).then(
      (value) => !left.signal.aborted && setFound({ value }),
      () => !left.signal.aborted && setFound(navigator.onLine ? 'trouble' : 'offline'),
    )
    return () => left.abort()
  }, [load, tries])

  const retry = useCallback(() => {
    setFound('loading')
    setTries((before) => before + 1)
  }, [])

  const isOffline = found === 'offline'
  useEffect(() => {
    if (!isOffline) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isOffline, retry])

  return typeof found === 'object' ? { kind: 'loaded', value: found.value, retry } : { kind: found, retry }
}
