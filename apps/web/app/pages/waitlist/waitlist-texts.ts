/** Texts of the waitlist's page for visitors who aren't signed in, and while it loads. */

export const cookieActsTexts = {
  notConfirmed:
    'Please confirm that you pay this bill, or that the person who pays it has given you permission to share it.',
} as const

export const joinWaitlistTexts = {
  title: 'Join the waitlist',
  lead: 'Give us your email address and we’ll tell you when it’s your turn to switch for real. Joining is free.',
  tryMo: ['Can’t wait? ', 'Try Mo now', ' with your own bill and sample tariffs.'],
  joinOrSignIn: 'Join or sign in',
  link: 'We’ll email you a link. There’s no password to remember.',
  top: 'Top of the queue',
  moveUp: 'Move up with quests',
  moveUpText:
    'Invite friends, upload a bill, answer the question of the day or play Escape the Tunnel. Your ledger shows why you got each point.',
  rules: 'Rules and draw',
  results: 'Results and draw',
  closed: (closesAt: string) => `The competition closed on ${closesAt}. The waitlist is still open.`,
  trouble: 'We couldn’t load the queue, but you can still join.',
  prizes: 'Competition prizes',
  win: 'What you can win',
  openUntil: (closesAt: string) => `Open until ${closesAt}`,
  open: 'Open',
  opensSoon: 'Opens soon',
} as const

export const prizesTexts = {
  draw: (draw: string) => `Draw: ${draw}`,
} as const

export const signInStalledTexts = {
  title: 'We couldn’t open your dashboard',
  stillSignedIn: 'You don’t need to sign in again.',
  trouble: 'Part of the page didn’t load. Check your connection and try again.',
  tryingAgain: 'Trying again',
  tryAgain: 'Try again',
} as const

export const waitlistPageTexts = {
  memberTitle: 'Your place on the waitlist',
  title: 'Join the waitlist',
  description: 'Give us your email address, get a sign-in link and keep your place. No password.',
  crumb: 'Waitlist',
  trouble: 'We couldn’t load your dashboard',
  safe: ['Signed in as ', '. Your place and your points are safe. ', 'Try again'],
} as const

export const waitlistStepsTexts = {
  joining: [
    { title: 'Give us your email address', text: 'We’ll send you one email with a link and a 6-digit code.' },
    {
      title: 'Open the link',
      text: 'Or type the code on another device. You can use either the link or the code, once, within 10 minutes.',
    },
    {
      title: 'See your place',
      text: 'You’ll find your rank, your quests and the leaderboard on this page. You can see why you got each point.',
    },
  ],
  moving: [
    { title: 'Earn points', text: 'Quests earn you points. Your ledger shows each point and why you got it.' },
    {
      title: 'Move up',
      text: 'More points move you up. If two people are level on points, the one who reached that score first is ahead.',
    },
    {
      title: 'Ask if you’re not sure',
      text: 'If we need to check your points again, we’ll tell you why. You can ask for a review of any of them.',
    },
  ],
  howItWorks: 'How it works',
  rulesTitle: 'The competition in short',
  allTerms: 'Read the full terms',
} as const
