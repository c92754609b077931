/** Texts around the guides. */

export const blogPostPageTexts = {
  learnMore: 'Learn More',
  readNext: 'Read next',
  notYet: ['This article isn’t here yet. Please come back later, or read ', 'our other guides', '.'],
} as const

export const learnMorePageTexts = {
  how: 'How it works',
  faq: 'Frequently asked questions',
  search: 'Search guides and answers',
} as const
