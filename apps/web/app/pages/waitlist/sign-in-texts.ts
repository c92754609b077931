/** The titles of the sign-in link's pages, and the text once it was sent. */

export const magicLinkSentPageTexts = {
  signedIn: 'Signed in',
  title: 'Check your email',
  description: 'A sign-in link is on its way.',
  sent: ['We sent a sign-in link to ', '.'],
  someAddress: 'the address you gave us',
  open: ['Open it in this browser and you’re in. You can use it once, in the next 10 minutes. ', 'Change the address'],
  otherDevice: 'Reading your email on another device?',
  typeCode: 'Type the code from the email here instead.',
  noEmail: 'No email yet?',
  look: (siteName: string) =>
    `Look for an email from ${siteName} in your inbox, then in spam or promotions. It can take a minute or two.`,
} as const

export const signInLinkPageTexts = {
  title: 'Sign in',
  description: 'Finish signing in.',
} as const
