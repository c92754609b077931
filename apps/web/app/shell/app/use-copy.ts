import { useState } from 'react'

/** Copies a text, and says for a moment whether it worked. */
export function useCopy(text: () => string): { state: 'idle' | 'copied' | 'refused'; copy: () => void } {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')

  async function copy() {
    // Browsers offer the clipboard only over https; without it the text can still be selected by hand.
    const copied = await navigator.clipboard?.writeText(text()).then(
      () => true,
      () => false,
    )
    setState(copied ? 'copied' : 'refused')
    setTimeout(() => setState('idle'), 3000)
  }
  return { state, copy: () => void copy() }
}
