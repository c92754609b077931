import type { CampaignCounts, listCampaigns, ReplyOf } from '@mowatt/contract'
import { longDate } from '../../../browser/long-date.ts'

export type Campaigns = ReplyOf<typeof listCampaigns>
export type Campaign = Campaigns['campaigns'][number]

export const campaignLooks: Record<Campaign['state'], { tone: 'success' | 'warn' | 'neutral'; text: string }> = {
  running: { tone: 'success', text: 'Running' },
  planned: { tone: 'warn', text: 'Planned' },
  over: { tone: 'neutral', text: 'Ended' },
  draft: { tone: 'neutral', text: 'Not published' },
}

export const stepWords: Record<keyof CampaignCounts, string> = {
  visit: 'Visited',
  prompt: 'Used the chat box',
  handover: 'Asked Mo',
  comparison: 'Compared',
  signup: 'Joined',
  switch: 'Started a switch',
}

/** The days on which the site shows it. */
export function sayDays({ starts_on: from, ends_on: to }: Pick<Campaign, 'starts_on' | 'ends_on'>): string {
  if (from !== null && to !== null) return `From ${longDate(from)} to ${longDate(to)}`
  if (from !== null) return `From ${longDate(from)}`
  return to === null ? 'No dates: the campaign runs for as long as it’s published' : `Until ${longDate(to)}`
}

/** The query of a link to it, in our own format and in that of other tools. */
export function campaignAddresses({ name, is_default: isDefault }: Pick<Campaign, 'name' | 'is_default'>): string[] {
  if (isDefault) return ['/']
  const given = encodeURIComponent(name)
  return given === '' ? [] : [`/?campaign=${given}`, `/?utm_campaign=${given}`]
}
