import type { ConsolePage } from '@mowatt/contract'

/** The pages of the console, in the order of its navigation. */
export const consoleWords: Record<ConsolePage, { title: string; path: string; text: string }> = {
  held: {
    title: 'Decisions',
    path: '/operate/held',
    text: 'Points we’ve put on hold and appeals waiting for an answer, oldest first.',
  },
  support: {
    title: 'Messages',
    path: '/operate/support',
    text: 'People who’ve asked to talk to someone on our team, longest waiting first.',
  },
  readings: {
    title: 'Bill readings',
    path: '/operate/readings',
    text: 'Values people corrected, or Mo wasn’t sure of. Anything that could show whose bill it is appears as a pattern: 9 for a digit, A for a letter.',
  },
  switches: {
    title: 'Switches',
    path: '/operate/switches',
    text: 'Every switch someone agreed to, and what has happened to it. Stuck switches come first.',
  },
  members: {
    title: 'Members',
    path: '/operate/members',
    text: 'Everyone on the waitlist, in queue order.',
  },
  invite: {
    title: 'Invitations',
    path: '/operate/invite',
    text: 'Invite people at the front of the queue by email, or save the waitlist as a file.',
  },
  competition: {
    title: 'Competition',
    path: '/operate/competition',
    text: 'Open a competition, follow it until the last prize is sent, and confirm changes to its result.',
  },
  people: {
    title: 'Data requests',
    path: '/operate/people',
    text: 'Export someone’s data or delete their account, when they’ve asked us to.',
  },
  content: {
    title: 'Content',
    path: '/operate/content',
    text: 'Everything the site says. Write a draft, compare it with the site, then publish it.',
  },
  campaigns: {
    title: 'Campaigns',
    path: '/operate/campaigns',
    text: 'What the top of the home page says, who sees it and when, and what visitors did next.',
  },
  claims: {
    title: 'Claims',
    path: '/operate/claims',
    text: 'Every figure the site claims, what it’s based on, and when to check it again.',
  },
  topics: {
    title: 'Topics',
    path: '/operate/topics',
    text: 'What Mo knows. Edit and publish an answer, and Mo will start using it.',
  },
  tariffs: {
    title: 'Tariffs',
    path: '/operate/tariffs',
    text: 'Every tariff we compare, when it starts and ends, and where its prices come from.',
  },
  figures: {
    title: 'Caps, VAT and usage',
    path: '/operate/figures',
    text: 'The price caps, VAT rates and typical usage that every calculation uses, each with its dates and source.',
  },
  insights: {
    title: 'Insights',
    path: '/insights',
    text: 'Visitors who agreed to be included in our statistics. No names, no addresses, no profiles.',
  },
  health: {
    title: 'Health',
    path: '/operate/health',
    text: 'Emails that weren’t delivered, queues, bill reading, what the model costs, errors and slow requests.',
  },
  operators: {
    title: 'Operators',
    path: '/operate/operators',
    text: 'Who has access to this console, and their role.',
  },
  audit: { title: 'Audit log', path: '/operate/audit', text: 'Everything operators have done, newest first.' },
}

/** The permitted pages of the console, in its own order. */
export function pagesInOrder(pages: readonly ConsolePage[]): ConsolePage[] {
  return (Object.keys(consoleWords) as ConsolePage[]).filter((page) => pages.includes(page))
}
