export const onRequestTexts = {
  saved: (email: string) => `We’ve saved a copy of everything about ${email}, and told them by email.`,
  deleted: (email: string) => `We’ve deleted the account for ${email}, and told them by email.`,
  title: 'Find an account',
  email: 'Email address',
  emailHint: 'They have to write to us from this address.',
  find: 'Find',
  notFound: 'Nobody has an account with this address.',
  exportTitle: 'Export their data',
  exportText: (email: string, day: string) =>
    `${email}, with us since ${day}. The file has everything we keep, including their conversations. Only send it to this address. They’ll see it in their account, with your reason.`,
  export: 'Save their data',
  deleteTitle: 'Delete their account',
  deleteText: 'This can’t be undone. Everything in the account is deleted straight away.',
  confirmWrong: (email: string) => `Please type ${email} to confirm.`,
  delete: 'Delete the account',
  confirm: 'Type the email address to confirm',
} as const

export const requestTexts = {
  answered: (email: string) => `We’ve emailed your answer to ${email}.`,
  answeredElsewhere: 'Someone else has answered in the meantime, so we haven’t sent yours. Read their answer first.',
  closed: 'We’ve closed this message without replying.',
  opened: 'The conversation is open to you for an hour.',
  theirs: 'What they sent',
  seen: (time: string) => `${time}. They read these words before sending.`,
  answeredBy: (by: string, time: string) => `${by} answered, ${time}`,
  answerTitle: 'Answer by email',
  answerAgain: 'Send another answer',
  sendAnswer: 'Send the answer',
  answer: 'Your answer',
  answerHint: (email: string) => `Goes to ${email}. It doesn’t repeat their message.`,
  closeTitle: 'Close without an answer',
  close: 'Close',
  conversation: 'Their conversation with Mo',
  noConversation: 'There isn’t one, or it’s been deleted.',
  openTitle: 'Open the conversation',
  open: 'Open for an hour',
  openWhy: 'Why do you need to read it?',
  openHint: 'They’ll see this in their account, and it’s kept in the audit log.',
} as const

export const requestsTexts = {
  title: 'Messages',
  which: 'Which messages',
  waiting: 'Waiting',
  done: 'Done',
  noneWaiting: 'Nobody is waiting for an answer',
  noneDone: 'Nothing done yet',
  noneText: 'Messages people ask Mo to pass on will show up here.',
} as const

export const conversationTexts = {
  openUntil: (time: string) => `Open to you until ${time}.`,
  empty: 'There are no messages in it.',
  mo: 'Mo',
  person: 'They',
} as const
