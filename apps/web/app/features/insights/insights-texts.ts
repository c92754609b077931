/** Texts of the statistics. */

export const askedDaysTexts = {
  wrongOrder: 'The start date can’t be after the end date.',
  chooseTwo: 'Please choose two dates.',
} as const

export const countedTableTexts = {
  nothing: 'Nothing yet.',
  visitors: 'Visitors',
  views: 'Views',
} as const

export const daysFormTexts = {
  title: 'Days',
  from: 'From',
  to: 'To',
  show: 'Show',
} as const

export const errorListTexts = {
  title: 'Page errors',
  none: 'There were no errors on these days.',
  once: 'Once',
  times: (count: string) => `${count} times`,
  last: (times: string, day: string, page: string) => `${times}, last on ${day}, at ${page}`,
  unknownPage: 'an unknown page',
  where: 'Where it happened',
  noStack: 'The browser didn’t give a stack trace.',
} as const

export const funnelTexts = {
  title: 'From visit to switch',
  ofVisitors: 'of visitors',
  comingBack: 'Someone who comes back on another day counts as a new visitor.',
} as const

export const insightsCsvTexts = {
  part: 'Part',
  name: 'Name',
  visitorsOrMembers: 'Visitors or members',
  viewsOrTimes: 'Views or times',
  day: 'Day',
  page: 'Page',
  source: 'Source',
  campaign: 'Campaign',
  funnel: 'Funnel',
  quest: 'Quest',
  adConversion: 'Ad conversion',
  webVital: 'Web vital (p75)',
  errorsInAll: 'Total errors',
  error: 'Error',
} as const

export const insightsViewTexts = {
  days: (from: string, to: string) => `${from} to ${to}`,
  visitorsPerDay: 'visitors, counted per day',
  pagesSeen: 'page views',
  adConversions: 'ad conversions',
  errorsInPages: 'page errors',
  visits: 'Visits',
  visitorsByDay: 'Visitors by day',
  visitors: 'Visitors',
  visitorsInAll: (visitors: string, days: string, busiest: string) => `${visitors} in total, ${days}. ${busiest}`,
  whenShort: 'The chart needs at least two days of figures.',
  pagesSeenByDay: 'Page views by day',
  pagesUnit: 'Page views',
  viewsInAll: (views: string, each: string) => `${views} in total, ${each} per visitor.`,
  pages: 'Pages',
  page: 'Page',
  sources: 'Sources',
  cameFrom: 'Came from',
  noSources: 'Nobody came from another site.',
  campaigns: 'Campaigns',
  campaign: 'Campaign',
  noCampaigns: 'Nobody came from a campaign.',
  quests: 'Quests',
  quest: 'Quest',
  members: 'Members',
  times: 'Times',
  noQuests: 'Nobody finished a quest.',
  exportCsv: 'Export CSV',
  nothing: 'We didn’t count any visits',
  nothingText: (days: string) =>
    `${days}. We only count visitors who agree to be included in our statistics. On localhost we don’t count anyone unless ANALYTICS_URL is set.`,
  busiest: (date: string, visitors: string) => `The busiest day was ${date} with ${visitors}.`,
} as const

export const vitalsTexts = {
  title: 'Speed for real visitors',
  none: 'We haven’t recorded any visits on these days.',
  measure: 'Metric',
  mostVisits: '75% of visits are under',
  goodVisits: 'Good visits',
  measured: 'Measured',
  good: ', good',
  needsWork: ', needs work',
} as const

export const funnelStepTexts = {
  visit: 'Visited',
  prompt: 'Used the chat box',
  handover: 'Sent a bill or a question',
  comparison: 'Saw a comparison',
  signup: 'Signed up',
  switch: 'Started a switch',
} as const

export const vitalTexts = {
  LCP: 'Main content shown',
  INP: 'Response to clicks and taps',
  CLS: 'Unexpected movement',
  FCP: 'First content shown',
  TTFB: 'First byte',
} as const
