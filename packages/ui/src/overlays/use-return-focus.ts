import { useRef } from 'react'

/** Handlers that give the focus back to what had it before a modal opened; Radix does so only for its own trigger. */
export function useReturnFocus() {
  const openerRef = useRef<Element>(null)
  return {
    onOpenAutoFocus() {
      openerRef.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (openerRef.current instanceof HTMLElement) openerRef.current.focus()
    },
  }
}
