import { useEffect, useState } from 'react'
import { firstTyping, nextTyping } from './next-typing.ts'

/** The phrase as far as it is typed; undefined while nothing is typed. */
export function useTyping(phrases: readonly string[], isActive: boolean): string | undefined {
  const [typing, setTyping] = useState(firstTyping)

  useEffect(() => {
    if (!isActive) return
    const { next, afterMs } = nextTyping(typing, phrases)
    const timer = setTimeout(() => setTyping(next), afterMs)
    return () => clearTimeout(timer)
  }, [typing, phrases, isActive])

  return isActive ? phrases[typing.phrase]?.slice(0, typing.length) : undefined
}
