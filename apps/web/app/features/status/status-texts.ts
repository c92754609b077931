/** Texts of the page about outages. */

export const statusPageTexts = {
  title: 'Status',
  description: 'Whether Mowatt is working right now, and every outage in the last 90 days.',
  working: 'Everything is working',
  down: 'Something’s wrong, and we’re on it',
  downText:
    'Chats, bills and the waitlist may not load at the moment. Guides and other pages still work. You haven’t lost anything you’ve sent us. Please try again in a few minutes.',
} as const

export const statusViewTexts = {
  noHistory: 'We’ve only just started keeping records, so there’s no history yet.',
  today: 'Today',
  lastDays: (count: number) => `The last ${count} days`,
  eachDay: 'Each day, oldest first',
  workingAllDay: 'working all day',
  downFor: (minutes: string) => `down for ${minutes}`,
  recordsSince: (since: string) =>
    `A full bar means a day without an outage. We check every minute, and have kept records since ${since}.`,
  outages: 'Outages',
  noOutages: 'No outages.',
  forSoLong: (minutes: string) => ` for ${minutes}`,
  oneMinute: '1 minute',
  shortOnes: 'We don’t list outages of 3 minutes or less, such as a restart.',
  minutes: (minutes: number) => `${minutes} minutes`,
  aboutHours: (hours: number) => `about ${hours} hours`,
} as const
