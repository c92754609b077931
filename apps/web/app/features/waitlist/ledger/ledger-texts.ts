/** Texts of the ledger of points. */

export const appealDialogTexts = {
  missing: 'Please tell us what’s wrong',
  title: 'Ask for a review',
  description: (what: string, points: number) =>
    `${what}: ${points} points. Someone on our team will look at it, and you’ll find their answer in your ledger.`,
  whatsWrong: 'What’s wrong?',
  sending: 'Sending',
  send: 'Send',
} as const

export const appealFormTexts = {
  open: ['Ask for a review', ' of '],
  whatsWrong: 'What’s wrong?',
  send: 'Send',
} as const

export const ledgerCsvTexts = {
  when: 'When',
  what: 'What',
  why: 'Why',
  points: 'Points',
  state: 'State',
  reason: 'Reason',
  total: 'Total',
} as const

export const openLedgerTexts = {
  title: 'Your points ledger',
  lead: 'See every point you’ve earned, and when and why you got it. If you think an entry is wrong, use the option next to it to ask for a review.',
  download: 'Download',
  trouble: 'We couldn’t load your ledger. Reload the page to try again.',
  none: 'No points yet',
  noneText: 'Finish your first quest and you’ll see it here.',
  caption: 'Your points, newest first',
  date: 'Date',
  what: 'What',
  why: 'Why',
  review: 'Review',
  points: 'Points',
  total: 'Total',
  askReview: ['Ask for a review', ' of '],
  states: { held: 'On hold, not counted yet', refused: 'Rejected' },
  asked: 'You asked for a review. Someone will look into it and reply here.',
  reviewed: (isUpheld: boolean, answer: string | null) =>
    `Review: ${isUpheld ? 'you were right' : 'we’re keeping it as it is'}.${answer ? ` ${answer}` : ''}`,
} as const
