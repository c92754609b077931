import { CheckIcon, CopyIcon } from '@mowatt/ui'
import { useState } from 'react'

/** Copies words, and says that it has. */
export function CopyButton({ text, label }: { text: () => string; label: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')

  async function copy() {
    // Browsers offer the clipboard only over https; without it the words can still be marked by hand.
    const copied = await navigator.clipboard?.writeText(text()).then(
      () => true,
      () => false,
    )
    setState(copied ? 'copied' : 'refused')
    setTimeout(() => setState('idle'), 3000)
  }
  return (
    <button type="button" className="chat-act" onClick={() => void copy()}>
      {state === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
      <span aria-live="polite">{state === 'idle' ? label : state === 'copied' ? 'Copied' : 'Couldn’t copy'}</span>
    </button>
  )
}
