import { useEffect, useRef } from 'react'

/** The panel's first button takes the focus: whoever plays by keys goes on by keys. */
export function useFirstFocus() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return button
}
