import { type MouseEvent, Suspense, use, useCallback, useEffect } from 'react'
import { data, useFetcher } from 'react-router'
import { ChatNow } from '../../features/chat/chat-now.tsx'
import { Prompt } from '../../features/chat/prompt.tsx'
import { notYetNote } from '../../features/chat/prompt-texts.ts'
import { StartChatting } from '../../features/chat/start-chatting.tsx'
import { usePrompt } from '../../features/chat/use-prompt.ts'
import { BenefitsSection } from '../../features/content/benefits-section.tsx'
import { campaignFromQuery } from '../../features/content/campaign-from-query.ts'
import { chooseHeroBanner } from '../../features/content/choose-hero-banner.ts'
import { ClaimFigures } from '../../features/content/claim-figures.tsx'
import { ClaimNotes, noteNumbersOf } from '../../features/content/claim-notes.tsx'
import { fallbackHero } from '../../features/content/hero.ts'
import { HeroSection } from '../../features/content/hero-section.tsx'
import { HomeSkeleton } from '../../features/content/home-skeleton.tsx'
import { savingsBars } from '../../features/content/savings-bars.ts'
import { savingsClaim, shownClaims } from '../../features/content/site-claim.ts'
import { StratumEdge } from '../../features/content/stratum-edge.tsx'
import { useCampaign } from '../../features/content/use-campaign.ts'
import { useContentRetry } from '../../features/content/use-content-retry.ts'
import { useSite } from '../../features/content/use-site.ts'
import { HowItWorks } from '../../features/demo/how-it-works.tsx'
import { describeOrganization, describeWebSite } from '../../features/found/describe-site.ts'
import { PageMeta } from '../../features/found/page-meta.tsx'
import { useVisitorSession } from '../../features/identity/session/use-visitor-session.ts'
import type { Route } from './+types/home-page.ts'
import { followAnchor } from './follow-anchor.ts'
import { type HomeData, readHome } from './home-data.ts'

export const handle = { frame: 'sky' }

/** Short: content itself is kept for a minute, and the two add up. A page that lacks something is soon tried again. */
const KEEP_SECONDS = 10
const KEEP_INCOMPLETE_SECONDS = 1

type Loaded = HomeData & { campaign: string | undefined }

export async function loader({ context, request }: Route.LoaderArgs) {
  const home = await readHome(context)
  const seconds = home.missing.length > 0 ? KEEP_INCOMPLETE_SECONDS : KEEP_SECONDS
  const loaded: Loaded = { ...home, campaign: campaignFromQuery(new URL(request.url).searchParams) }
  return data(loaded, { headers: { 'x-cache-for-seconds': String(seconds) } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The last that this browser got: what is on show stays when the way to the server is lost. */
let latest: Loaded | undefined

/** From another page it shows its skeleton at once; asked again on the page itself, it waits and never fails. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const coming = serverLoader().then((loaded) => (latest = loaded))
  if (location.pathname !== '/') return { coming }
  return coming.catch((error: unknown) => {
    if (latest) return latest
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
  const { banners, claims, benefits, benefitsHeader, steps, page, missing } = fetcher.data ?? first
  const { settings } = useSite()
  useEffect(() => {
    latest ??= first
  }, [first])
  const campaign = useCampaign(first.campaign)
  const prompt = usePrompt()
  useVisitorSession()
  const { load } = fetcher
  const askAgain = useCallback(async () => {
    await load('/?index')
    return latest?.missing.length === 0
  }, [load])
  const hasFailed = useContentRetry(missing.length > 0, askAgain)
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
        prompt={<Prompt state={prompt} isTyping tone="sky" />}
        onFollow={follow}
      />
      <div className="bg-topsoil text-on-topsoil">
        {figures.length > 0 && (
          <ClaimFigures claims={figures} noteNumbers={noteNumbersOf(claims)} siteName={settings.siteName} />
        )}
        <ChatNow state={prompt} />
      </div>
      <BenefitsSection
        header={benefitsHeader}
        benefits={benefits}
        hasFailed={hasFailed && missing.includes('benefits')}
        bars={savingsBars(savingsClaim(claims))}
        siteName={settings.siteName}
      />
      <HowItWorks {...page.howItWorks} steps={steps} demo={page.demo} edge={<StratumEdge layer="stratum-2" />} />
      <section className="deep-ground" aria-labelledby="start-title">
        <StratumEdge layer="deep" />
        <StartChatting {...page.callToAction} />
        <p id="waitlist" className="page-width pb-16 text-on-deep-2">
          Not ready yet?{' '}
          <a href="/waitlist" className="inline-flex min-h-11 items-center font-bold text-on-deep underline">
            Join the waitlist
          </a>
        </p>
        {claims.length > 0 && <ClaimNotes claims={claims} />}
      </section>
    </>
  )
}

/** A page out of the back/forward cache may show an old campaign: it stays, and what it shows is asked for again. */
function refreshWhenRestored(refresh: () => void) {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && refresh()
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}
