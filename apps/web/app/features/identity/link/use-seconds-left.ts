import { useEffect, useState } from 'react'
import { useIsHydrated } from '../../../browser/use-is-hydrated.ts'

const TICK_MS = 250

/**
 * Counts down by the clock, so that a suspended background tab is right when it resumes. In the server's HTML, and so
 * without JavaScript, there is nothing to wait for. Returns the remaining time and a function to restart.
 */
export function useSecondsLeft(seconds: number): [secondsLeft: number, restart: () => void] {
  const isHydrated = useIsHydrated()
  const [round, setRound] = useState(0)
  const [elapsed, setElapsed] = useState(0)
  const isOver = elapsed >= seconds

  useEffect(() => {
    if (isOver) return
    const startedAtMs = Date.now()
    const timer = setInterval(() => setElapsed(Math.floor((Date.now() - startedAtMs) / 1000)), TICK_MS)
    return () => clearInterval(timer)
  }, [round, isOver])

  function restart() {
    setElapsed(0)
    setRound(round + 1)
  }
  return [isHydrated ? Math.max(0, seconds - elapsed) : 0, restart]
}
