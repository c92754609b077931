/** Texts of a sign-in link's pages: after it was sent, and once it is opened. */

export const addressFormTexts = {
  emailAddress: 'Email address',
  hint: 'The address we sent the email to.',
  signingIn: 'Signing in',
  signIn: 'Sign in',
} as const

export const linkStagesTexts = {
  overTitles: {
    sign_in_link_expired: 'This link has expired',
    sign_in_link_used: 'This link no longer works',
    sign_in_link_foreign: 'You can’t use this link to sign in here',
  } as Partial<Record<string, string>>,
  incomplete: 'This link is incomplete',
  newLink: 'Send me a new link',
  notYet: 'Not signed in yet',
  checkYou: 'Check it’s you',
  tryAgain: 'You can still use your link. Check the address, then try again.',
  otherBrowser:
    'You didn’t ask for the link in this browser. Type your email address, so nobody else can use the link.',
  signingIn: 'Signing you in',
  typeCode: 'Type the code instead',
  oneMoment: 'One moment.',
  withoutScripts:
    'JavaScript is off in your browser, so the link won’t work here. Use the code from the same email instead.',
  or: 'or',
  codeElsewhere:
    'If the page where you asked for the link is still open, you can type the 6 digits from the email there instead. The link and the code each work once.',
} as const

export const resendFormTexts = {
  sending: 'Sending',
  againIn: (seconds: number) => `Send it again in ${seconds} s`,
  again: 'Send it again',
  sent: 'We’ve sent a new email. The old link and code no longer work.',
} as const

export const signedInHereTexts = {
  title: 'You’re signed in',
  goodToSeeYou: 'Good to see you.',
  pickUp: 'Pick up where you left off.',
  placeWaiting: 'Your place is waiting for you.',
  signedInAs: 'Signed in as',
  notStored: 'This browser doesn’t store anything, so you’ll only stay signed in until you close or reload this page.',
  dashboard: 'Go to your dashboard',
  goBack: 'Go back to where you were',
} as const
