/** Texts of an account's page. */

export const accountPageTexts = {
  tickFirst: 'Please tick the box first, so we know you’re sure.',
  title: 'Your account',
  description: 'See, download or delete what we keep about you.',
  deleted: 'We’ve deleted your account',
  trouble: 'Part of the page didn’t load. You don’t need to sign in again. Check your connection and try again.',
  tryAgain: 'Try again',
  deletedText: 'Your account is gone, along with everything in it. We’ve sent you one last email to confirm.',
  goodbye: 'Thanks for trying Mo.',
  goHome: 'Go to the home page',
  signInFirst:
    'Sign in first. We’ll email you a link. Then you’ll find your account in the menu at the top of the page.',
  signIn: 'Sign in',
} as const

export const accountPanelTexts = {
  who: 'Who you are',
  whoText: 'You sign in with this address. There’s no password.',
  passkeys: 'Passkeys',
  passkeysText:
    'Sign in with your fingerprint, face or PIN instead of an email. A passkey stays on your device, and can’t be guessed or phished.',
  sessions: 'Where you’re signed in',
  sessionsText: 'These browsers are signed in to your account. Don’t recognise one of them? Sign it out.',
  looks: 'When our team looked at your data',
  looksText:
    'Our team can only open a conversation if they have a reason, and only for an hour. Each time they do, you’ll see it here.',
  export: 'Take your data with you',
  exportText:
    'Download everything we keep about you as one JSON file. You can then download any documents you gave us, one by one.',
  collecting: 'Collecting',
  downloadMyData: 'Download my data',
  savedNone: 'Saved. You haven’t given us any documents.',
  savedSome: 'Saved. You can download these documents too:',
  signOutEverywhere: 'Sign out everywhere',
  everywhereText: 'This signs you out on every phone, tablet and computer, including this one.',
  signingOut: 'Signing out...',
  deletion: 'Delete your account',
  delete: 'Delete my account',
} as const

export const deleteAccountDialogTexts = {
  title: 'Delete your account?',
  keep: 'Keep my account',
  sure: 'Yes, delete the account for',
  sending: 'Sending',
  sendLink: 'Send me a sign-in link',
  deleting: 'Deleting',
  delete: 'Delete my account',
} as const

export const keptTexts = {
  deletesMost: 'This permanently deletes your account and what’s in it straight away, except what’s listed here.',
  deletesAll: 'This permanently deletes your account and everything in it straight away.',
  deleteMost: 'We’ll delete what’s in your account, on all your devices, except what’s listed here',
  deleteAll: 'We’ll delete everything in your account, on all your devices',
  noUndo: (what: string) => `${what}. You can’t undo this. We’ll send one last email to confirm it.`,
  winner:
    'If you won a prize, we keep a record of it for up to 6 years, because the law says we must be able to prove we awarded it.',
} as const

export const ownListFrameTexts = {
  tryAgain: 'Try again',
} as const

export const ownListTexts = {
  confirmed: 'Thanks, that’s confirmed. Try again now.',
} as const

export const staffAccessTexts = {
  words: {
    'chat.open': 'Someone on our team opened one of your conversations',
    'account.export': 'Someone on our team made a copy of your data',
  },
  trouble: 'We couldn’t load this. Check your connection and try again.',
  tryAgain: 'Try again',
  nobody: 'Nobody has looked at your data.',
  why: (at: string, reason: string) => `${at}. Reason: ${reason}`,
} as const

export const passkeyRowTexts = {
  lastUsed: (day: string) => `last used ${day}`,
  notUsedYet: 'not used yet',
  added: (day: string, used: string) => `Added ${day}, ${used}`,
  newName: 'New name',
  saving: 'Saving',
  saveName: 'Save name',
  cancel: 'Cancel',
  removeSure:
    'Remove this passkey? You won’t be able to sign in with it any more. You can still sign in with an emailed link.',
  removing: 'Removing',
  removeIt: 'Remove it',
  keepIt: 'Keep it',
  rename: 'Rename',
  remove: 'Remove',
} as const

export const passkeyListTexts = {
  none: 'You haven’t got a passkey yet.',
  unusable: 'This browser can’t use passkeys. An emailed sign-in link works everywhere.',
  full: 'You can’t add any more passkeys to your account. Remove one to add another.',
  adding: 'Adding',
  add: 'Add a passkey',
} as const

export const passkeyDoneTexts = {
  added: (name: string) => `Done. “${name}” is your new passkey.`,
  renamed: (name: string) => `Done. Your passkey is now called “${name}”.`,
  removed: (name: string) => `Done. You can no longer sign in with “${name}”.`,
} as const

export const sessionsTexts = {
  signingOut: 'Signing out...',
  signOutOthers: 'Sign out all other browsers',
  nowhereElse: 'You’re not signed in anywhere else.',
  unknownBrowser: 'Unknown browser',
  since: (since: string) => `Signed in ${since}`,
  thisOne: 'You’re using this browser now',
  lastUsed: (lastUsed: string) => `Last used ${lastUsed}`,
  signOut: ['Sign out ', ', signed in '],
} as const

export const sessionsDoneTexts = {
  ended: (device: string | null) => `Done. ${device ?? 'That browser'} is signed out.`,
  othersEnded: 'Done. You’re only signed in here now.',
} as const

export const accountFormsTexts = {
  who: 'Who you are',
  whoText: 'You sign in with this address. There’s no password.',
  passkeys: 'Passkeys',
  passkeysText:
    'Passkeys need JavaScript. Turn it on to add a passkey or see the ones you have. An emailed sign-in link works without it.',
  export: 'Take your data with you',
  exportText: 'Download everything we keep about you as one JSON file.',
  downloadMyData: 'Download my data',
  deletion: 'Delete your account',
  sure: (email: string) => `Yes, delete the account for ${email}`,
  delete: 'Delete my account',
} as const
