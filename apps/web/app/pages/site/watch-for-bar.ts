import { BAR_DISMISSED_KEY, isPastHalf } from '../../browser/past-half.ts'
import { readStored } from '../../browser/storage.ts'
import type { IdentitySettings } from '../../features/identity/auth/identity-provider.ts'
import { hasSignedInMark } from '../../features/identity/auth/signed-in-marker.ts'

/** Loads the waitlist bar when a visitor with a wide screen has scrolled to where it appears. */
export function watchForBar(settings: IdentitySettings): void {
  if (readStored('local', BAR_DISMISSED_KEY) || hasSignedInMark()) return
  function look() {
    if (!isPastHalf() || !matchMedia('(width >= 900px)').matches) return
    removeEventListener('scroll', look)
    // If it cannot be loaded, nothing is lost: the hero leads to the waitlist too.
    import('./sticky-bar.tsx').then(
      ({ mountStickyBar }) => mountStickyBar(settings),
      () => {},
    )
  }
  addEventListener('scroll', look, { passive: true })
  look()
}
