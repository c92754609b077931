import { Suspense, useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { writeStored } from '../../browser/storage.ts'
import { pendingReferral } from '../../features/identity/link/pending-referral.ts'
import { rememberedEmail } from '../../features/identity/link/remembered-email.ts'
import { browserSession } from '../../features/identity/session/browser-session.ts'
import type { IdentitySettings } from '../../features/identity/auth/identity-provider.ts'
import { type CompetitionClock, readCompetitionClock } from '../../features/waitlist/bar/competition-clock.ts'
import { WaitlistBar } from '../../features/waitlist/bar/waitlist-bar.tsx'
import { BAR_DISMISSED_KEY, isPastHalf } from '../../browser/past-half.ts'

/** Puts the waitlist bar at the end of the home page, which does not use React. */
export function mountStickyBar(settings: IdentitySettings): void {
  const place = document.getElementById('main')!.appendChild(document.createElement('div'))
  createRoot(place).render(
    // Nothing is shown before its style sheet has loaded.
    <Suspense>
      <StickyBar settings={settings} />
    </Suspense>,
  )
}

/** Stays until the visitor closes it or signs in. */
function StickyBar({ settings }: { settings: IdentitySettings }) {
  const [isClosed, setIsClosed] = useState(false)
  const [isShown, setIsShown] = useState(isPastHalf)
  const [clock, setClock] = useState<{ read: CompetitionClock | undefined }>()
  const apiUrl = settings.apiUrl === settings.siteUrl ? '' : settings.apiUrl

  useEffect(() => {
    void readCompetitionClock(apiUrl).then((read) => setClock({ read }))
  }, [apiUrl])
  useEffect(() => {
    const look = () => setIsShown(isPastHalf())
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])

  const host = useMemo(
    () => ({
      apiUrl,
      token: () => browserSession(settings).token(),
      referralCode: pendingReferral.read,
      remember: rememberedEmail.write,
    }),
    [settings, apiUrl],
  )
  if (isClosed || !clock) return null
  return (
    <WaitlistBar
      host={host}
      clock={clock.read}
      isShown={isShown}
      onClose={() => {
        writeStored('local', BAR_DISMISSED_KEY, 'yes')
        // Before the bar is removed with it: keyboard users continue in the page.
        document.getElementById('main')?.focus({ preventScroll: true })
        setIsClosed(true)
      }}
    />
  )
}
