/** What the home page says on its own. The rest is content. */

export const belowGroundTexts = {
  notReady: ['Not ready yet? ', 'Join the waitlist'],
} as const
