import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Below the top bar, with some space. */
const BELOW_BAR_PX = 96
/** Within this distance the reader counts as being at the end. */
const NEAR_PX = 120

/**
 * Keeps the end of the conversation in view for a reader who is there, but never scrolls the last question out of view:
 * a long answer is read from its beginning. A reader further up is not moved, and sees that there is more.
 */
export function useFollowEnd(column: RefObject<HTMLElement | null>, count: number) {
  const isFollowing = useRef(true)
  const [isMore, setIsMore] = useState(false)

  useEffect(() => {
    const page = document.documentElement
    const gap = () => page.scrollHeight - scrollY - innerHeight
    const note = () => {
      isFollowing.current = gap() < NEAR_PX
      if (isFollowing.current) setIsMore(false)
    }
    const follow = () => {
      if (!isFollowing.current) return setIsMore(gap() > NEAR_PX)
      const asked = [...(column.current?.querySelectorAll('[data-author="person"]') ?? [])].at(-1)
      const top = asked ? asked.getBoundingClientRect().top + scrollY - BELOW_BAR_PX : Infinity
      scrollTo({ top: Math.min(page.scrollHeight, top), behavior: 'instant' })
      setIsMore(gap() > NEAR_PX)
    }
    const watch = new ResizeObserver(follow)
    const shown = column.current
    if (shown) watch.observe(shown)
    // A reader who opens or presses something there is reading there: the content that it unfolds must not scroll it
    // away.
    const stay = () => {
      isFollowing.current = false
    }
    for (const name of ['pointerdown', 'click']) shown?.addEventListener(name, stay, { capture: true })
    // Wheels, fingers and keys change whether it follows; our own scrolling does not.
    const on = { passive: true } as const
    for (const name of ['wheel', 'touchmove', 'keydown']) addEventListener(name, note, on)
    addEventListener('scrollend', note, on)
    return () => {
      watch.disconnect()
      for (const name of ['pointerdown', 'click']) shown?.removeEventListener(name, stay, { capture: true })
      for (const name of ['wheel', 'touchmove', 'keydown', 'scrollend']) removeEventListener(name, note)
    }
  }, [column])

  useEffect(() => {
    if (count > 0 && !isFollowing.current) setIsMore(true)
  }, [count])

  const toEnd = useCallback((behaviour: ScrollBehavior = 'smooth') => {
    isFollowing.current = true
    setIsMore(false)
    scrollTo({ top: document.documentElement.scrollHeight, behavior: behaviour })
  }, [])
  return { isMore, toEnd }
}
