/** Texts of the list of conversations beside every page of the app. */

export const chatSideListTexts = {
  title: 'Your conversations',
  newChat: 'New chat',
} as const
