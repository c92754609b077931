/** Texts of a printed result. */

export const printedResultTexts = {
  title: (day: string) => `Energy comparison from Mo, ${day}`,
  samples: 'These are sample tariffs, not real offers.',
  working: 'How Mo worked it out',
  assumed: 'What Mo assumed',
  prices: (region: string, on: string, basis: string) => `Prices for ${region} on ${on}. ${basis} `,
  basis: 'Savings are after exit fees. Deals are ranked by yearly cost. Commission plays no part.',
  deals: (shown: number, all: number) => `The ${shown} cheapest of ${all} deals`,
  deal: 'Deal',
  yearlyCost: 'Yearly cost',
  savingAfterFees: 'Saving after fees',
  exitFee: 'Exit fee',
  term: 'Term',
  yourDealNow: 'Your deal now',
  none: 'None',
} as const
