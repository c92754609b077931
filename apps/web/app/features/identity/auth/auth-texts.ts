/** Texts about an account wherever one is shown. */

export const authTexts = {
  failed: 'Authentication error occurred',
  signingOut: 'Signing out...',
} as const
