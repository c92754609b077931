/** Texts of a conversation's page. */

export const chatPageTexts = {
  title: 'Chat with Mo',
  description: 'Your conversation.',
  stopping: 'Stopping the answer',
  stopped: 'Answer stopped. You can type again.',
  finished: 'Answer finished.',
  editing: 'You’re editing an earlier message. Your new version will replace it and everything that follows.',
  cancelEditing: 'Cancel editing',
} as const

export const conversationViewTexts = {
  title: 'Your conversation',
  outOfDate:
    'We can’t reach Mo at the moment, so what you see may be out of date. This page will update when you’re back online.',
  notHere: 'We can’t open this conversation here',
  notHereText:
    'You can come back to a conversation for up to 24 hours, in the browser you started it in. After that, you’ll need to start a new one. It only takes a minute.',
  offline: 'You seem to be offline',
  offlineText: 'Your conversation is safe. Check your connection and try again.',
  tryAgain: 'Try again',
  didntLoad: 'Your conversation didn’t load',
  opening: 'Opening your conversation',
  withoutScripts: 'This page needs JavaScript, because we can only unlock your conversation in your browser.',
  yourConversations: 'Your conversations',
  startAgain: 'Start again',
} as const

export const chatMenuTexts = {
  more: 'More',
} as const

export const answerSoFarTexts = {
  digging: 'I’m digging through your bill.',
  working: 'Mo is working on it',
} as const

export const chatBubbleTexts = {
  mo: 'Mo',
  you: 'You',
  readMore: 'Read more',
} as const

export const chatLogTexts = {
  title: 'Conversation with Mo',
  stopped: 'You stopped this answer.',
  copy: 'Copy',
  edit: 'Edit',
  readAgain: 'Read it again',
  tryAgain: 'Try again',
  stillReading:
    'Mo is still reading your bill. You’ll see what he finds here. You can ask him something else while you wait.',
  stopping: 'Stopping',
  stopReading: 'Stop reading',
  you: 'You',
  dontSend: 'Don’t send it',
} as const

export const fileChipTexts = {
  pdf: 'PDF',
} as const

export const plainLogTexts = {
  withoutScripts: 'Turn on JavaScript to talk to Mo, change a figure or start a switch.',
} as const

export const resultToolsTexts = {
  share: 'Share',
  print: 'Print',
} as const

export const talkReducerTexts = {
  cancelled: 'You cancelled this message before we sent it.',
} as const
