import { useEffect, useRef } from 'react'
import { useTalkActs } from '../talk/talk-acts.ts'

/** Tells Mo something, and once he has noted it, has him compare with it: the new result follows by itself. */
export function useTellAndCompare(): (text: string) => void {
  const { say, isBusy } = useTalkActs()
  const stage = useRef<'rest' | 'told' | 'answered'>('rest')
  useEffect(() => {
    if (stage.current === 'told' && isBusy) stage.current = 'answered'
    else if (stage.current === 'answered' && !isBusy) {
      stage.current = 'rest'
      say('Compare tariffs for me')
    }
  }, [isBusy, say])
  return (text) => {
    stage.current = 'told'
    say(text)
  }
}
