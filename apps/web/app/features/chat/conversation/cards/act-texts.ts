/** Texts of a reminder and the start of a switch, in a conversation and on the page of a home. */

export const remindMeTexts = {
  set: (sentTo: string, on: string) => `I’ll email ${sentTo} on ${on}.`,
  setting: 'Setting your reminder',
  email: 'Which email address should I use?',
  emailHint: 'I’ll only use your email address for this reminder.',
} as const

export const startSwitchTexts = {
  starting: 'Starting',
  start: ['Start the switch', ' to '],
} as const
