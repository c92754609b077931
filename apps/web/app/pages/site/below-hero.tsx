import { Card } from '@mowatt/ui'
import { trackedView } from '../../browser/analytics/tracked.ts'
import { StartChatting } from '../../features/chat/start-chatting.tsx'
import { BenefitsSection } from '../../features/content/benefits-section.tsx'
import { ClaimNotes } from '../../features/content/claim-notes.tsx'
import { savingsBars } from '../../features/content/savings-bars.ts'
import { savingsClaim } from '../../features/content/site-claim.ts'
import { StratumEdge } from '../../features/content/stratum-edge.tsx'
import { useAppLink } from '../../features/content/use-app-link.ts'
import { HowItWorks } from '../../features/demo/how-it-works.tsx'
import { SignInForm } from '../../features/identity/link/sign-in-form.tsx'
import type { HomeData } from './home-data.ts'
import { belowGroundTexts } from './home-page-texts.ts'

type BelowGroundProps = { home: HomeData; siteName: string }

/** The layers under the hero. */
export function BelowHero({ home, siteName }: BelowGroundProps) {
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
        <section id="waitlist" className="page-width relative pt-14 pb-16 when-signed-out" aria-labelledby="join-title">
          <Card className="grid gap-x-14 text-text gap-y-6 md:grid-cols-2">
            <div className="grid content-start gap-2">
              <h2 id="join-title" className="text-h2">
                {belowGroundTexts.join}
              </h2>
              <p className="text-text-2">{belowGroundTexts.joinText}</p>
            </div>
            <SignInForm joining={{ referral: undefined }} buttonLabel={belowGroundTexts.join} />
          </Card>
        </section>
        {claims.length > 0 && <ClaimNotes claims={claims} />}
      </section>
    </>
  )
}
