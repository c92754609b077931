/** Texts for sharing a result. */

export const shareDialogTexts = {
  title: 'Share this comparison',
  shared: 'Anyone with this link can see your comparison.',
  notShared: 'Create a link that anyone can open.',
  close: 'Close',
  cancel: 'Cancel',
  withdrawing: 'Turning off link',
  turnOff: 'Turn off link',
  loading: 'Loading',
  creating: 'Creating your link',
  create: 'Create link',
  turnedOff: 'The link no longer works.',
  ready: 'Your link is ready.',
  shows: [
    'The link shows',
    ' your yearly costs and savings in whole pounds, your usage to the nearest 100 kWh, your region, the rates, what Mo assumed and the date.',
  ],
  neverShows: [
    'The link never shows',
    ' your name, address, postcode, meter numbers, account number or this conversation.',
  ],
  works: 'The link works for 90 days. You can turn it off here at any time.',
  link: 'Link',
  copyLink: 'Copy link',
  shareWithApp: 'Share in another app',
  worksUntil: (day: string) => `The link works until ${day}.`,
  subject: 'An energy comparison from Mo',
} as const
