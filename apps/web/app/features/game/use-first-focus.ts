import { useEffect, useRef } from 'react'

/** The panel's first button takes the focus, so that keyboard players continue by keyboard. */
export function useFirstFocus() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return button
}
