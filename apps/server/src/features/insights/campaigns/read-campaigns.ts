import { type CampaignCounts, campaignSteps, type campaignStates } from '@mowatt/contract'
import { addDays, type IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { londonDay, startOfLondonDay } from '../../../platform/clock/london-day.ts'
import { type Banner, listBanners } from '../../content/public.ts'
import { countCampaigns } from '../report-store.ts'

/** Every campaign as of today, with what its visitors did in the last days, today included. */
export async function readCampaigns({ db, now }: Pick<Context, 'db' | 'now'>, days: number) {
  const today = londonDay(now())
  const range = { from: startOfLondonDay(addDays(today, 1 - days)), to: startOfLondonDay(addDays(today, 1)) }
  const [banners, counted] = await Promise.all([listBanners(db), countCampaigns(db, range)])
  const counts = new Map(counted.map((row) => [row.campaign, countsOf(row)]))
  const nobody = countsOf({})
  const named = new Set(banners.map(({ name }) => keyOf(name)))
  return {
    campaigns: banners.map((banner) => ({
      ...banner,
      state: stateOf(banner, today),
      counts: addedUp(counts.get(keyOf(banner.name)) ?? nobody, banner.isDefault ? counts.get('') : undefined),
    })),
    unknown: [...counts].flatMap(([name, own]) => (name === '' || named.has(name) ? [] : [{ name, counts: own }])),
  }
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}

function countsOf(row: Partial<Record<string, number | string>>): CampaignCounts {
  return Object.fromEntries(campaignSteps.map((step) => [step, Number(row[step] ?? 0)])) as CampaignCounts
}

function addedUp(own: CampaignCounts, more: CampaignCounts | undefined): CampaignCounts {
  return more
    ? (Object.fromEntries(campaignSteps.map((step) => [step, own[step] + more[step]])) as CampaignCounts)
    : own
}

function stateOf({ isLive, startsOn, endsOn }: Banner, today: IsoDay): (typeof campaignStates)[number] {
  if (!isLive) return 'draft'
  if (startsOn !== null && startsOn > today) return 'planned'
  return endsOn !== null && endsOn < today ? 'over' : 'running'
}
