import { useEffect, useMemo } from 'react'
import { PageMeta } from '../../features/found/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { createSwitchDoor } from '../../features/switching/switch-door.ts'
import { isOpen } from '../../features/switching/switch-states.ts'
import { SwitchView } from '../../features/switching/switch-view.tsx'
import switchingCss from '../../features/switching/switching.css?url'
import { useSwitch } from '../../features/switching/use-switch.ts'
import { useTellSwitch } from '../../features/switching/use-tell-switch.ts'
import type { Route } from './+types/switch-page.ts'
import { AppPageFrame } from './app-page-frame.tsx'
import { KeepSwitch } from './keep-switch.tsx'
import { useAppPage } from './use-app-page.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return privateHeaders
}

/** A switch, from its first form to its end. The server sends the page without it: only this browser may open it. */
export default function SwitchPage({ params: { switchId } }: Route.ComponentProps) {
  const page = useAppPage()
  const { api, session, siteBase } = page
  const { user } = useAuth('where-somebody-was')
  const door = useMemo(() => createSwitchDoor(api, session), [api, session])
  const { view, retry, show } = useSwitch(switchId, door)
  useTellSwitch(view)
  const isSent = view.kind === 'shown' && !isOpen(view.shown.state)
  const isSignedIn = user !== undefined && user !== null

  useEffect(() => {
    if (!isSignedIn) return
    void session
      .begin()
      .then((account) => door.join(account))
      .then(retry, retry)
  }, [isSignedIn, session, door, retry])

  return (
    <>
      <link rel="stylesheet" href={switchingCss} precedence="high" />
      <PageMeta title="Your switch" description="Your switch." path="/switches" isIndexed={false} />
      <AppPageFrame
        page={page}
        place="switches"
        title="Your switch"
        subtitle={isSent ? 'Every step, as it happens' : 'Nothing is sent until you agree to the exact price'}
      >
        <SwitchView
          key={switchId}
          view={view}
          door={door}
          siteBase={siteBase}
          path={`/switches/${encodeURIComponent(switchId)}`}
          onRetry={retry}
          onChange={show}
          keep={({ details }) => !isSignedIn && <KeepSwitch email={details.email} />}
        />
      </AppPageFrame>
    </>
  )
}
