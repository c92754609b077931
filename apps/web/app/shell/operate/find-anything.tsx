import type { ConsolePage } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { findTexts } from './frame-texts.ts'

const FindDialog = lazy(() => import('./find-dialog.tsx'))

type FindAnythingProps = { call: Call; pages: readonly ConsolePage[] }

/** Opens the field that finds everything; so does Ctrl-K, from anywhere in the console. */
export function FindAnything({ call, pages }: FindAnythingProps) {
  const [isOpen, setIsOpen] = useState(false)
  // With the button, not after it: once it is visible, the keys must work.
  useLayoutEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <button type="button" className="ops-search" aria-keyshortcuts="Control+K" onClick={() => setIsOpen(true)}>
        {findTexts.open} <kbd aria-hidden>{findTexts.keys}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <FindDialog call={call} pages={pages} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
