import { createContext, use } from 'react'

export type ToastMessage = {
  text: string
  tone?: 'success' | 'info' | 'danger'
  /** One action, with text for users who cannot reach the toast in time. */
  action?: { label: string; altText: string; onPress: () => void }
  /** At least 20 seconds; `Infinity` stays until it is closed. */
  durationMs?: number
}

export type ShowToast = (message: ToastMessage) => void

export const ToastContext = createContext<ShowToast | null>(null)

/** Returns the function that shows a toast; requires a ToastRegion above. */
export function useToast(): ShowToast {
  const showToast = use(ToastContext)
  if (!showToast) throw new Error('useToast needs a ToastRegion above it.')
  return showToast
}
