export const onRequestTexts = {
  saved: (email: string) => `We’ve saved a copy of everything we keep about ${email}, and let them know by email.`,
  deleted: (email: string) => `We’ve deleted the account for ${email}, and let them know by email.`,
  title: 'Find an account',
  email: 'Email address',
  emailHint: 'Check that the request came from this address.',
  find: 'Find',
  notFound: 'Nobody has an account with this address.',
  exportTitle: 'Export their data',
  exportText: (email: string, day: string) =>
    `${email}, with us since ${day}. The file has everything we keep about them, including their conversations. Only send it to this address. They’ll see in their account that you exported it, and why.`,
  export: 'Save their data',
  deleteTitle: 'Delete their account',
  deleteText: 'This can’t be undone. Everything in the account is deleted straight away.',
  confirmWrong: (email: string) => `Please type ${email} to confirm.`,
  delete: 'Delete the account',
  confirm: 'Type the email address to confirm',
} as const

export const requestTexts = {
  answered: (email: string) => `We’ve emailed your answer to ${email}.`,
  answeredElsewhere: 'Someone else has already answered, so we haven’t sent your answer. Read theirs first.',
  closed: 'We’ve closed this message without replying.',
  opened: 'You can read the conversation for an hour.',
  theirs: 'What they sent',
  seen: (time: string) => `${time}. They saw this text before they sent it.`,
  answeredBy: (by: string, time: string) => `Answered by ${by}, ${time}`,
  answerTitle: 'Answer by email',
  answerAgain: 'Send another answer',
  sendAnswer: 'Send the answer',
  answer: 'Your answer',
  answerHint: (email: string) => `We’ll send this to ${email}. It won’t include their message.`,
  closeTitle: 'Close without replying',
  close: 'Close',
  conversation: 'Their conversation with Mo',
  noConversation: 'There isn’t one, or it’s been deleted.',
  openTitle: 'Open the conversation',
  open: 'Open for an hour',
  openWhy: 'Why do you need to read the conversation?',
  openHint: 'They’ll see this in their account, and we keep it in the audit log.',
} as const

export const requestsTexts = {
  title: 'Messages',
  which: 'Filter messages',
  waiting: 'Waiting',
  done: 'Done',
  noneWaiting: 'Nobody is waiting for an answer',
  noneDone: 'No messages have been answered yet',
  noneText: 'Messages people ask Mo to pass on will show up here.',
} as const

export const conversationTexts = {
  openUntil: (time: string) => `You can read this until ${time}.`,
  empty: 'There are no messages in this conversation.',
  mo: 'Mo',
  person: 'Customer',
} as const
