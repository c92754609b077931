import { useEffect, useMemo } from 'react'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { createSwitchClient } from '../../features/switching/switch-client.ts'
import { isOpen } from '../../features/switching/switch-states.ts'
import { switchPageTexts } from '../../features/switching/switch-texts.ts'
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

/** A switch, from its first form to its end. The server renders the page without it: only this browser may open it. */
export default function SwitchPage({ params: { switchId } }: Route.ComponentProps) {
  const page = useAppPage()
  const { api, session, siteBase } = page
  const { user } = useAuth('where-somebody-was')
  const client = useMemo(() => createSwitchClient(api, session), [api, session])
  const { view, retry, show } = useSwitch(switchId, client)
  useTellSwitch(view)
  const isSent = view.kind === 'shown' && !isOpen(view.shown.state)
  const isSignedIn = user !== undefined && user !== null

  useEffect(() => {
    if (!isSignedIn) return
    void session
      .begin()
      .then((account) => client.join(account))
      .then(retry, retry)
  }, [isSignedIn, session, client, retry])

  return (
    <>
      <link rel="stylesheet" href={switchingCss} precedence="high" />
      <PageMeta
        title={switchPageTexts.title}
        description={switchPageTexts.description}
        path="/switches"
        isIndexed={false}
      />
      <AppPageFrame
        page={page}
        place="switches"
        title={switchPageTexts.title}
        subtitle={isSent ? switchPageTexts.followed : switchPageTexts.nothingSent}
      >
        <SwitchView
          key={switchId}
          view={view}
          client={client}
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
