import { Toast as RadixToast } from 'radix-ui'
import { useCallback, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Toast } from './toast.tsx'
import { ToastContext, type ToastMessage } from './use-toast.ts'

type ShownToast = { id: number; message: ToastMessage }

/** Contains the toasts of its children; F8 moves the focus to them. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const nextId = useRef(0)
  const isInBrowser = useSyncExternalStore(subscribeToNothing, isBrowser, isServer)

  const showToast = useCallback((message: ToastMessage) => {
    const id = nextId.current++
    setToasts((shown) => [...shown, { id, message }])
  }, [])
  const closeToast = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id))

  return (
    <ToastContext value={showToast}>
      {children}
      {/* Only in the browser: the region carries a style attribute, which the policy refuses in sent HTML. */}
      {isInBrowser && (
        <RadixToast.Provider label="Message">
          {toasts.map(({ id, message }) => (
            <Toast key={id} message={message} onClose={() => closeToast(id)} />
          ))}
          <RadixToast.Viewport className="fixed right-0 bottom-0 z-toast grid w-full max-w-105 gap-2 p-5" />
        </RadixToast.Provider>
      )}
    </ToastContext>
  )
}

const subscribeToNothing = () => () => {}
const isBrowser = () => true
const isServer = () => false
