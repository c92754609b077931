/** Static texts of the home page. The rest is content. */

export const belowGroundTexts = {
  join: 'Join the waitlist',
  joinText:
    'Not ready yet? Give us your email address and we’ll tell you when it’s your turn to switch for real. Joining is free.',
} as const
