export const claimTexts = {
  good: 'Up to date',
  soon: 'Check soon',
  expired: 'Expired',
  none: 'The site claims nothing',
  checked: (day: string) => `Checked on ${day}.`,
  expiredOn: (day: string) => `Expired on ${day}, so the site shows the date we checked it.`,
  checkBy: (day: string) => `Check again by ${day}.`,
  basis: 'Basis, and where it’s shown',
  checkAgain: 'Check again',
  notComputed: 'Our data can’t confirm this. Check it yourself.',
  follows: (figure: string) => `The figure follows our data, which say ${figure}.`,
  agrees: (figure: string) => `Our data agree: ${figure}.`,
  willFollow: (figure: string) => `Our data now say ${figure}. The site follows within ten minutes.`,
  differs: (figure: string) =>
    `Our data say ${figure}. Change the claim, let it follow our data, or take it off the site.`,
} as const

export const claimFormTexts = {
  renewed: (label: string) => `We’ve marked “${label}” as checked today.`,
  changedElsewhere:
    'Someone else changed this claim in the meantime, so we haven’t saved your version. Here’s what they wrote.',
  title: (label: string) => `Check again: ${label}`,
  follow: 'Let this figure follow our data',
  figure: 'Figure',
  basis: 'Basis',
  basisHint: 'The site shows it as a note.',
  checkBy: 'Check again by',
  why: 'Why',
  whyHint: 'How you checked it. It’s kept in the audit log.',
  save: 'Save as checked today',
} as const
