/** Texts of a bill's page, except those of the proof, which a conversation shows too. */

export const billProofTexts = {
  title: (title: string) => `${title}, line by line`,
  oneToCheck: '1 value to check',
  toCheck: (doubtful: number) => `${doubtful} values to check`,
  withoutScripts:
    'Turn on JavaScript to see where each value is on your bill, to correct a value or to delete the bill.',
  howToUse: 'Select a value to see how we checked it. If it’s wrong, press the pencil next to it.',
  back: 'Back to the conversation',
  readFromBill: 'Read from your bill',
  readFromPage: (page: number) => `Read from page ${page}`,
  withoutPicture: 'Values from your bill that aren’t shown in a picture',
  year: 'A year at the rates on your bill',
  cost: (from: string, isTold: boolean) =>
    `For the year from ${from}, based on this bill ${isTold ? 'and what you told us above' : 'alone'}.`,
  between: (low: string, high: string) => ` It could be between ${low} and ${high}.`,
  notInChat: 'This doesn’t include anything you’ve told Mo in the chat.',
} as const

export const billTallyTexts = {
  yearlyCost: 'Yearly cost:',
} as const

export const billTexts = {
  doInChat: 'Go to the chat',
  saysElse: 'What else your bill says',
  doesntSay: (count: number) => `What the bill doesn’t say (${count})`,
  showValue: (label: string, number: number) => `${label}: show value ${number}`,
} as const

export const deleteBillTexts = {
  deleteBill: 'Delete this bill',
  kept: (keeping: string) => `We keep this bill encrypted. ${keeping}`,
  title: 'Delete this bill now',
  description: (fileName: string) =>
    `This permanently deletes ${fileName}, its pictures and everything we read from it. We’ll keep your conversation.`,
  deleteNow: 'Delete now',
  deleting: 'Deleting',
  delete: 'Delete',
} as const

export const billPageTexts = {
  title: 'Your bill',
  description: 'Where each figure comes from.',
  subtitle: 'What we found, where we found it and how we checked it',
  notHere: 'We can’t open this bill here',
  notHereText: 'You can only open a bill in the browser you used to upload it, and only until it’s deleted.',
  yourBills: 'Your bills',
  didntLoad: 'Your bill didn’t load',
  tryAgain: 'Try again',
  halfHours: 'See what a year would cost on half-hourly tariffs',
  withoutScripts: 'This page needs JavaScript, because we can only unlock your bill in your browser.',
} as const
