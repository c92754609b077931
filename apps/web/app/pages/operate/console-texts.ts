export const campaignsTexts = {
  days: 'Days',
  lastDays: (days: number) => `${days} days`,
} as const

export const entriesTexts = {
  title: 'Entries',
  back: 'Back to the competition',
} as const

export const consoleTexts = {
  description: 'The operator console.',
  needsScripts:
    'This page needs a passkey, and passkeys need JavaScript. Turn on JavaScript, sign in again and come back.',
  home: 'Go to the home page',
  signInText: 'Sign in first, using the email address that has access to this page. Then come back here.',
  signIn: 'Sign in',
  title: 'Operator console',
} as const

export const healthTexts = {
  refresh: 'Refresh',
} as const

export const memberTexts = {
  title: 'Member',
} as const

export const overviewTexts = {
  title: 'Overview',
} as const

export const requestTexts = {
  title: 'Message',
} as const
