import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { operatorRefusals } from './operator-words.ts'

export const campaignSteps = ['visit', 'prompt', 'handover', 'comparison', 'signup', 'switch'] as const

/** Visitors who agreed to analytics, by how far they got. */
const Counts = z.record(z.enum(campaignSteps), z.number())
export type CampaignCounts = z.infer<typeof Counts>

export const campaignStates = ['running', 'planned', 'over', 'draft'] as const

export const listCampaigns = endpoint({
  name: 'listCampaigns',
  summary: 'Lists the home page banners with their addresses, audiences and dates, and what visitors did',
  method: 'GET',
  path: '/api/v1/operate/campaigns',
  query: z.object({ days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366))) }),
  reply: z.object({
    days: z.int(),
    campaigns: z.array(
      z.object({
        document_id: z.string(),
        /** The text of its link. Empty if it has no name yet. */
        name: z.string(),
        title: z.string(),
        audience: z.string(),
        state: z.enum(campaignStates),
        /** Whether it is shown to visitors who arrive without a campaign. */
        is_default: z.boolean(),
        has_draft: z.boolean(),
        starts_on: z.nullable(z.string()),
        ends_on: z.nullable(z.string()),
        counts: Counts,
      }),
    ),
    /** Campaigns that links have named but no banner has. */
    unknown: z.array(z.object({ name: z.string(), counts: Counts })),
  }),
  fails: [...operatorRefusals],
})

export const campaignEndpoints = [listCampaigns] as const
