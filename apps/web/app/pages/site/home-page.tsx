import { useContext } from 'react'
import { redirect } from 'react-router'
import { ChatNow } from '../../features/chat/chat-now.tsx'
import { Prompt } from '../../features/chat/prompt.tsx'
import { CAMPAIGN_PARAMETERS, campaignFromQuery } from '../../features/content/campaign-from-query.ts'
import { campaignScript } from '../../features/content/campaign-script.ts'
import { chooseHeroBanner } from '../../features/content/choose-hero-banner.ts'
import { ClaimFigures } from '../../features/content/claim-figures.tsx'
import { noteNumbersOf } from '../../features/content/claim-notes.tsx'
import { fallbackHero } from '../../features/content/hero.ts'
import { HeroSection } from '../../features/content/hero-section.tsx'
import { shownClaims } from '../../features/content/site-claim.ts'
import { useAppLink } from '../../features/content/use-app-link.ts'
import { useSite } from '../../features/content/use-site.ts'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { describeOrganization, describeWebSite } from '../../features/seo/describe-site.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { PageModule } from '../../shell/page-module.tsx'
import { PageScriptsContext } from '../../shell/page-scripts-context.ts'
import { keptBriefly, staticPage } from '../../shell/static-page.ts'
import type { Route } from './+types/home-page.ts'
import { isAppHost } from './app-target.ts'
import { BelowHero } from './below-hero.tsx'
import { readHome } from './home-data.ts'
import { visitContext } from '../../visit.ts'

export const handle = { frame: 'sky', ...staticPage, ...(import.meta.env.SSR && { ownScript: campaignScript() }) }

export async function loader({ context, request }: Route.LoaderArgs) {
  if (isAppHost(new URL(request.url), context.get(visitContext).settings)) throw redirect('/chat')
  return {
    ...(await readHome(context)),
    campaign: campaignFromQuery(new URL(request.url).searchParams),
  }
}

export function headers() {
  return keptBriefly(CAMPAIGN_PARAMETERS)
}

/** Rendered on the server only; run-home.ts adds its behaviour. */
export default function HomePage({ loaderData: home }: Route.ComponentProps) {
  const { banners, claims, missing, campaign } = home
  const { settings } = useSite()
  const hero = chooseHeroBanner(banners, campaign) ?? fallbackHero
  const figures = shownClaims(claims)
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
        isMissing={missing.includes('hero')}
        prompt={<Prompt isTyping tone="sky" attachText={hero.uploadText.desktop} />}
        appLink={useAppLink()}
      />
      <div className="bg-topsoil text-on-topsoil" data-incomplete={missing.length > 0 ? '' : undefined}>
        {figures.length > 0 && (
          <ClaimFigures claims={figures} noteNumbers={noteNumbersOf(claims)} siteName={settings.siteName} />
        )}
        <ChatNow />
      </div>
      <BelowHero home={home} siteName={settings.siteName} />
      <PageModule addresses={useContext(PageScriptsContext).home} settings={useIdentity()} />
    </>
  )
}
