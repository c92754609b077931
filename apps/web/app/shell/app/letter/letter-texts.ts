export const letterTexts = {
  label: 'Change anything you like, then copy, print or email it',
  fillIn: 'Still to fill in:',
  copy: 'Copy the letter',
  copied: 'Copied',
  notCopied: 'Couldn’t copy',
  print: 'Print',
  mail: 'Email it to me',
  mailing: 'Emailing',
  mailed: (to: string) => `We’ve emailed it to ${to}. We haven’t sent it to anyone else.`,
  undo: 'Go back to our letter',
  signIn: 'Sign in if you’d like us to email it to you.',
} as const
