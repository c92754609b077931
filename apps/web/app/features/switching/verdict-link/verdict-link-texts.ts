/** Texts of a shared result. */

export const verdictLinkTexts = {
  kind: 'An energy comparison from Mo',
  workedOut: (day: string, region: string) =>
    `Mo worked this out on ${day} for a home in ${region}. Someone shared this with you. We don’t show who they are or where they live.`,
  samples: 'These are sample tariffs, not real offers. You can’t buy any of them.',
  sums: 'How the costs compare',
  rounded: (isAbout: boolean) =>
    isAbout
      ? 'These figures are rounded, because the usage is an estimate. Savings are after exit fees.'
      : 'These figures are rounded to the nearest pound. Savings are after exit fees.',
  rates: 'The rates',
  theirDeal: 'The deal they’re on',
  usage: (uses: readonly string[]) => `Usage in a year: ${uses.join(' and ')}.`,
  assumed: 'What Mo assumed',
  assumedText: 'This is what Mo told the person who shared it.',
  yourBill: 'What about your bill?',
  yourBillText: 'Mo can do the same for your home, for free and without an account.',
  askMo: 'Ask Mo',
  until: (day: string) => `This link works until ${day}.`,
  about: 'about ',
  stay: 'Staying on the current deal is best for now',
  wait: (headline: string, saving: string, name: string) => `${headline}, then save ${saving} a year with ${name}`,
  switch: (name: string, saving: string) => `Switching to ${name} saves ${saving} a year`,
  yearNow: 'Yearly cost on the current deal',
  yearOn: 'Yearly cost on',
  exitFees: (exitFees: string) => `, including ${exitFees} in exit fees to leave now`,
  extraCost: 'Extra cost',
  saving: 'Saving',
  exitFee: (exitFee: string) => `Exit fee ${exitFee} per fuel.`,
  noExitFee: 'No exit fee.',
  terms: (supplier: string, term: string, fee: string) => `From ${supplier}. ${term} ${fee}`,
  use: (kwh: string, fuel: string) => `about ${kwh} kWh of ${fuel}`,
} as const

export const verdictLinkPageTexts = {
  title: 'An energy comparison from Mo',
  description: 'Someone shared an energy comparison with you: what they’d pay if they stayed, and if they switched.',
  over: 'This link no longer works',
  unopened: 'We can’t open this link',
  yourOwn: 'Want to know what you could save? Mo can work it out from your own bill.',
  askMo: 'Ask Mo',
} as const
