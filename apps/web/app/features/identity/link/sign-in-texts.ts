/** Texts of signing in by email, wherever a link can be requested. */

export const codeFormTexts = {
  missingCode: 'Please type the 6 digits from the email',
  emailAddress: 'Email address',
  code: '6-digit code from the email',
  checking: 'Checking',
  signIn: 'Sign in with the code',
} as const

export const signInFormTexts = {
  sendLink: 'Send me a sign-in link',
  emailAddress: 'Email address',
  placeholder: 'you@example.com',
  sending: 'Sending',
} as const

export const termsTickTexts = {
  accept: ['I accept the ', 'terms', ' and the ', 'privacy policy', '.'],
} as const

export const signInTroubleTexts = {
  otherAddress: 'We sent the link to a different address. Check the one you typed and try again.',
  expired: 'Links only work for 10 minutes. Ask for a new one below.',
  used: 'This link has already been used, or a newer email has replaced it. Use the latest email, or ask for another one below.',
  incomplete: 'Part of the link is missing. Open it from the email again, or ask for a new one below.',
  foreign: 'This link is for something else. Open the link in our latest sign-in email, or ask for a new one below.',
  tooMany: 'You’ve tried too many times. Please wait a few minutes and try again.',
  offline: 'We can’t reach the server. Check your connection and try again.',
  closed: 'This account is closed. Write to us if you think that’s wrong.',
  secondStep: 'This account needs a second step to sign in, which we don’t offer here.',
  unknown: 'We couldn’t sign you in. Please try again in a moment.',
} as const
