import { type MouseEvent, Suspense, use, useCallback, useEffect } from 'react'
import { redirect, useFetcher } from 'react-router'
import { createQuery } from '../../browser/create-query.ts'
import { ChatNow } from '../../features/chat/chat-now.tsx'
import type { OpenFlow } from '../../features/chat/flow.ts'
import { Prompt } from '../../features/chat/prompt.tsx'
import { notYetNote } from '../../features/chat/prompt-texts.ts'
import { useDroppedFiles } from '../../features/chat/use-dropped-files.ts'
import { usePrompt } from '../../features/chat/use-prompt.ts'
import { CAMPAIGN_PARAMETERS, campaignFromQuery } from '../../features/content/campaign-from-query.ts'
import { campaignScript } from '../../features/content/campaign-script.ts'
import { chooseHeroBanner } from '../../features/content/choose-hero-banner.ts'
import { ClaimFigures } from '../../features/content/claim-figures.tsx'
import { noteNumbersOf } from '../../features/content/claim-notes.tsx'
import { fallbackHero } from '../../features/content/hero.ts'
import { HeroSection } from '../../features/content/hero-section.tsx'
import { HomeSkeleton } from '../../features/content/home-skeleton.tsx'
import { shownClaims } from '../../features/content/site-claim.ts'
import { useAppLink } from '../../features/content/use-app-link.ts'
import { useCampaign } from '../../features/content/use-campaign.ts'
import { useContentRetry } from '../../features/content/use-content-retry.ts'
import { useSite } from '../../features/content/use-site.ts'
import { describeOrganization, describeWebSite } from '../../features/seo/describe-site.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { keptBriefly } from '../../shell/static-page.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { useVisitorSession } from '../../features/identity/session/use-visitor-session.ts'
import type { Route } from './+types/home-page.ts'
import { isAppHost } from './app-target.ts'
import { BelowGround } from './below-ground.tsx'
import { arriveAtPrompt, followAnchor } from './follow-anchor.ts'
import { HomeBar } from './home-bar.tsx'
import { type HomeData, readHome } from './home-data.ts'
import { visitContext } from '../../visit.ts'

export const handle = { frame: 'sky', ...(import.meta.env.SSR && { ownScript: campaignScript() }) }

type Loaded = HomeData & { campaign: string | undefined }

export async function loader({ context, request }: Route.LoaderArgs) {
  if (isAppHost(new URL(request.url), context.get(visitContext).settings)) throw redirect('/chat')
  const loaded: Loaded = {
    ...(await readHome(context)),
    campaign: campaignFromQuery(new URL(request.url).searchParams),
  }
  return loaded
}

export function headers() {
  return keptBriefly(CAMPAIGN_PARAMETERS)
}

const query = createQuery<Loaded>()

/** From another page it shows its skeleton at once; asked again on the page itself, it waits and never fails. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (location.pathname !== '/') {
    const fresh = query.fresh()
    const campaign = campaignFromQuery(new URL(request.url).searchParams)
    return fresh ? { ...fresh, campaign } : { coming: query.renew(serverLoader) }
  }
  return query.renew(serverLoader).catch((error: unknown) => {
    const last = query.last()
    if (last) return last
    throw error
  })
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense fallback={<HomeSkeleton />}>
      <Home loaded={loaderData} />
    </Suspense>
  )
}

function Home({ loaded }: { loaded: Loaded | { coming: Promise<Loaded> } }) {
  const fetcher = useFetcher<Loaded>()
  const first = 'coming' in loaded ? use(loaded.coming) : loaded
  const home = fetcher.data ?? first
  const { banners, claims, missing } = home
  const { settings } = useSite()
  useEffect(() => {
    if (!query.last()) query.keep(first)
  }, [first])
  const campaign = useCampaign(first.campaign)
  const hosts = useIdentity()
  const appLink = useAppLink()
  const openFlow = useCallback<OpenFlow>(
    async (onView) => {
      const { openHandoverFlow } = await import('./open-handover-flow.ts')
      return openHandoverFlow(hosts!, onView)
    },
    [hosts],
  )
  const prompt = usePrompt(openFlow)
  useDroppedFiles(prompt.take)
  useVisitorSession()
  const { load } = fetcher
  const askAgain = useCallback(async () => {
    await load('/?index')
    return query.last()?.missing.length === 0
  }, [load])
  const hasFailed = useContentRetry(missing.length > 0, askAgain)
  useEffect(() => arriveAtPrompt(location.hash), [])
  useEffect(() => refreshWhenRestored(() => void askAgain()), [askAgain])

  const hero = chooseHeroBanner(banners, campaign) ?? fallbackHero
  const figures = shownClaims(claims)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (followAnchor(event) === 'leads nowhere') prompt.say(notYetNote)
  }

  return (
    <>
      <PageMeta
        title={settings.metaTitle}
        description={settings.metaDescription}
        path="/"
        jsonLd={[describeOrganization, describeWebSite]}
      />
      <HeroSection
        hero={hero}
        hasFailed={hasFailed && missing.includes('hero')}
        prompt={<Prompt state={prompt} isTyping tone="sky" attachText={hero.uploadText.desktop} />}
        appLink={appLink}
        onFollow={follow}
      />
      <div className="bg-topsoil text-on-topsoil">
        {figures.length > 0 && (
          <ClaimFigures claims={figures} noteNumbers={noteNumbersOf(claims)} siteName={settings.siteName} />
        )}
        <ChatNow state={prompt} />
      </div>
      <BelowGround home={home} hasFailed={hasFailed} siteName={settings.siteName} />
      <HomeBar />
      {prompt.flow && <prompt.flow.Overlay />}
    </>
  )
}

/** A page out of the back/forward cache may show an old campaign: it stays, and what it shows is asked for again. */
function refreshWhenRestored(refresh: () => void) {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && refresh()
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
