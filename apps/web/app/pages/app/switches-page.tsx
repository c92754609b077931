import { useMemo } from 'react'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { createSwitchClient } from '../../features/switching/switch-client.ts'
import { SwitchRows } from '../../features/switching/switch-rows.tsx'
import switchingCss from '../../features/switching/switching.css?url'
import { useLoaded } from '../../browser/use-loaded.ts'
import { AppPageFrame } from './app-page-frame.tsx'
import { useAppPage } from './use-app-page.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return privateHeaders
}

/** The switches of this browser and of whoever is signed in. */
export default function SwitchesPage() {
  const page = useAppPage()
  const { api, session } = page
  const client = useMemo(() => createSwitchClient(api, session), [api, session])
  const list = useLoaded(client.list)
  return (
    <>
      <link rel="stylesheet" href={switchingCss} precedence="high" />
      <PageMeta title="Your switches" description="Your switches." path="/switches" isIndexed={false} />
      <AppPageFrame
        page={page}
        place="switches"
        title="Switches"
        subtitle="We don’t send anything until you agree to the exact price"
      >
        <SwitchRows list={list} />
      </AppPageFrame>
    </>
  )
}
