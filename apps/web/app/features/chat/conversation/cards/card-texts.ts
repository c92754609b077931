/** Static texts of cards in a conversation. Sentences about one home come from the server. */

export const actCardTexts = {
  nothingYet: 'Nothing happens until you press the button.',
} as const

export const assumedFoldTexts = {
  title: (count: number) => `What I assumed (${count})`,
  changeThis: ['Change', ' this: '],
  compareAgain: (words: string) => `${words}. Compare tariffs for me`,
} as const

export const billCardTexts = {
  outdated: ['I worked out the figures below before you made this change.', 'Work it out again'],
  compareSays: 'Compare tariffs for me',
  seeProof: 'See your bill line by line',
  showAll: (count: number) => `Show all ${count} values`,
  doesntAddUp: 'Doesn’t add up',
  looksRight: 'Looks right',
  oneToCheck: '1 value to check',
  toCheck: (count: number) => `${count} values to check`,
  printed: [' Printed as ', ' on page ', '.'],
  otherFile: 'This doesn’t look like a gas or electricity bill.',
  exported: 'This statement is for energy you sold to the grid.',
  unreadable: 'I couldn’t read anything in this file.',
  oneValue: '1 value, and where I found it.',
  values: (count: number) => `${count} values, and where I found them.`,
} as const

export const changeAssumedTexts = {
  waysToPay: [
    { label: 'Direct Debit', text: 'I pay by Direct Debit' },
    { label: 'When I get a bill', text: 'I pay when I get the bill, not by Direct Debit' },
    { label: 'Prepayment meter', text: 'I have a prepayment meter' },
  ],
  useLabel: (fuel: string) => `How many kWh of ${fuel} do you use in a year?`,
  useSays: (figure: string, fuel: string) => `I use ${figure} kWh of ${fuel} a year`,
  rateLabel: (fuel: string) => `What do you pay for ${fuel}, in pence per kWh?`,
  rateSays: (fuel: string, figure: string) => `My ${fuel} unit rate is ${figure}p per kWh`,
  standingLabel: (fuel: string) => `And the ${fuel} standing charge, in pence a day?`,
  standingSays: (fuel: string, figure: string) => `my ${fuel} standing charge is ${figure}p a day`,
  wrong: 'Please type a number, such as 2,700.',
  again: 'Work it out again',
} as const

export const choicesCardTexts = {
  title: 'Choose an answer',
} as const

export const costCardTexts = {
  basis: (basis: string, from: string) => `${basis}, from ${from}.`,
  rates: 'A year at the rates on your bill',
  title: 'Your yearly cost',
  aYear: 'a year',
  betweenAnd: (low: string, high: string) => ` It could be between ${low} and ${high}.`,
} as const

export const evidenceCardTexts = {
  title: 'How I know',
} as const

export const leaveDaysTexts = {
  today: 'Today',
  feeToLeave: (fee: string) => `${fee} to leave`,
  noExitFee: 'No exit fee',
  freeToLeave: 'Free to leave',
  cheaperToLeave: 'Cheaper to leave',
  best: 'The best day to switch',
} as const

export const linksCardTexts = {
  title: 'Read more',
  newTab: '(opens in a new tab)',
} as const

export const notABillTexts = {
  titles: {
    other_language: 'I can only read bills in English',
    no_facts: 'I couldn’t read this file',
  } as Partial<Record<string, string>>,
  title: 'This isn’t a gas or electricity bill',
  compareSays: 'Compare tariffs for me',
  compare: 'Compare without a bill',
} as const

export const notedCardTexts = {
  title: (count: number) => `What I’ve noted (${count})`,
  forgetSays: (label: string) => `Forget this: ${label}`,
  forget: 'Forget',
  forgetAllSays: 'Forget everything I told you',
  forgetAll: 'Forget everything',
} as const

export const savingsCardTexts = {
  title: 'What you could save',
  sampleTariffs: 'Sample tariffs',
  aYear: 'a year',
  basis: (basis: string, workedOutOn: string) =>
    `${basis} I worked this out on ${workedOutOn}. Tell me how much you use in a year and I can give you an exact figure.`,
} as const

export const shownCardsTexts = {
  compareSays: 'Compare tariffs for me',
  working: 'How I worked it out',
  asText: 'All of this as text',
  copyTheText: 'Copy the text',
} as const

export const switchCardTexts = {
  simulated: 'This is a simulation. We won’t contact any supplier, and your supply won’t change.',
  see: 'See the switch',
} as const

export const tariffCardTexts = {
  sampleTariff: 'Sample tariff',
  aYear: 'a year',
  range: (range: string) => `${range}, depending on how much you use.`,
} as const

export const verdictCardTexts = {
  switch: 'Verdict: switch',
  lessAYear: 'less a year',
  notNow: 'Not now',
  anyTime: 'No problem. Ask me again any time.',
  verdict: (verdict: string) => `Verdict: ${verdict}`,
  verdictRead: (verdict: string) => `Verdict: ${verdict}. `,
  remindMe: (date: string) => `Remind me on ${date}`,
  event: (title: string) => `Switch to ${title}`,
  eventAgain: 'Compare energy deals again',
  calendar: 'Add to calendar',
  movingNow: (cost: string) => `Switching now would cost ${cost} a year. `,
  estimate: (range: string) => `Your usage is an estimate, so you could pay ${range}. `,
  basis: (day: string) => `Savings are shown after exit fees. I worked this out on ${day}.`,
  sampleTariffs: 'Sample tariffs',
} as const
