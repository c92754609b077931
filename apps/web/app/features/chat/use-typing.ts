import { useEffect, useState } from 'react'
import { firstTyping, nextTyping } from './next-typing.ts'

/** The phrase as far as it is typed; it begins anew with whoever uses it. */
export function useTyping(phrases: readonly string[]): string | undefined {
  const [typing, setTyping] = useState(firstTyping)

  useEffect(() => {
    const { next, afterMs } = nextTyping(typing, phrases)
    const timer = setTimeout(() => setTyping(next), afterMs)
    return () => clearTimeout(timer)
  }, [typing, phrases])

  return phrases[typing.phrase]?.slice(0, typing.length)
}
