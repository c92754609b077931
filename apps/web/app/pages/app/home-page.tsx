import { listHomes, readHome } from '@mowatt/contract'
import { Note, Skeleton } from '@mowatt/ui'
import { type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { focusOnce } from '../../browser/focus-once.ts'
import billListCss from '../../features/bills/bill-list.css?url'
import { createHomeClient } from '../../features/homes/create-home-client.ts'
import homeCss from '../../features/homes/home.css?url'
import { pageTexts } from '../../features/homes/home-texts.ts'
import { PlainHomeForms } from '../../features/homes/plain-home-forms.tsx'
import { HomeTrouble } from '../../features/homes/home-trouble.tsx'
import { useHomes } from '../../features/homes/use-homes.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { WithoutScriptsContext } from '../../shell/without-scripts-context.ts'
import type { Route } from './+types/home-page.ts'
import { AppPageFrame } from './app-page-frame.tsx'
import { BeginHome } from './begin-home.tsx'
import { PlainHome, ShownHome } from './shown-home.tsx'
import { postHomeForm } from './post-home-form.server.ts'
import { readByCookie } from './read-by-cookie.server.ts'
import { useAppPage } from './use-app-page.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return { ...privateHeaders, 'x-robots-tag': 'noindex' }
}

export function loader(asked: Route.LoaderArgs) {
  const wanted = new URL(asked.request.url).searchParams.get('home')
  return readByCookie(asked, async (call, whom) => {
    const { homes } = await call(listHomes, {}, whom)
    const { home_id } = homes.find((each) => each.home_id === wanted) ?? homes[0] ?? {}
    if (home_id === undefined) return {}
    const home = await call(readHome, { params: { home_id } }, whom)
    return { home: { homes, home, canPost: whom.isAccount } }
  })
}

/** The page's forms in a browser without JavaScript. */
export function action(asked: Route.ActionArgs) {
  return postHomeForm(asked)
}

/** On client-side navigation scripts run, and nothing is fetched twice. */
export function clientLoader() {
  return null
}

/** A user's home: what it pays, whether a better deal exists today, and the next date that matters. */
export default function HomePage({ actionData }: Route.ComponentProps) {
  const page = useAppPage()
  const { api, session } = page
  const client = useMemo(() => createHomeClient(api, session), [api, session])
  const [search] = useSearchParams()
  const [goneAt, setGoneAt] = useState<string>()
  const isGone = goneAt === search.toString()
  const markGone = useCallback(() => setGoneAt(search.toString()), [search])
  const { found, show, refresh } = useHomes(client, search.get('home'), markGone)
  const tellGone = useCallback(async () => {
    await refresh()
    markGone()
  }, [refresh, markGone])
  return (
    <>
      <link rel="stylesheet" href={billListCss} precedence="high" />
      <link rel="stylesheet" href={homeCss} precedence="high" />
      <PageMeta title={pageTexts.title} description={pageTexts.subtitle} path="/home" isIndexed={false} />
      <AppPageFrame page={page} place="home" title={pageTexts.title} subtitle={pageTexts.subtitle}>
        {isGone && (
          // The focused element is gone, and a user who looks elsewhere on the page is brought here.
          <div tabIndex={-1} ref={focusOnce} className="scroll-mt-24 outline-none">
            <Note tone="info" announce="status">
              {pageTexts.deletedElsewhere}
            </Note>
          </div>
        )}
        {found.kind === 'loaded' && found.value.home ? (
          <>
            {found.value.isWantedGone && !isGone && (
              <Note tone="info" announce="status">
                {pageTexts.gone(found.value.home.name)}
              </Note>
            )}
            <ShownHome
              key={found.value.home.home_id}
              page={page}
              client={client}
              homes={found.value.homes}
              home={found.value.home}
              show={show}
              renew={found.retry}
              refresh={tellGone}
            />
          </>
        ) : (
          <>
            <h1 className="sr-only">{pageTexts.title}</h1>
            {found.kind === 'loading' && <Waiting trouble={actionData?.trouble} />}
            {found.kind === 'loaded' && <BeginHome page={page} client={client} onBegun={found.retry} />}
            {(found.kind === 'trouble' || found.kind === 'offline') && (
              <HomeTrouble isOffline={found.kind === 'offline'} onRetry={found.retry} />
            )}
          </>
        )}
      </AppPageFrame>
    </>
  )
}

/** Placeholder bars while loading; without scripts, what this browser's cookie opens. */
function Waiting({ trouble }: { trouble: string | undefined }) {
  const { home: printed } = useContext(WithoutScriptsContext)
  const plain: ReactNode = printed ? (
    <div className="grid gap-8">
      <PlainHome {...printed} />
      {printed.canPost && <PlainHomeForms home={printed.home} trouble={trouble} />}
    </div>
  ) : (
    <Note tone="info">{pageTexts.needsScripts}</Note>
  )
  return (
    <div className="grid gap-5">
      <noscript>{plain}</noscript>
      <output className="sr-only">{pageTexts.loading}</output>
      <Skeleton className="h-9 w-2/5 rounded-3" />
      <Skeleton className="h-18 w-3/5 rounded-3" />
      <Skeleton className="h-64 rounded-5" />
      <Skeleton className="h-24 rounded-4" />
      <Skeleton className="h-80 rounded-5" />
    </div>
  )
}
