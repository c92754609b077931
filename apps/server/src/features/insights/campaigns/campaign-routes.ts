import * as contract from '@mowatt/contract'
import { consolePages } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { serveEndpoint } from '../../../platform/http/serve-endpoint.ts'
import { requireOperator } from '../../operators/public.ts'
import { readCampaigns } from './read-campaigns.ts'

const USUAL_DAYS = 28

/** Banners of the home page, for the operators who plan them. They are written as content. */
export function campaignRoutes(app: FastifyInstance, ctx: Context): void {
  serveEndpoint(app, contract.listCampaigns, async ({ query: { days = USUAL_DAYS } }, request, reply) => {
    reply.header('cache-control', 'no-store')
    await requireOperator(ctx, request, consolePages.campaigns)
    const { campaigns, unknown } = await readCampaigns(ctx, days)
    return {
      days,
      campaigns: campaigns.map(({ documentId, isDefault, hasDraft, startsOn, endsOn, ...campaign }) => ({
        name: campaign.name,
        title: campaign.title,
        audience: campaign.audience,
        state: campaign.state,
        counts: campaign.counts,
        document_id: documentId,
        is_default: isDefault,
        has_draft: hasDraft,
        starts_on: startsOn,
        ends_on: endsOn,
      })),
      unknown,
    }
  })
}
