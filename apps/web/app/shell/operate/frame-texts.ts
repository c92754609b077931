export const frameTexts = {
  toSite: (siteName: string) => `${siteName}, go to the site`,
  tag: 'Operator console',
  menu: 'Menu',
  nav: 'Console',
  overview: 'Overview',
  account: 'Your account',
  cookieSettings: 'Cookie Settings',
} as const

export const findTexts = {
  open: 'Find anything',
  keys: 'Ctrl K',
} as const

export const findDialogTexts = {
  title: 'Find anything',
  close: 'Close',
  field: 'Name, email address, number or words',
  results: 'Results',
  page: 'Page',
  searching: 'Searching',
  none: (words: string) => `We couldn’t find anything for “${words}”.`,
  count: (count: number) => `${count} found`,
} as const

export const memberSearchTexts = {
  form: 'Members',
  field: 'Search members by email or alias',
  submit: 'Search',
} as const

export const actTexts = {
  signedOut: 'You’re no longer signed in, so this wasn’t done. Copy what you’ve typed, then sign in again.',
} as const

export const readTexts = {
  loading: 'Loading',
  missing: 'There’s nothing at this address.',
  stale: 'The information below may be out of date.',
  tryAgain: 'Try again',
  refusedTitle: 'This page is for operators',
  refusedText:
    'Your email address doesn’t have access to this page. Ask an administrator to give you the right role, then sign in again.',
  home: 'Go to the home page',
} as const
