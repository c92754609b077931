/** Texts of the dashboard's top: the place, the next step, the alias and the game. */

export const aliasTexts = {
  hint: 'Use 3 to 30 letters, numbers and spaces. Don’t use your real name.',
} as const

export const aliasDialogTexts = {
  title: 'Change your alias',
  description: 'Everyone can see your alias on the leaderboard.',
  alias: 'Alias',
  saving: 'Saving',
  saveAlias: 'Save alias',
} as const

export const aliasFormTexts = {
  changeAlias: 'Change alias',
  alias: 'Alias',
  saveAlias: 'Save alias',
} as const

export const gameCardTexts = {
  title: 'Escape the Tunnel',
  best: (best: number) => `Best ${best}`,
  text: 'Jump over the roots, duck under the pipes and keep the lamp lit. A run takes about 80 seconds. Calm mode earns the same points.',
  play: 'Play',
} as const

export const greetingTexts = {
  hello: (alias: string) => `Hello, ${alias}`,
  aliasOnly: 'Other people see your alias, never your email address.',
  signedIn: ['Signed in as ', 'Manage your account'],
  chatWithMo: 'Chat with Mo',
  changeAlias: 'Change alias',
  opensSoon: 'Competition opens soon',
  closed: 'Competition closed',
  entered: 'In the competition',
  oneStep: '1 step to enter',
  steps: (count: number) => `${count} steps to enter`,
} as const

export const prizeShaftTexts = {
  prizes: 'Prizes by place',
  pastPrizes: 'Past prizes by place',
} as const

export const rankPanelTexts = {
  of: (total: string, isOne: boolean) => `of ${total} ${isOne ? 'person' : 'people'}`,
  point: 'point',
  points: 'points',
  friendsJoined: (isOne: boolean) => `${isOne ? 'friend' : 'friends'} joined`,
  friendsPending: (isOne: boolean) => `${isOne ? 'friend' : 'friends'} pending`,
  up: (count: string, isOne: boolean, day: string) => `Up ${count} ${isOne ? 'place' : 'places'} since ${day}`,
  down: (count: string, isOne: boolean, day: string) => `Down ${count} ${isOne ? 'place' : 'places'} since ${day}`,
  next: (missing: string, isOne: boolean, place: string, prize: string | undefined) =>
    `${missing} more ${isOne ? 'point' : 'points'} to reach place ${place}${prize ? `. Prize: ${prize}` : ''}`,
  oneDay: '1 day',
  title: 'Your place',
  place: 'Your place in the queue',
  pointsHeld: 'points on hold',
  noChange: (day: string) => `No change since ${day}`,
  ofWanted: (points: string, wanted: string) => `${points} of ${wanted}`,
  progress: (place: number) => `Points you need to reach place ${place}`,
  progressText: (points: number, wanted: number) => `${points} of ${wanted} points`,
  opensSoon: 'Opens soon',
  until: (day: string) => `until ${day}`,
  closed: 'Closed',
  on: (day: string) => `on ${day}`,
  days: (days: number) => `${days} days`,
  to: (day: string) => `to ${day}`,
} as const

export const shaftRowsTexts = {
  you: (place: string) => `You: ${place}`,
  inDraw: (you: string) => `${you}, in the draw`,
  prizePlace: (you: string) => `${you}, in line for a prize`,
} as const

export const fastestWaysTexts = {
  labels: {
    referral: 'One more friend',
    'question-of-the-day': "Today's question",
  } as Partial<Record<string, string>>,
} as const

export const fastestWayUpTexts = {
  title: 'Fastest way up',
  takesYouTo: 'takes you to',
} as const
