/** Static texts around guides and legal pages. */

export const chatCallTexts = {
  askMo: 'Ask Mo',
  title: 'Show Mo a bill. See the working.',
  startChatting: 'Start chatting',
} as const

export const contentsListTexts = {
  onThisPage: 'On this page',
} as const

export const faqListTexts = {
  link: 'Link to this answer',
} as const

export const legalTextTexts = {
  lastUpdated: ['Last updated ', '.'],
  inShort: 'In short',
  guide: (kind: string) => `This summary is only a guide. The sections below are ${kind}.`,
} as const

export const postCardTexts = {
  about: (category: string, minutes: number) => `${category}, ${minutes}-minute read`,
} as const

export const postHeaderTexts = {
  minuteRead: [', ', '-minute read'],
  by: ['By ', '. '],
  updated: ['Updated ', '.'],
} as const

export const shareLinkTexts = {
  shareThisPage: 'Share this page',
} as const
