import { listCampaigns } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { useCallback } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { useIdentity } from '../../features/identity/use-identity.ts'
import { CampaignCountsTable } from '../../features/operate/campaigns/campaign-counts.tsx'
import { CampaignList, StartCampaign } from '../../features/operate/campaigns/campaign-list.tsx'
import { AppLink } from '../../shell/app/app-link.tsx'
import { consoleWords } from '../../shell/operate/console-words.ts'
import type { OperatorContext } from '../../shell/operate/operator-context.ts'
import { ShownRead } from '../../shell/operate/shown-read.tsx'
import { useOperatorRead } from '../../shell/operate/use-operator-read.ts'
import { campaignsTexts } from './console-texts.ts'

const { title, text, path } = consoleWords.campaigns
const SPANS = [7, 28, 90]
const USUAL = 28

export const handle = { title }

/** Banners of the home page: where, for whom, when, and their results. */
export default function CampaignsPage() {
  const context = useOutletContext<OperatorContext>()
  const [params] = useSearchParams()
  const settings = useIdentity()
  const asked = Number(params.get('days'))
  const days = SPANS.includes(asked) ? asked : USUAL
  const reading = useOperatorRead(
    context.call,
    useCallback((call: Call) => call(listCampaigns, { query: { days } }), [days]),
  )
  return (
    <ShownRead
      context={context}
      reading={reading}
      title={title}
      text={text}
      choose={reading.value && <StartCampaign call={context.call} />}
    >
      {(found) => (
        <>
          <nav className="ops-tabs" aria-label={campaignsTexts.days}>
            {SPANS.map((span) => (
              <AppLink key={span} href={`${path}?days=${span}`} aria-current={span === days ? 'true' : undefined}>
                {campaignsTexts.lastDays(span)}
              </AppLink>
            ))}
          </nav>
          <CampaignCountsTable {...found} />
          <CampaignList
            campaigns={found.campaigns}
            siteUrl={settings?.siteUrl ?? ''}
            call={context.call}
            onAllow={context.allowPreviews}
          />
        </>
      )}
    </ShownRead>
  )
}
