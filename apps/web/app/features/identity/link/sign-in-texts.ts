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
