/** Texts of the page of a link into the app. */

export const linkPageTexts = {
  opening: 'Opening your conversation',
  oneMomentText: 'One moment.',
  oneMoment: 'One moment',
  withoutScripts:
    'This page needs JavaScript to open your conversation. Your link will still work once you’ve turned JavaScript on.',
  over: 'This link no longer works',
  overText:
    'The link has already been used or has expired, or part of it is missing. Each link only works once, and expires after 10 minutes. If you’ve already opened the link in this browser, your conversation is still here.',
  didntOpen: 'Your conversation didn’t open',
  tryAgain: 'Try again',
} as const

export const redeemLinkScriptTexts = {
  offline: 'You’re offline. You can still use your link: try again when you’re back online.',
  failed: 'Something went wrong on our side. You can still use your link.',
} as const
