/** Texts of the pictures of a year's cost. */

export const yearBarsTexts = {
  about: 'about ',
  aYear: 'a year',
  range: (low: string, high: string) => `${low} to ${high}`,
} as const

export const yearMonthsTexts = {
  title: 'Your year by month',
  dearest: (day: string, cost: string) =>
    `Your most expensive month starts on ${day} and costs ${cost}. I’ve assumed your usage goes up and down with the seasons, as it does in a typical home, and used your average rates.`,
  dashedLine: (day: string) => ` The dashed line marks ${day}, when your fixed price ends.`,
  month: 'Month',
  cost: 'Cost',
  row: (from: string, to: string) => `${from} to ${to}`,
} as const

export const yearPartsTexts = {
  title: 'What makes up your yearly cost',
  part: 'Part',
  perYear: 'Per year',
  share: 'Share',
} as const

export const whatIfCardTexts = {
  title: 'Your year with your changes',
  of: (deal: string) => `Prices are for ${deal}.`,
  sold: (pounds: string) => `That’s before the ${pounds} a year you’d be paid for the electricity you’d sell.`,
  assumed: (count: number) => `What I assumed (${count})`,
} as const
