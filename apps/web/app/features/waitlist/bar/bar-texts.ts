/** Texts of the bar over the home page. */

export const barTexts = {
  title: 'Join the waitlist',
  closed: 'Closed',
  competitionCloses: 'Competition closes',
  close: 'Close',
  competitionClosed: 'Competition closed',
  email: 'Email address',
  placeholder: 'you@example.com',
  joining: 'Joining',
  join: 'Join waitlist',
  accept: ['I accept the ', 'terms', ' and ', 'privacy policy', '.'],
  checkEmail: (email: string) => `Check your email at ${email}`,
  typeCode: 'Type the code instead',
  done: 'Done',
} as const
