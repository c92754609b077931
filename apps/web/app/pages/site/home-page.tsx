import { listClaims, listHeroBanners } from '@mowatt/contract'
import { type MouseEvent, useEffect } from 'react'
import { ChatNow } from '../../features/chat/chat-now.tsx'
import { Prompt } from '../../features/chat/prompt.tsx'
import { notYetNote } from '../../features/chat/prompt-texts.ts'
import { usePrompt } from '../../features/chat/use-prompt.ts'
import { campaignFromQuery } from '../../features/content/campaign-from-query.ts'
import { chooseHeroBanner } from '../../features/content/choose-hero-banner.ts'
import { ClaimFigures } from '../../features/content/claim-figures.tsx'
import { fallbackHero } from '../../features/content/hero.ts'
import { heroFromBanner } from '../../features/content/hero-from-banner.ts'
import { HeroSection } from '../../features/content/hero-section.tsx'
import { SavingsNote } from '../../features/content/savings-note.tsx'
import { savingsClaim, siteClaimsFrom } from '../../features/content/site-claim.ts'
import { useCampaign } from '../../features/content/use-campaign.ts'
import { useSite } from '../../features/content/use-site.ts'
import { SoilEdge } from '../../shell/soil-edge.tsx'
import { content } from '../../visit.ts'
import type { Route } from './+types/home-page.ts'
import { followAnchor } from './follow-anchor.ts'

export const handle = { frame: 'sky' }

/** Short: content itself is kept for a minute, and the two add up. */
const KEEP_SECONDS = 10

export function headers() {
  return { 'x-cache-for-seconds': String(KEEP_SECONDS) }
}

/** Either list may be missing: the page then shows its fallback hero, or no figures, rather than an error. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const read = content(context)
  const [banners, claims] = await Promise.all([
    read(listHeroBanners, { query: { populate: '*' } }).then(({ data }) => data.map(heroFromBanner), nothing),
    read(listClaims, { query: { populate: '*' } }).then(({ data }) => siteClaimsFrom(data), nothing),
  ])
  return { banners, claims, campaign: campaignFromQuery(new URL(request.url).searchParams) }
}

function nothing(): [] {
  return []
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { banners, claims } = loaderData
  const { settings } = useSite()
  const campaign = useCampaign(loaderData.campaign)
  const hero = chooseHeroBanner(banners, campaign) ?? fallbackHero
  const savings = savingsClaim(claims)
  const prompt = usePrompt()
  useEffect(reloadWhenRestored, [])

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (followAnchor(event) === 'leads nowhere') prompt.say(notYetNote)
  }

  return (
    <>
      <title>{settings.metaTitle}</title>
      <meta name="description" content={settings.metaDescription} />
      <HeroSection hero={hero} prompt={<Prompt state={prompt} isTyping tone="sky" />} onFollow={follow} />
      <div className="bg-topsoil text-on-topsoil">
        {claims.length > 0 && <ClaimFigures claims={claims} siteName={settings.siteName} />}
        <ChatNow state={prompt} />
      </div>
      <SoilEdge />
      {savings && <SavingsNote claim={savings} />}
    </>
  )
}

/** A page out of the back/forward cache may show an old campaign and an old theme. */
function reloadWhenRestored() {
  const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
  addEventListener('pageshow', reload)
  return () => removeEventListener('pageshow', reload)
}
