import { memo, Suspense } from 'react'
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

type BelowGroundProps = { home: HomeData; hasFailed: boolean; siteName: string }

/**
 * The layers under the hero. Each comes to life by itself, so that a phone can answer its visitor in between; and none
 * is drawn again for a letter typed above.
 */
export const BelowGround = memo(function BelowGround({ home, hasFailed, siteName }: BelowGroundProps) {
  const { claims, benefits, benefitsHeader, steps, page, missing } = home
  const appLink = useAppLink()
  return (
    <>
      <Suspense>
        <BenefitsSection
          header={benefitsHeader}
          benefits={benefits}
          hasFailed={hasFailed && missing.includes('benefits')}
          bars={savingsBars(savingsClaim(claims))}
          siteName={siteName}
        />
      </Suspense>
      <Suspense>
        <HowItWorks
          {...page.howItWorks}
          steps={steps}
          demo={page.demo}
          hasFailed={hasFailed && (missing.includes('steps') || missing.includes('page home'))}
          edge={<StratumEdge layer="stratum-2" />}
        />
      </Suspense>
      <Suspense>
        <section
          className="deep-ground"
          aria-labelledby="start-title"
          {...trackedView('section_viewed', { section_name: 'start_chatting' })}
        >
          <StratumEdge layer="deep" />
          <StartChatting {...page.callToAction} appLink={appLink} />
          <p id="waitlist" className="page-width pb-16 text-on-deep-2">
            Not ready yet?{' '}
            <a href="/waitlist" className="inline-flex min-h-11 items-center font-bold text-on-deep underline">
              Join the waitlist
            </a>
          </p>
          {claims.length > 0 && <ClaimNotes claims={claims} />}
        </section>
      </Suspense>
    </>
  )
})
