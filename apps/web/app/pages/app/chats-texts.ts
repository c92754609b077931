/** Texts of the page of all conversations. */

export const chatsTexts = {
  title: 'Chat with Mo',
  description: 'Your conversations.',
  withoutScripts: 'This page needs JavaScript, because we can only unlock your conversations in your browser.',
  didntLoad: 'Your conversations didn’t load',
  didntLoadText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  conversations: 'Your conversations',
} as const
