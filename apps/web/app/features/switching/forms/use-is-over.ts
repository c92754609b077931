import { useEffect, useState } from 'react'

/** The longest delay of a browser timer. */
const LONGEST_MS = 2_000_000_000

/** Whether a moment has passed; changes automatically when it does. */
export function useIsOver(iso: string): boolean {
  const endsAt = Date.parse(iso)
  const [isOver, setIsOver] = useState(() => Date.now() >= endsAt)
  useEffect(() => {
    const leftMs = Math.min(Math.max(endsAt - Date.now(), 0), LONGEST_MS)
    const timer = setTimeout(() => setIsOver(Date.now() >= endsAt), leftMs)
    return () => clearTimeout(timer)
  }, [endsAt])
  return isOver
}
