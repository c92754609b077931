import { trackedView } from '../../browser/analytics/tracked.ts'
import { StartChatting } from '../../features/chat/start-chatting.tsx'
import { BenefitsSection } from '../../features/content/benefits-section.tsx'
import { ClaimNotes } from '../../features/content/claim-notes.tsx'
import { savingsBars } from '../../features/content/savings-bars.ts'
import { savingsClaim } from '../../features/content/site-claim.ts'
import { StratumEdge } from '../../features/content/stratum-edge.tsx'
import { useAppLink } from '../../features/content/use-app-link.ts'
import { HowItWorks } from '../../features/demo/how-it-works.tsx'
import type { HomeData } from './home-data.ts'
import { belowGroundTexts } from './home-page-texts.ts'

type BelowGroundProps = { home: HomeData; siteName: string }

/** The layers under the hero. */
export function BelowGround({ home, siteName }: BelowGroundProps) {
  const { claims, benefits, benefitsHeader, steps, page, missing } = home
  const appLink = useAppLink()
  return (
    <>
      <BenefitsSection
        header={benefitsHeader}
        benefits={benefits}
        isMissing={missing.includes('benefits')}
        bars={savingsBars(savingsClaim(claims))}
        siteName={siteName}
      />
      <HowItWorks
        {...page.howItWorks}
        steps={steps}
        demo={page.demo}
        isMissing={missing.includes('steps') || missing.includes('page home')}
        edge={<StratumEdge layer="stratum-2" />}
      />
      <section
        className="deep-ground"
        aria-labelledby="start-title"
        {...trackedView('section_viewed', { section_name: 'start_chatting' })}
      >
        <StratumEdge layer="deep" />
        <StartChatting {...page.callToAction} appLink={appLink} />
        <p id="waitlist" className="page-width pb-16 text-on-deep-2">
          {belowGroundTexts.notReady[0]}
          <a href="/waitlist" className="inline-flex min-h-11 items-center font-bold text-on-deep underline">
            {belowGroundTexts.notReady[1]}
          </a>
        </p>
        {claims.length > 0 && <ClaimNotes claims={claims} />}
      </section>
    </>
  )
}
