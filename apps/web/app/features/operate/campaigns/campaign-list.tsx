import { createContentRecord } from '@mowatt/contract'
import type { Call } from '@mowatt/contract/client'
import { Badge, Button, EmptyState } from '@mowatt/ui'
import { useNavigate } from 'react-router'
import { useAct } from '../../../browser/use-act.ts'
import { AppLink } from '../../../shell/app/app-link.tsx'
import { recordAddress } from '../content/asked-content.ts'
import { type Campaign, campaignAddresses, campaignLooks, sayDays } from './campaign-words.ts'
import { PreviewAtWidths } from './preview-at-widths.tsx'
import { campaignListTexts } from './campaign-texts.ts'

type CampaignListProps = {
  campaigns: readonly Campaign[]
  siteUrl: string
  call: Call
  /** Lets this browser see drafts on pages of the site. */
  onAllow: () => Promise<void>
}

/** Each campaign with its address, audience, dates and appearance. */
export function CampaignList({ campaigns, siteUrl, call, onAllow }: CampaignListProps) {
  if (campaigns.length === 0) {
    return <EmptyState isSmall headingLevel="h2" title={campaignListTexts.none} text={campaignListTexts.noneText} />
  }
  return (
    <ul className="ops-queue">
      {campaigns.map((campaign) => (
        <li key={campaign.document_id} className="ops-panel">
          <div className="ops-entry-head">
            <h2 className="text-h4">{campaign.name === '' ? campaignListTexts.unnamed : campaign.name}</h2>
            <Badge tone={campaignLooks[campaign.state].tone}>{campaignLooks[campaign.state].text}</Badge>
          </div>
          <p>{campaign.title}</p>
          <dl className="ops-facts">
            <div>
              <dt>{campaignListTexts.address}</dt>
              <dd>
                {campaignAddresses(campaign).map((address) => (
                  <code key={address} className="ops-address">
                    {siteUrl}
                    {address}
                  </code>
                ))}
                {campaign.is_default && campaignListTexts.default}
              </dd>
            </div>
            <div>
              <dt>{campaignListTexts.audience}</dt>
              <dd>{campaign.audience === '' ? campaignListTexts.noAudience : campaign.audience}</dd>
            </div>
            <div>
              <dt>{campaignListTexts.days}</dt>
              <dd>{sayDays(campaign)}</dd>
            </div>
          </dl>
          <p className="text-small">
            <AppLink href={recordAddress(campaign.document_id)}>
              {campaign.has_draft ? campaignListTexts.editDraft : campaignListTexts.edit}
              <span className="sr-only">: {campaign.name}</span>
            </AppLink>
          </p>
          <PreviewAtWidths campaign={campaign} call={call} onAllow={onAllow} />
        </li>
      ))}
    </ul>
  )
}

/** A new campaign is a banner that is not shown yet. */
export function StartCampaign({ call }: { call: Call }) {
  const navigate = useNavigate()
  const act = useAct(({ message }) => message)
  const start = () =>
    act.run(async () => {
      const { document_id: id } = await call(createContentRecord, { body: { kind: 'hero-banner' } })
      await navigate(recordAddress(id))
    })
  return (
    <div>
      <Button variant="strong" isLoading={act.isBusy} onClick={() => void start()}>
        {campaignListTexts.newCampaign}
      </Button>
      {act.error && <p role="alert">{act.error}</p>}
    </div>
  )
}
