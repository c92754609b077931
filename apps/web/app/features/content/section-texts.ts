/** Texts of the home page's sections besides their content. */

export const benefitPictureTexts = {
  cheapest: (siteName: string) => `Cheapest on ${siteName}, sample`,
  ask: 'Ask',
  seconds: '60 seconds',
  days: '14-21 days',
  yourDeal: 'Your deal',
  minimum: 'Your minimum saving: £50 a year',
} as const

export const benefitsSectionTexts = {
  failed: 'Failed to load benefits',
} as const

export const claimFiguresTexts = {
  inFigures: (siteName: string) => `${siteName} in figures`,
  checkedOn: 'checked on',
  note: (number: number | undefined) => `Note ${number}: where this figure comes from`,
} as const

export const claimNotesTexts = {
  title: 'Where our figures come from',
  savings: (moneyNote: number) => `${moneyNote}. Savings.`,
  others: 'Where our other figures come from',
  checkedOn: [' Checked on ', '.'],
  again: ', due to be checked again by',
  back: 'Back to the figure',
} as const

export const savingsBarsTexts = {
  priceCap: (month: string) => `${month} price cap`,
} as const
