/** Said wherever a sign-in link has been sent again. */
export const newEmailWords = 'We’ve sent a new email. The old link and code no longer work.'
