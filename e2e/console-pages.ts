import type { ConsolePage } from '@mowatt/contract'

/** Title and address of each page of the console, in the order in which an operator sees their links. */
export const CONSOLE_PAGES: Readonly<Record<ConsolePage, readonly [title: string, path: string]>> = {
  held: ['Decisions', '/operate/held'],
  support: ['Messages', '/operate/support'],
  readings: ['Bill readings', '/operate/readings'],
  switches: ['Switches', '/operate/switches'],
  members: ['Members', '/operate/members'],
  invite: ['Invitations', '/operate/invite'],
  competition: ['Competition', '/operate/competition'],
  people: ['Data requests', '/operate/people'],
  content: ['Content', '/operate/content'],
  campaigns: ['Campaigns', '/operate/campaigns'],
  claims: ['Claims', '/operate/claims'],
  topics: ['Topics', '/operate/topics'],
  tariffs: ['Tariffs', '/operate/tariffs'],
  figures: ['Caps, VAT and usage', '/operate/figures'],
  insights: ['Insights', '/insights'],
  health: ['Health', '/operate/health'],
  operators: ['Operators', '/operate/operators'],
  audit: ['Audit log', '/operate/audit'],
}
