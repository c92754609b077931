/** Texts around the message field, and before the first message. */

export const askPersonTexts = {
  ai: 'Mo is an AI and may misunderstand you, but we check the sums.',
  askAPerson: 'Ask our team',
} as const

export const composerBarTexts = {
  moreBelow: 'More below',
} as const

export const composerTexts = {
  label: 'Message to Mo',
  stopping: 'Stopping',
  stop: 'Stop',
  tooLong: (most: number, used: number) => `Please use ${most} characters or fewer. You’ve used ${used}.`,
} as const

export const summaryForTexts = {
  need: 'What I need: ',
  about: (title: string) => `I’ve been talking to Mo about: ${title}`,
  lastQuestion: (last: string) => `My last question was: ${last}`,
} as const

export const welcomeTexts = {
  title: 'Start a conversation with Mo',
  lead: 'I’m Mo, an AI. Upload an energy bill and I’ll tell you what you pay a year and whether to switch. I’ll show you all my working too. Or just ask me a question. You can always ask our team instead.',
  suggestions: 'Suggestions',
} as const
