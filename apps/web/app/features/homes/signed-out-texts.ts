export const signedOutTexts = {
  error: 'We couldn’t save this, because you’re signed out. Sign in again, then press the button once more.',
  note: 'You’re signed out. Sign in in another tab, then come back: what you’ve typed stays on this page.',
  signIn: 'Sign in',
} as const
