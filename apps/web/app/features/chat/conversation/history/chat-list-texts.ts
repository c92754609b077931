/** What the list of conversations beside every page of the app says. */

export const chatSideListTexts = {
  title: 'Your conversations',
  newChat: 'New chat',
} as const
