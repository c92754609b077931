import { type RefObject, useEffect, useReducer } from 'react'
import { useMediaQuery } from '../../browser/use-media-query.ts'
import { type DemoAct, demoStep, MESSAGE_MS, type DemoState } from './demo-step.ts'

const VISIBLE_SHARE = 0.3

type Demo = DemoState & {
  /** False without JavaScript and for those who want no motion: then everything is there at once. */
  isMoving: boolean
  act: (act: DemoAct) => void
}

/** Plays a conversation of so many messages once enough of it is in view. */
export function useDemo(stage: RefObject<HTMLElement | null>, total: number): Demo {
  const isMoving = useMediaQuery('(prefers-reduced-motion: no-preference)')
  const [state, act] = useReducer((before: DemoState, done: DemoAct) => demoStep(before, done, total), {
    shown: 0,
    isPlaying: false,
  })

  useEffect(() => {
    if (!isMoving || !stage.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.intersectionRatio < VISIBLE_SHARE) return
        observer.disconnect()
        act('begin')
      },
      { threshold: VISIBLE_SHARE },
    )
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [isMoving, stage])

  useEffect(() => {
    if (!isMoving || !state.isPlaying) return
    const timer = setTimeout(() => act('tick'), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [isMoving, state])

  return { ...state, isMoving, act }
}
