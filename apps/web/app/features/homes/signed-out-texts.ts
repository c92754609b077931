export const signedOutTexts = {
  error: 'We couldn’t save this, because you’re signed out. Sign in again, then press the button once more.',
  note: 'You’re signed out. Sign in using another tab, then come back. What you’ve typed will still be here.',
  signIn: 'Sign in',
} as const
