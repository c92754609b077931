/** Texts shared by the pages of the app. */

export const appFrameTexts = {
  mo: 'Mo',
  home: (siteName: string) => `${siteName} home`,
  closeMenu: 'Close menu',
  openMenu: 'Open menu',
  chatWithMo: 'Chat with Mo',
  side: 'Your home and conversations',
} as const

export const appNavigationTexts = {
  yourHome: 'Your home',
  overview: 'Overview',
  chatWithMo: 'Chat with Mo',
  bills: 'Bills',
  switches: 'Switches',
  yourData: 'Your data',
  waitlist: 'Waitlist',
  accountAndData: 'Account and data',
  cookieSettings: 'Cookie Settings',
} as const

export const billNoticesTexts = {
  again: 'That didn’t work. Please try again.',
} as const

export const confidenceTexts = {
  youToldUs: 'You told us',
  pleaseCheck: 'Please check',
  certain: 'Certain',
  sure: 'Sure',
  fairlySure: 'Fairly sure',
  checks: {
    'quantity x price': 'units times price',
    'sum of lines': 'the sum of the lines',
    'sum of fuels': 'the sum of the fuels',
    'check digits': 'the check digits',
    'check digit': 'the check digit',
    days: 'the days in the period',
    'QR code': 'the QR code',
    'gas units': 'the units converted to kWh',
    'readings = usage': 'the meter readings',
    'order of dates': 'the order of the dates',
    balance: 'the balance',
    region: 'the region',
  } as Readonly<Record<string, string>>,
  confirmedBy: (proofs: readonly string[]) => `Confirmed by ${inWords(proofs)}.`,
  doesntMatch: (doubts: readonly string[]) => `Doesn’t match ${inWords(doubts)}.`,
} as const

export const listTroubleTexts = {
  offline: 'You’re offline',
  didntLoad: (what: string) => `Your ${what} didn’t load`,
  offlineText: (what: string) => `We’ll load your ${what} as soon as you’re back online.`,
  didntLoadText: 'Check your connection and try again.',
  tryAgain: 'Try again',
} as const

export const saveDaysTexts = {
  addDates: 'Add the dates to your calendar',
} as const

export const sumTexts = {
  total: 'Total',
} as const

export const ruleSourcesTexts = {
  checkedOn: (day: string) => `, checked on ${day}`,
} as const

export const switchStateTexts = {
  draft: 'Not sent yet',
  details: 'Not sent yet',
  consent: 'Waiting for you to agree',
  submitted: 'Sent',
  cooling_off: 'Cooling-off',
  switching: 'Under way',
  complete: 'Done',
  cancelled: 'Cancelled',
  failed: 'Didn’t go ahead',
} as const

/** `a, b and c`. */
function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
