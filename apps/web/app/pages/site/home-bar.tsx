import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { readStored } from '../../browser/storage.ts'
import { hasSignedInMark } from '../../features/identity/auth/signed-in-marker.ts'
import { BAR_DISMISSED_KEY, isPastHalf } from '../../browser/past-half.ts'

/** The place of the waitlist bar. The bar itself comes when a visitor with a wide screen has scrolled to where it shows. */
export function HomeBar() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    if (readStored('local', BAR_DISMISSED_KEY) || hasSignedInMark()) return
    const stop = () => removeEventListener('scroll', look)
    function look() {
      if (!isPastHalf() || !matchMedia('(width >= 900px)').matches) return
      stop()
      // What cannot be loaded now is missed by nobody: the hero leads to the waitlist too.
      import('./sticky-bar.tsx').then(
        ({ StickyBar }) => setBar(() => StickyBar),
        () => {},
      )
    }
    addEventListener('scroll', look, { passive: true })
    look()
    return stop
  }, [])
  // It waits for its style sheet by itself: without a boundary of its own, the whole page would wait with it.
  return <Suspense>{Bar && <Bar />}</Suspense>
}
