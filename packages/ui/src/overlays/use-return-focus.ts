import { useRef } from 'react'

/** The elements that the open modals return the focus to, the latest last. */
const waysBack: HTMLElement[] = []

/**
 * Handlers that return the focus to the element that had it before a modal opened; Radix does so only for its own
 * trigger. A modal that replaces another one finds nothing focused, and inherits its element.
 */
export function useReturnFocus() {
  const wayBackRef = useRef<HTMLElement>(undefined)
  return {
    onOpenAutoFocus() {
      const focused = document.activeElement
      const isAnything = focused instanceof HTMLElement && focused !== document.body
      wayBackRef.current = isAnything ? focused : waysBack.at(-1)
      if (wayBackRef.current) waysBack.push(wayBackRef.current)
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (!wayBackRef.current) return
      waysBack.splice(waysBack.lastIndexOf(wayBackRef.current), 1)
      wayBackRef.current.focus()
    },
  }
}
