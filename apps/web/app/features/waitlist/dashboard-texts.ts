/** Texts of the dashboard, and of its board, entry, charts and question. Its other parts have their own. */

export const dashboardTexts = {
  outOfDate: (trouble: string) => `${trouble} The figures below may be out of date.`,
  title: 'Your place on the waitlist',
  loading: 'Loading your dashboard',
  trouble: 'We couldn’t load your dashboard',
  safe: 'Your place and your points are safe.',
  signedInAs: 'Signed in as',
  tryingAgain: 'Trying again',
  tryAgain: 'Try again',
} as const

export const dashboardTroubleTexts = {
  offline: 'You’re offline. You haven’t lost anything. Try again when you’re back online.',
} as const

export const tieTexts = {
  level: (name: string, points: number) => `You and ${name} are level on ${points} points.`,
  youFirst: (start: string) => `${start} You reached this score first, so you’re ahead.`,
  theyFirst: (start: string) => `${start} They reached this score first, so they’re ahead.`,
} as const

export const leaderboardTexts = {
  title: 'Leaderboard',
  updated: (total: string, isOne: boolean, time: string) => `${total} ${isOne ? 'person' : 'people'}, updated ${time}`,
  you: ' (you)',
  none: 'Nobody’s in the queue yet',
  noneText: 'First place is up for grabs. It’s yours once you open the link in your email.',
  byPoints: 'The queue by points',
  more: (missing: string) => `${missing} more`,
  showFirst: (count: number) => `Show the first ${count}`,
  caption: (count: number) => `The first ${count} people in the queue`,
  place: 'Place',
  alias: 'Alias',
  points: 'Points',
} as const

export const entryCardTexts = {
  title: 'The competition',
  rules: 'Rules and draw',
  results: 'Results and draw',
  stillEarn: (status: string) => `${status} You can still earn points from quests.`,
  notOpenYet: 'Not open yet',
  closed: 'Competition closed',
  tickAll: 'You need to tick all three boxes to enter.',
  entered: 'You’re in the competition. What you win depends on your place when it closes.',
  free: 'It’s free to enter. All of these must be true:',
  unticking:
    'You’ve ticked all three boxes, and you need all of them to enter. If a statement is no longer true, untick it and save. You’ll then be out of the competition.',
  saving: 'Saving',
  save: 'Save',
  saveAndEnter: 'Save and enter',
  play: 'Play Escape the Tunnel',
  isDone: ' (done)',
  stillMissing: ' (still missing)',
} as const

export const chartTexts = {
  whenShort: 'The chart starts on your second day here.',
  since: (date: string) => ` since ${date}`,
  title: 'Insights',
  lead: 'Each step on the chart is a day when you visited or something changed.',
  trouble: 'We couldn’t load your figures. Reload the page to try again.',
  points: 'Points over time',
  pointsUnit: 'Points',
  pointsNow: (points: string, since: string) => `${points} points${since}.`,
  rank: 'Rank over time',
  place: 'Place',
  friends: 'Friends over time',
  friendsUnit: 'Friends who joined',
  fromTomorrow: 'We’ll chart your place from tomorrow.',
  bestNow: (now: string) => `Now ${now}, your highest position yet.`,
  bestWas: (now: string, best: string) => `Now ${now}. Your best was ${best}.`,
  noFriends: 'None of your friends have joined yet.',
  oneFriend: '1 friend has joined.',
  friendsJoined: (count: string) => `${count} friends have joined.`,
} as const

export const questionAnswerTexts = {
  theRightOne: '(the right answer)',
  yourAnswer: ' Your answer',
  right: (points: number) => `Right. ${points} points.`,
  wrong: (points: number) => `Not quite. ${points} points for answering.`,
  newAtMidnight: 'New question at midnight',
} as const

export const questionCardTexts = {
  chooseFirst: 'Please choose an answer first.',
  title: 'Question of the day',
  trouble: 'We couldn’t load today’s question. Reload the page to try again.',
  closesAtMidnight: 'Closes at midnight',
  sending: 'Sending',
  answer: 'Answer',
} as const

export const streakTexts = {
  dayAnswered: '1 day answered',
  daysInARow: (days: number) => `${days} days in a row`,
} as const
