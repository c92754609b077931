import { useMemo } from 'react'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { createSwitchClient } from '../../features/switching/switch-client.ts'
import { SwitchRows } from '../../features/switching/switch-rows.tsx'
import switchingCss from '../../features/switching/switching.css?url'
import { useLoaded } from '../../browser/use-loaded.ts'
import { switchesPageTexts } from '../../features/switching/switch-list-texts.ts'
import { AppPageFrame } from './app-page-frame.tsx'
import { useAppPage } from './use-app-page.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return privateHeaders
}

/** The switches of this browser and of the signed-in user. */
export default function SwitchesPage() {
  const page = useAppPage()
  const { api, session } = page
  const client = useMemo(() => createSwitchClient(api, session), [api, session])
  const list = useLoaded(client.list)
  return (
    <>
      <link rel="stylesheet" href={switchingCss} precedence="high" />
      <PageMeta
        title={switchesPageTexts.title}
        description={switchesPageTexts.description}
        path="/switches"
        isIndexed={false}
      />
      <AppPageFrame
        page={page}
        place="switches"
        title={switchesPageTexts.heading}
        subtitle={switchesPageTexts.subtitle}
      >
        <SwitchRows list={list} />
      </AppPageFrame>
    </>
  )
}
