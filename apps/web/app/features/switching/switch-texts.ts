/** Texts of a switch's page at every stage; its forms and its progress have their own. */

export const offerSummaryTexts = {
  sampleTariff: 'Sample tariff',
  aYear: 'a year',
  howYouPay: 'How you pay',
  howLongPrice: 'How long the price lasts',
  leaveEarly: 'If you leave this tariff early',
  leaveCurrent: 'If you leave your current tariff today',
  offerLasts: (until: string) => `This offer lasts until ${until}.`,
} as const

export const simulatedNoteTexts = {
  simulation: ['This is a simulation.', ' We won’t contact any supplier, switch your supply or take any money.'],
  fasterTime: (seconds: number) => ` Time runs faster here: a day lasts ${seconds} seconds.`,
} as const

export const switchViewTexts = {
  outOfDate: ['We can’t reach our server at the moment, so this may be out of date. ', 'Try again'],
  notHere: 'We can’t show you this switch here',
  notHereText:
    'You can see a switch for up to 24 hours, in the browser you started it in. After that, sign in with the email address you gave us to see any switch you’ve agreed to.',
  offline: 'You seem to be offline',
  offlineText: 'Your switch is safe. Check your connection and try again.',
  didntLoad: 'Your switch didn’t load',
  yourSwitch: 'Your switch',
  loading: 'Loading your switch',
  withoutScripts: 'This page needs JavaScript, because we can only unlock your switch in your browser.',
  signIn: 'Sign in',
  tryAgain: 'Try again',
} as const

export const tariffTexts = {
  endsAround: (term: string, on: string) => `${term} Your fixed price ends around ${on}.`,
  fixedUntil: (on: string) => `Fixed until ${on}.`,
  nothing: 'Nothing',
  exitFees: (each: string, all: string) => `${each} per fuel, ${all} in total`,
  freeAtTheEnd: (all: string) => `${all}. You can leave for free in the last 49 days.`,
} as const

export const keepSwitchTexts = {
  sent: (canTypeCode: boolean) =>
    `We’ve sent you an email. Open the link in this browser${canTypeCode ? ', or type the code here' : ''}.`,
  title: 'Follow your switch on any device',
  signIn: ['You can see your switch in this browser for 24 hours. After that, sign in with ', ' to see or cancel it.'],
  sending: 'Sending',
  emailLink: 'Email me a sign-in link',
} as const

export const switchPageTexts = {
  title: 'Your switch',
  description: 'Your switch.',
  followed: 'Every step, as it happens',
  nothingSent: 'We don’t send anything until you agree to the exact price',
} as const
