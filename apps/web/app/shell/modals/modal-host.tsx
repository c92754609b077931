import { useEffect, useSyncExternalStore } from 'react'
import { lockScroll } from './lock-scroll.ts'
import type { ModalStack } from './modal-stack.ts'

/** Shows the open modals of a stack, the latest last, and locks the page's scrolling behind them. */
export function ModalHost({ modals }: { modals: ModalStack }) {
  const entries = useSyncExternalStore(modals.subscribe, modals.entries, modals.entries)
  const isAnyOpen = entries.some(({ isOpen }) => isOpen)
  useEffect(() => (isAnyOpen ? lockScroll() : undefined), [isAnyOpen])

  return entries.map(({ id, isOpen, zIndex, component: Modal, props }) => (
    // Set through the DOM: a style attribute in the server's HTML would be blocked.
    <div key={id} ref={(element) => element?.style.setProperty('z-index', String(zIndex))} className="relative">
      <Modal {...props} isOpen={isOpen} onClose={() => modals.close(id)} />
    </div>
  ))
}
