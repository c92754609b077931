/** Texts of the form for partners, and of its confirmation. */

export const contactFormTexts = {
  refused: 'We haven’t sent your message yet. Please check the fields marked below.',
  name: 'Your name',
  organisation: 'Organisation',
  email: 'Email address',
  kind: 'Which of these describes you best?',
  message: 'Your message',
  messageHint: (most: number) => `Who do you want to help, and how? Up to ${most} characters.`,
  consent: ['You can use these details to reply to me, as the ', 'privacy policy', ' explains.'],
  send: 'Send message',
  leaveEmpty: 'Leave this blank',
} as const

export const contactReceivedTexts = {
  title: 'We have your message',
  emailed: 'We’ve emailed you to confirm that we’ve got your message.',
  next: 'What happens next',
  read: 'Someone on our team will read your message. We’ll look at who you are, who you want to help and whether we’re the right people to help them.',
  reply: 'We’ll reply by email either way. If the answer is “no” or “not yet”, we’ll say why.',
  yes: 'If the answer is “yes”, we’ll have a short chat and agree the terms in writing.',
  add: ['Anything to add? Email ', '.'],
} as const

export const contactKindTexts = {
  supplier: 'Energy supplier',
  housing_association: 'Housing association',
  employer: 'Employer',
  charity: 'Charity or advice service',
  other: 'Something else',
} as const

export const becomeAPartnerPageTexts = {
  writeToUs: 'Write to us',
} as const
