export const claimTexts = {
  good: 'Up to date',
  soon: 'Check soon',
  expired: 'Expired',
  none: 'There are no claims on the site',
  checked: (day: string) => `Checked on ${day}.`,
  expiredOn: (day: string) => `Expired on ${day}, so the site shows the date we checked it.`,
  checkBy: (day: string) => `Check again by ${day}.`,
  basis: 'What it’s based on, and where it appears',
  checkAgain: 'Check again',
  notComputed: 'We can’t confirm this from our data. Please check it yourself.',
  follows: (figure: string) => `We update this figure automatically. Our data says ${figure}.`,
  agrees: (figure: string) => `Our data agrees: ${figure}.`,
  willFollow: (figure: string) => `Our data now says ${figure}. The site will update within ten minutes.`,
  differs: (figure: string) =>
    `Our data says ${figure}. Change the claim, set it to update automatically, or take it off the site.`,
} as const

export const claimFormTexts = {
  renewed: (label: string) => `We’ve marked “${label}” as checked today.`,
  changedElsewhere:
    'Someone else changed this claim while you were editing it, so we haven’t saved your version. Here’s what they wrote.',
  title: (label: string) => `Check again: ${label}`,
  follow: 'Update this figure automatically from our data',
  figure: 'Figure',
  basis: 'Basis',
  basisHint: 'We show this as a note on the site.',
  checkBy: 'Check again by',
  why: 'Why',
  whyHint: 'Say how you checked the figure. We keep this in the audit log.',
  save: 'Save as checked today',
} as const
