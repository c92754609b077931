/** Texts of the quests. */

export const billDialogTexts = {
  description: 'A PDF or one clear photo, up to 10 MB. We’ll read it in the background. It takes about a minute.',
  yourBill: 'Your bill',
  uploading: 'Uploading',
  upload: 'Upload bill',
} as const

export const billFormTexts = {
  open: ['Upload bill', ' for '],
  file: 'Your bill: a PDF or one clear photo, up to 10 MB',
  upload: 'Upload bill',
} as const

export const followFormTexts = {
  saving: 'Saving',
  followed: 'I’ve followed you',
} as const

export const payerTexts = {
  agree: [
    'I pay this bill, or the person who pays it has given me permission to share it. I agree to the ',
    'terms',
    ' and have read the ',
    'privacy policy',
    '.',
  ],
} as const

export const plainShareTexts = {
  subject: 'A place on the waitlist',
  moreWays: 'More ways to share',
  howToCopy: 'To copy your link, press and hold it, or select it.',
  byEmail: 'Send it by email',
} as const

export const qrCodeTexts = {
  trouble: 'We couldn’t load the QR code. Copy the link instead.',
} as const

export const qrPictureTexts = {
  howTo: 'Point another phone’s camera at the QR code to open your link.',
} as const

export const questActionTexts = {
  playAgain: 'Play again',
  play: 'Play',
  answer: 'Answer today’s question',
  checking: 'Checking',
  uploadBill: 'Upload bill',
  checkAgain: 'Check again',
  uploadFor: ['Upload bill', ' for '],
} as const

export const questCardTexts = {
  done: 'Done',
  held: 'On hold',
  of: (earned: number, most: string) => `${earned} of ${most}`,
  checkingFile: 'We’re checking your file. It takes about a minute.',
  heldPoints: 'You keep these points, but they don’t count until we’ve checked them.',
  doneOn: (day: string) => `Done on ${day}.`,
} as const

export const questSectionTexts = {
  title: 'Quests',
  lead: 'Our server works out your points. You’ll find them all in your ledger below.',
} as const

export const referralCardTexts = {
  joined: (verified: number) => `${verified} joined`,
  pending: (pending: number) => `${pending} pending`,
  held: (held: number) => `${held} on hold`,
  rule: (counts: string) => `You get the points when your friend verifies their email address. ${counts}.`,
  copyYourLink: 'Copy your link',
  moreWays: 'More ways to share',
  linkCopied: 'Link copied',
} as const

export const sharePanelTexts = {
  title: 'Join the Mowatt waitlist',
  linkCopied: 'Link copied',
  copyLink: 'Copy link',
  share: 'Share',
  hideQrCode: 'Hide QR code',
  showQrCode: 'Show QR code',
  notCopied: 'This browser won’t let us copy the link. Select it above and copy it yourself.',
} as const

export const tasksDialogTexts = {
  title: 'Refer a friend',
  description: (reward: string | undefined, verified: number, pending: number) =>
    `You get ${reward === undefined ? 'points' : `points (${reward})`} when your friend opens the link in their email. ${verified} joined, ${pending} pending.`,
  close: 'Close',
  moreWays: 'More ways to earn points',
} as const
