/** Texts of a message to our staff, on its card and in its dialog. */

export const contactCardTexts = {
  askAPerson: 'Ask our team',
} as const

export const contactFormTexts = {
  sent: (email: string) => `We’ve sent your message. Someone will reply to ${email}.`,
  message: 'Your message',
  email: 'Your email address',
  emailHint: 'We’ll only use your email address to reply.',
  sending: 'Sending',
  send: 'Send to our team',
} as const

export const askPersonDialogTexts = {
  askAPerson: 'Ask our team',
  close: 'Close',
} as const

export const toPersonTexts = {
  about: 'Someone on our team will read this and reply by email. You can edit your message before you send it.',
} as const
