/** Texts for accepting the waitlist's terms. */

export const acceptTermsTexts = {
  title: 'One tick and you’re in',
  lead: 'We’re keeping your place in the queue. Please read and accept our terms first.',
  signedIn: ['Signed in as ', 'Manage your account'],
  saving: 'Saving',
  goOn: 'Go to my dashboard',
} as const

export const termsBoxTexts = {
  newTab: '(opens in a new tab)',
  accept: ['I accept the ', 'terms', ' and the ', 'privacy policy', '.'],
} as const

export const termsDialogTexts = {
  title: 'One thing first',
  description: 'Please read and accept our terms. Then you can carry on.',
  notNow: 'Not now',
  saving: 'Saving',
  accept: 'Accept and continue',
} as const
